import Testing

@testable import chips

@Suite struct TableReaderTests {
  /// The text of a table, in csv where nothing else is said, and its options.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let format: InputFormat
    let text: String
    let options: [ReadOption]

    init(_ name: String, in format: InputFormat = .csv, _ text: String, _ options: [ReadOption]) {
      (testDescription, self.format, self.text, self.options) = (name, format, text, options)
    }
  }

  private static let rows = [
    Row("nothing", "", []),
    Row("a header only", "id,title\n", []),
    Row("titles", "title\na\nb\n", [ReadOption("a"), ReadOption("b")]),
    Row("ids", "id\na\n", [ReadOption("a")]),
    Row(
      "ids and titles", "id,title\n1,One\n2,Two\n",
      [ReadOption("1", title: "One"), ReadOption("2", title: "Two")]),
    Row(
      "every column, in another order", "badge,disabled,selected,group,title,id\n12,1,0,Price,Cheap,c\n",
      [ReadOption("c", title: "Cheap", badge: "12", group: "Price", isDisabled: true)]),
    Row("unknown columns", "area,title,open\n\"Old,Town\",Luna,maybe\n", [ReadOption("Luna")]),
    Row("names are as they are written", "ID,Title, group,title\na,b,c,d\n", [ReadOption("d")]),
    Row(
      "a header in quotes", "\"id\",\"title\"\n\"1\",\"O\"\"ne\"\"\"\n", [ReadOption("1", title: "O\"ne\"")]),
    Row(
      "blank lines before the header and between", "\n\nid\n\na\n\r\nb\n\n",
      [ReadOption("a"), ReadOption("b")]),
    Row(
      "CRLF and no last end", "id,title\r\n1,One\r\n2,Two",
      [ReadOption("1", title: "One"), ReadOption("2", title: "Two")]),
    Row(
      "line breaks in cells", "id,title\n1,\"a\nb\"\n2,c\n",
      [ReadOption("1", title: "a\nb"), ReadOption("2", title: "c")]),
    Row(
      "empty titles and ids", "id,title\n,a\nb,\n", [ReadOption("", title: "a"), ReadOption("b", title: "")]),
    Row("an empty option in quotes", "id\n\"\"\n", [ReadOption("")]),
    Row(
      "groups as they come", "title,group\na,G\nb,\nc,H\nd,G\n",
      [
        ReadOption("a", group: "G"), ReadOption("b"), ReadOption("c", group: "H"),
        ReadOption("d", group: "G"),
      ]),
    Row(
      "badges on some", "title,badge\na,\nb,12\nc,\n",
      [ReadOption("a"), ReadOption("b", badge: "12"), ReadOption("c")]),
    Row("tsv", in: .tsv, "id\ttitle\n1\tO\"n,e\n", [ReadOption("1", title: "O\"n,e")]),
    Row("tsv with CRLF", in: .tsv, "title\tselected\r\na\tyes\r\n", [ReadOption("a", isSelected: true)]),
    Row("commas are no separators in tsv", in: .tsv, "title\na,b\n", [ReadOption("a,b")]),
    Row("tabs are no separators in csv", "title\na\tb\n", [ReadOption("a\tb")]),
  ]

  @Test("Options are read", arguments: rows)
  func options(row: Row) throws {
    for pieceSize in InputFormat.pieceSizes {
      #expect(
        try row.format.options(row.text, pieceSize: pieceSize) == row.options, "in pieces of \(pieceSize)")
    }
  }

  @Test(
    "Booleans have these spellings",
    arguments: [
      ("1", true), ("true", true), ("yes", true), ("TRUE", true), ("Yes", true), ("0", false),
      ("false", false), ("no", false), ("No", false), ("", false), ("\"\"", false), ("\"yes\"", true),
    ])
  func booleans(cell: String, value: Bool) throws {
    let expected = [
      ReadOption("a", isSelected: value), ReadOption("b", isDisabled: value),
      ReadOption("c", isSelected: value, isDisabled: value),
    ]
    let text = "id,selected,disabled\na,\(cell),\nb,,\(cell)\nc,\(cell),\(cell)\n"
    for pieceSize in InputFormat.pieceSizes {
      #expect(
        try InputFormat.csv.options(text, pieceSize: pieceSize) == expected, "in pieces of \(pieceSize)")
    }
  }

  /// What is wrong in a table, where, and how it is told.
  struct Fault: CustomTestStringConvertible {
    let testDescription: String
    let format: InputFormat
    let text: String
    let error: InputError

    init(
      _ name: String, in format: InputFormat = .csv, _ text: String, _ line: Int, _ column: Int,
      _ message: String
    ) {
      (testDescription, self.format, self.text) = (name, format, text)
      error = .malformed(TextPosition(line: line, column: column), message)
    }
  }

  private static let booleanWords = "write 1, true or yes, or 0, false or no"

  private static let faults = [
    Fault(
      "neither a title nor an id", "name,price\nLuna,$\n", 1, 1,
      "the columns are 'name', 'price'; call one of them 'title' or 'id', in the first line"),
    Fault(
      "a header after blank lines", "\n\nname\n", 3, 1,
      "the columns are 'name'; call one of them 'title' or 'id', in the first line"),
    Fault(
      "a header alone, without its end", "Title", 1, 1,
      "the columns are 'Title'; call one of them 'title' or 'id', in the first line"),
    Fault(
      "a csv header read as tsv", in: .tsv, "id,title\n", 1, 1,
      "the columns are 'id,title'; call one of them 'title' or 'id', in the first line"),
    Fault("a column twice", "id,title,id\n", 1, 10, "a second column is called 'id'; call it something else"),
    Fault(
      "too few cells", "id,title\n1,One\n2\n", 3, 1,
      "the record has 1 cell and the header 2; give it as many"),
    Fault(
      "too many cells", "id,title\n1,One,\n", 2, 1,
      "the record has 3 cells and the header 2; give it as many"),
    Fault(
      "too many cells after a record of several lines", "id,title\n1,\"a\n\nb\"\n2,b,c\n", 5, 1,
      "the record has 3 cells and the header 2; give it as many"),
    Fault(
      "too few cells, the last record without its end", "id,title\n\n1", 3, 1,
      "the record has 1 cell and the header 2; give it as many"),
    Fault(
      "a word that is no boolean", "id,selected\na,maybe\n", 2, 3, "selected is 'maybe'; \(booleanWords)"),
    Fault("a number that is no boolean", "disabled,id\n1,a\n2,b\n", 3, 1, "disabled is '2'; \(booleanWords)"),
    Fault(
      "a boolean with a blank", "id,selected\nŽižkov, yes\n", 2, 8, "selected is ' yes'; \(booleanWords)"),
    Fault(
      "too few cells in tsv", in: .tsv, "id\ttitle\na,b\n", 2, 1,
      "the record has 1 cell and the header 2; give it as many"),
    Fault(
      "a quote in a csv cell", "title\n5\" disk\n", 2, 2,
      "a quote stands in a cell that does not begin with one; put the cell in quotes, and write two for one"),
  ]

  @Test("What is wrong is told with its line and column", arguments: faults)
  func errors(row: Fault) {
    for pieceSize in InputFormat.pieceSizes {
      #expect(throws: row.error, "in pieces of \(pieceSize)") {
        try row.format.options(row.text, pieceSize: pieceSize)
      }
    }
  }
}
