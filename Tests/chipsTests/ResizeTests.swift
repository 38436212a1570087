import Testing

@Suite("Resizing", .inBothModes)
struct ResizeTests {
  private static let filters = [
    "--title", "Filters", "On sale", "Free shipping", "New arrivals", "In stock", "Four stars and more",
    "Gift cards",
  ]

  private static let at80 = """
    Filters
    [  On sale] [  Free shipping] [  New arrivals] [  In stock]
    [✓ Four stars and more] [  Gift cards]
    1 of 6 chosen  Space choose  Enter accept  ? keys  Esc cancel
    """

  private static let at40 = """
    Filters
    [  On sale] [  Free shipping]
    [  New arrivals] [  In stock]
    [✓ Four stars and more] [  Gift cards]
    1 of 6 chosen  Space choose
    """

  private static let at20 = """
    Filters
    [  On sale]
    [  Free shipping]
    [  New arrivals]
    [  In stock]
    [✓ Four stars and …]
    [  Gift cards]
    1/6  Four stars and…
    """

  /// A picker with the fifth chip chosen and in focus.
  private func picker(columns: Int) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: 12, running: [ChipsBinary.path] + Self.filters)
    try tmux.waitFor(text: "0 of 6 chosen")
    for _ in 1...4 { try tmux.press("Right") }
    try tmux.press("Space")
    return tmux
  }

  @Test("chips flow onto as many rows as the width needs", arguments: [(80, at80), (40, at40), (20, at20)])
  func widths(columns: Int, screen: String) throws {
    try picker(columns: columns).waitFor(screen: screen)
  }

  @Test("the focus stays on its chip, and nothing of an old frame remains")
  func focusStays() throws {
    let tmux = try picker(columns: 80)
    try tmux.waitFor(screen: Self.at80)
    try tmux.waitFor(cursor: "1,2")
    try tmux.resize(columns: 40, rows: 12)
    try tmux.waitFor(screen: Self.at40)
    try tmux.waitFor(cursor: "1,3")
    try tmux.resize(columns: 20, rows: 12)
    try tmux.waitFor(screen: Self.at20)
    try tmux.waitFor(cursor: "1,5")
    try tmux.resize(columns: 80, rows: 12)
    try tmux.waitFor(screen: Self.at80)
    try tmux.waitFor(cursor: "1,2")
  }

  @Test("a burst of fifty resizes ends at the last size")
  func burst() throws {
    let tmux = try picker(columns: 80)
    for columns in 30..<80 { try tmux.resize(columns: columns, rows: 12) }
    try tmux.resize(columns: 40, rows: 12)
    try tmux.waitFor(screen: Self.at40)
    try tmux.waitFor(cursor: "1,3")
  }

  @Test("a burst faster than frames can be drawn ends at the last size", arguments: 1...10)
  func fastBurst(run: Int) throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips(["--title", "Filters", "a", "b"])
    try terminal.waitFor("Esc cancel")
    for rows in UInt16(1)...50 { terminal.resize(columns: 48, rows: rows) }
    // Only this one has room for the third hint.
    terminal.resize(columns: 49, rows: 12)
    try terminal.waitFor("? keys")
    try terminal.type("a\r")
    #expect(try chips.wait() == Outcome(0, output: "a\nb\n"))
  }

  @Test("keys and resizes that come together are all handled")
  func keysBetween() throws {
    let terminal = try Pseudoterminal()
    let chips = try terminal.startChips((1...50).map { "option \($0)" })
    try terminal.waitFor("chosen")
    for columns in UInt16(31)...80 {
      terminal.resize(columns: columns, rows: 12)
      try terminal.type(" l")
    }
    try terminal.type("\r")
    #expect(try chips.wait() == Outcome(0, output: (1...50).map { "option \($0)\n" }.joined()))
  }

  @Test("the focused chip is kept in view when rows go away")
  func focusInView() throws {
    let tmux = try Tmux(columns: 12, rows: 10, running: [ChipsBinary.path] + (1...12).map(String.init))
    try tmux.waitFor(text: "0/12")
    try tmux.press("End")
    try tmux.resize(columns: 12, rows: 4)
    try tmux.waitFor("last row") { $0.contains("[  11]") && $0.contains("[  12]") && !$0.contains("[  1]") }
    try tmux.resize(columns: 12, rows: 24)
    try tmux.waitFor("all rows") { $0.hasPrefix("[  1] [  2]\n") && $0.contains("[  12]") }
  }
}
