import ChipsModel
import ChipsTUI
import TestSupport
import Testing

/// Screens in each layout and each style, and in ASCII. In each a chip is chosen, the next has the focus, one has a badge, one
/// is disabled, and one has wide characters.
@Suite struct AppearanceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let columns: Int
    let rows: Int
    var appearance = Appearance()
    let cursor: Point
    let screen: [String]

    init(
      _ name: String, columns: Int, style: ChipStyle, layout: Appearance.Layout = .flow, rows: Int = 30,
      cursor: Point,
      screen: [String]
    ) {
      testDescription = name
      self.columns = columns
      self.rows = rows
      appearance.style = style
      appearance.layout = layout
      self.cursor = cursor
      self.screen = screen
    }
  }

  private func check(
    _ row: Row, rules: TextRules = .forTerminal(.utf8), _ change: (inout Appearance) -> Void = { _ in }
  ) throws {
    var picker = Picker()
    try picker.append("On sale", isSelected: true)
    try picker.append("Available today")
    try picker.append("Free shipping", badge: "12")
    try picker.append("Members only", isDisabled: true)
    try picker.append("Café 日本")
    var settings = Session.Settings(title: Array("Filters".utf8), rules: rules)
    settings.appearance = row.appearance
    change(&settings.appearance)
    var session = Session(
      settings: settings, picker: picker, size: Size(columns: row.columns, rows: row.rows))
    session.completeInput()
    _ = session.handle(.right)
    let frame = session.frame()
    #expect(frame.text == row.screen)
    #expect(frame.cursor == row.cursor)
  }

  @Test("Flow", arguments: flows)
  func flow(row: Row) throws {
    try check(row)
  }

  @Test("Grid: columns that share the row's width", arguments: grids)
  func grid(row: Row) throws {
    try check(row) { $0.layout = .grid }
  }

  @Test("Strip: one row, with arrows where there is more", arguments: strips)
  func strip(row: Row) throws {
    try check(row) { $0.layout = .strip }
  }

  @Test("In ASCII what chips draws has no other character", arguments: asciiRows)
  func ascii(row: Row) throws {
    try check(row, rules: .forTerminal(.utf8, drawsASCII: true))
  }

  @Test(
    "Titles in two lines, chips no wider than 14, three columns and a row between", arguments: severalLines)
  func lines(row: Row) throws {
    try check(row) { appearance in
      appearance.labelLines = 2
      appearance.maximumColumns = 14
      appearance.spacing = Spacing(columns: 3, rows: 1)
    }
  }

  private static let flows = [
    Row(
      "brackets at 80 columns", columns: 80, style: .brackets, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        "[✓ On sale] [  Available today] [  Free shipping 12] [  Members only]",
        "[  Café 日本]",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "brackets at 40 columns", columns: 40, style: .brackets, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        "[✓ On sale] [  Available today]",
        "[  Free shipping 12] [  Members only]",
        "[  Café 日本]",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "brackets at 20 columns", columns: 20, style: .brackets, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        "[✓ On sale]",
        "[  Available today]",
        "[  Free shipping 12]",
        "[  Members only]",
        "[  Café 日本]",
        "1 of 5 chosen",
      ]),
    Row(
      "pill at 80 columns", columns: 80, style: .pill, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        " ✓ On sale  (  Available today)    Free shipping 12     Members only",
        "   Café 日本",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "pill at 40 columns", columns: 40, style: .pill, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        " ✓ On sale  (  Available today)",
        "   Free shipping 12     Members only",
        "   Café 日本",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "pill at 20 columns", columns: 20, style: .pill, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        " ✓ On sale",
        "(  Available today)",
        "   Free shipping 12",
        "   Members only",
        "   Café 日本",
        "1 of 5 chosen",
      ]),
    Row(
      "box at 80 columns", columns: 80, style: .box, cursor: Point(column: 13, row: 2),
      screen: [
        "Filters",
        "╭─────────╮ ┏━━━━━━━━━━━━━━━━━┓ ╭──────────────────╮ ╭──────────────╮",
        "│✓ On sale│ ┃  Available today┃ │  Free shipping 12│ │  Members only│",
        "╰─────────╯ ┗━━━━━━━━━━━━━━━━━┛ ╰──────────────────╯ ╰──────────────╯",
        "╭───────────╮",
        "│  Café 日本│",
        "╰───────────╯",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "box at 40 columns", columns: 40, style: .box, cursor: Point(column: 13, row: 2),
      screen: [
        "Filters",
        "╭─────────╮ ┏━━━━━━━━━━━━━━━━━┓",
        "│✓ On sale│ ┃  Available today┃",
        "╰─────────╯ ┗━━━━━━━━━━━━━━━━━┛",
        "╭──────────────────╮ ╭──────────────╮",
        "│  Free shipping 12│ │  Members only│",
        "╰──────────────────╯ ╰──────────────╯",
        "╭───────────╮",
        "│  Café 日本│",
        "╰───────────╯",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "box at 20 columns", columns: 20, style: .box, cursor: Point(column: 1, row: 5),
      screen: [
        "Filters",
        "╭─────────╮",
        "│✓ On sale│",
        "╰─────────╯",
        "┏━━━━━━━━━━━━━━━━━┓",
        "┃  Available today┃",
        "┗━━━━━━━━━━━━━━━━━┛",
        "╭──────────────────╮",
        "│  Free shipping 12│",
        "╰──────────────────╯",
        "╭──────────────╮",
        "│  Members only│",
        "╰──────────────╯",
        "╭───────────╮",
        "│  Café 日本│",
        "╰───────────╯",
        "1 of 5 chosen",
      ]),
  ]

  private static let grids = [
    Row(
      "brackets at 80 columns", columns: 80, style: .brackets, cursor: Point(column: 28, row: 1),
      screen: [
        "Filters",
        "[✓ On sale               ] [  Available today       ] [  Free shipping 12      ]",
        "[  Members only          ] [  Café 日本             ]",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "brackets at 40 columns", columns: 40, style: .brackets, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        "[✓ On sale                             ]",
        "[  Available today                     ]",
        "[  Free shipping 12                    ]",
        "[  Members only                        ]",
        "[  Café 日本                           ]",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "brackets at 20 columns", columns: 20, style: .brackets, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        "[✓ On sale         ]",
        "[  Available today ]",
        "[  Free shipping 12]",
        "[  Members only    ]",
        "[  Café 日本       ]",
        "1 of 5 chosen",
      ]),
    Row(
      "pill at 80 columns", columns: 80, style: .pill, cursor: Point(column: 28, row: 1),
      screen: [
        "Filters",
        " ✓ On sale                 (  Available today       )    Free shipping 12",
        "   Members only               Café 日本",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "pill at 40 columns", columns: 40, style: .pill, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        " ✓ On sale",
        "(  Available today                     )",
        "   Free shipping 12",
        "   Members only",
        "   Café 日本",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "pill at 20 columns", columns: 20, style: .pill, cursor: Point(column: 1, row: 2),
      screen: [
        "Filters",
        " ✓ On sale",
        "(  Available today )",
        "   Free shipping 12",
        "   Members only",
        "   Café 日本",
        "1 of 5 chosen",
      ]),
    Row(
      "box at 80 columns", columns: 80, style: .box, cursor: Point(column: 28, row: 2),
      screen: [
        "Filters",
        "╭────────────────────────╮ ┏━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭────────────────────────╮",
        "│✓ On sale               │ ┃  Available today       ┃ │  Free shipping 12      │",
        "╰────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰────────────────────────╯",
        "╭────────────────────────╮ ╭────────────────────────╮",
        "│  Members only          │ │  Café 日本             │",
        "╰────────────────────────╯ ╰────────────────────────╯",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "box at 40 columns", columns: 40, style: .box, cursor: Point(column: 1, row: 5),
      screen: [
        "Filters",
        "╭──────────────────────────────────────╮",
        "│✓ On sale                             │",
        "╰──────────────────────────────────────╯",
        "┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓",
        "┃  Available today                     ┃",
        "┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛",
        "╭──────────────────────────────────────╮",
        "│  Free shipping 12                    │",
        "╰──────────────────────────────────────╯",
        "╭──────────────────────────────────────╮",
        "│  Members only                        │",
        "╰──────────────────────────────────────╯",
        "╭──────────────────────────────────────╮",
        "│  Café 日本                           │",
        "╰──────────────────────────────────────╯",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "box at 20 columns", columns: 20, style: .box, cursor: Point(column: 1, row: 5),
      screen: [
        "Filters",
        "╭──────────────────╮",
        "│✓ On sale         │",
        "╰──────────────────╯",
        "┏━━━━━━━━━━━━━━━━━━┓",
        "┃  Available today ┃",
        "┗━━━━━━━━━━━━━━━━━━┛",
        "╭──────────────────╮",
        "│  Free shipping 12│",
        "╰──────────────────╯",
        "╭──────────────────╮",
        "│  Members only    │",
        "╰──────────────────╯",
        "╭──────────────────╮",
        "│  Café 日本       │",
        "╰──────────────────╯",
        "1 of 5 chosen",
      ]),
  ]

  private static let strips = [
    Row(
      "brackets at 80 columns", columns: 80, style: .brackets, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        "  [✓ On sale] [  Available today] [  Free shipping 12] [  Members only]        ›",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "brackets at 40 columns", columns: 40, style: .brackets, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        "  [✓ On sale] [  Available today]      ›",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "brackets at 20 columns", columns: 20, style: .brackets, cursor: Point(column: 3, row: 1),
      screen: [
        "Filters",
        "‹ [  Available t…] ›",
        "1/5  Available today",
      ]),
    Row(
      "pill at 80 columns", columns: 80, style: .pill, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        "   ✓ On sale  (  Available today)    Free shipping 12     Members only         ›",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "pill at 40 columns", columns: 40, style: .pill, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        "   ✓ On sale  (  Available today)      ›",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "pill at 20 columns", columns: 20, style: .pill, cursor: Point(column: 3, row: 1),
      screen: [
        "Filters",
        "‹ (  Available t…) ›",
        "1/5  Available today",
      ]),
    Row(
      "box at 80 columns", columns: 80, style: .box, cursor: Point(column: 15, row: 2),
      screen: [
        "Filters",
        "  ╭─────────╮ ┏━━━━━━━━━━━━━━━━━┓ ╭──────────────────╮ ╭──────────────╮",
        "  │✓ On sale│ ┃  Available today┃ │  Free shipping 12│ │  Members only│        ›",
        "  ╰─────────╯ ┗━━━━━━━━━━━━━━━━━┛ ╰──────────────────╯ ╰──────────────╯",
        "1 of 5 chosen  Space choose  Enter accept  ? keys  Esc cancel",
      ]),
    Row(
      "box at 40 columns", columns: 40, style: .box, cursor: Point(column: 15, row: 2),
      screen: [
        "Filters",
        "  ╭─────────╮ ┏━━━━━━━━━━━━━━━━━┓",
        "  │✓ On sale│ ┃  Available today┃      ›",
        "  ╰─────────╯ ┗━━━━━━━━━━━━━━━━━┛",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "box at 20 columns", columns: 20, style: .box, cursor: Point(column: 3, row: 2),
      screen: [
        "Filters",
        "  ┏━━━━━━━━━━━━━━┓",
        "‹ ┃  Available t…┃ ›",
        "  ┗━━━━━━━━━━━━━━┛",
        "1/5  Available today",
      ]),
  ]

  private static let asciiRows = [
    Row(
      "brackets", columns: 40, style: .brackets, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        "[x On sale] [  Available today]",
        "[  Free shipping 12] [  Members only]",
        "[  Café 日本]",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "pill", columns: 40, style: .pill, cursor: Point(column: 13, row: 1),
      screen: [
        "Filters",
        " x On sale  (  Available today)",
        "   Free shipping 12     Members only",
        "   Café 日本",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "box", columns: 40, style: .box, cursor: Point(column: 13, row: 2),
      screen: [
        "Filters",
        "+---------+ +=================+",
        "|x On sale| |  Available today|",
        "+---------+ +=================+",
        "+------------------+ +--------------+",
        "|  Free shipping 12| |  Members only|",
        "+------------------+ +--------------+",
        "+-----------+",
        "|  Café 日本|",
        "+-----------+",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "a strip", columns: 16, style: .pill, layout: .strip, rows: 4, cursor: Point(column: 3, row: 1),
      screen: [
        "Filters",
        "< (  Availa..) >",
        "1/5  Available..",
      ]),
  ]

  private static let severalLines = [
    Row(
      "brackets", columns: 40, style: .brackets, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        "[✓ On sale]   [  Available]",
        "              [  today    ]",
        "",
        "[  Free      ]   [  Members]",
        "[  shippi… 12]   [  only   ]",
        "",
        "[  Café 日本]",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "pill", columns: 40, style: .pill, cursor: Point(column: 15, row: 1),
      screen: [
        "Filters",
        " ✓ On sale    (  Available)",
        "              (  today    )",
        "",
        "   Free             Members",
        "   shippi… 12       only",
        "",
        "   Café 日本",
        "1 of 5 chosen  Space choose",
      ]),
    Row(
      "box", columns: 40, style: .box, cursor: Point(column: 15, row: 2),
      screen: [
        "Filters",
        "╭─────────╮   ┏━━━━━━━━━━━┓",
        "│✓ On sale│   ┃  Available┃",
        "╰─────────╯   ┃  today    ┃",
        "              ┗━━━━━━━━━━━┛",
        "",
        "╭────────────╮   ╭─────────╮",
        "│  Free      │   │  Members│",
        "│  shippi… 12│   │  only   │",
        "╰────────────╯   ╰─────────╯",
        "",
        "╭───────────╮",
        "│  Café 日本│",
        "╰───────────╯",
        "1 of 5 chosen  Space choose",
      ]),
  ]
}
