import ChipsModel

/// Where the columns of a table are that say something about an option.
struct TableColumns {
  private let id: Int?
  private let title: Int?
  private let group: Int?
  private let selected: Int?
  private let disabled: Int?
  private let badge: Int?

  /// How many columns there are, those that are ignored too.
  private let count: Int

  /// - Throws: `InputError` when there is neither an id nor a title, or a known column twice.
  init(header: TableSplitter.Record) throws {
    count = header.positions.count
    func place(of name: String) throws -> Int? {
      let places = header.positions.indices.filter { header.cells[$0].elementsEqual(name.utf8) }
      if places.count > 1 {
        throw InputError.malformed(
          header.positions[places[1]], "a second column is called '\(name)'; call it something else")
      }
      return places.first
    }
    id = try place(of: "id")
    title = try place(of: "title")
    group = try place(of: "group")
    selected = try place(of: "selected")
    disabled = try place(of: "disabled")
    badge = try place(of: "badge")
    guard id != nil || title != nil else {
      let names = (0..<count).map { header.cells[$0].quoted }.joined(separator: ", ")
      throw InputError.malformed(
        header.positions[0], "the columns are \(names); call one of them 'title' or 'id', in the first line")
    }
  }

  /// The option of a record.
  ///
  /// - Throws: `InputError` when it has another number of cells than the header, or a cell that is not a boolean where it
  ///   should be.
  func entry(
    of record: TableSplitter.Record, intake: OptionIntake, in picker: inout Picker
  ) throws -> Options.Entry {
    let cellCount = record.positions.count
    guard cellCount == count else {
      let cells = cellCount == 1 ? "1 cell" : "\(cellCount) cells"
      throw InputError.malformed(
        record.positions[0], "the record has \(cells) and the header \(count); give it as many")
    }
    let idCell = id.map { record.cells[$0] }
    let titleCell = title.map { record.cells[$0] }
    var entry = Options.Entry(
      id: idCell ?? titleCell ?? record.cells[0], title: idCell == nil ? nil : titleCell)
    if let badge { entry.badge = record.cells[badge] }
    if let group { entry.group = try intake.group(named: record.cells[group], in: &picker) }
    if let selected { entry.isSelected = try boolean("selected", at: selected, of: record) }
    if let disabled { entry.isDisabled = try boolean("disabled", at: disabled, of: record) }
    return entry
  }

  private func boolean(_ name: String, at place: Int, of record: TableSplitter.Record) throws -> Bool {
    let cell = record.cells[place]
    if cell.isEmpty { return false }
    guard let value = Bool(word: String(decoding: cell, as: UTF8.self)) else {
      throw InputError.malformed(record.positions[place], "\(name) is \(cell.quoted); write \(Bool.words)")
    }
    return value
  }
}

extension Bool {
  /// The boolean that a word of the input stands for, in capital or small letters; nil for no such word.
  init?(word: String) {
    switch word.lowercased() {
    case "1", "true", "yes": self = true
    case "", "0", "false", "no": self = false
    default: return nil
    }
  }

  /// The words for booleans, for a message.
  static var words: String { "1, true or yes, or 0, false or no" }
}
