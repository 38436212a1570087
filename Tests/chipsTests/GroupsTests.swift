import Testing

@Suite("Groups and badges", .inBothModes)
struct GroupsTests {
  /// A screen on which chips shows the facets.
  private func facets(columns: Int = 60, rows: Int = 12, arguments: [String] = []) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows)
    try tmux.directory.write(Cases.facets, to: "facets.json")
    try tmux.run(
      "clear; chips -f json \(arguments.joined(separator: " ")) < facets.json > answer; echo status $?")
    try tmux.waitFor(text: " of 10 chosen")
    return tmux
  }

  @Test("headings stand above their chips, a badge after its title")
  func screen() throws {
    let tmux = try facets()
    try tmux.waitFor(
      screen: """
        Cuisine
        [  Italian] [  Japanese] [  Mexican] [  Indian]
        Price
        [  Under $15] [  Under $30] [✓ Any price]
        More
        [✓ Open now] [  Delivery 12] [  Members only]
        2 of 10 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.waitFor(cursor: "29,3")
    try tmux.resize(columns: 24, rows: 14)
    try tmux.waitFor(
      screen: """
        Cuisine
        [  Italian] [  Japanese]
        [  Mexican] [  Indian]
        Price
        [  Under $15]
        [  Under $30]
        [✓ Any price]
        More
        [✓ Open now]
        [  Delivery 12]
        [  Members only]
        2 of 10 chosen
        """)
  }

  @Test("another of a single choice takes the place, by Space and by a click, in one step")
  func singleChoice() throws {
    let tmux = try facets()
    try tmux.waitFor(cursor: "29,3")
    try tmux.press("Left", "Space")
    try tmux.waitFor(text: "[  Under $15] [✓ Under $30] [  Any price]\nMore\n")
    try tmux.waitFor(text: "\n2 of 10 chosen")
    try tmux.type("\u{1B}[<0;3;4M\u{1B}[<0;3;4m")
    try tmux.waitFor(text: "[✓ Under $15] [  Under $30] [  Any price]\nMore\n")
    try tmux.press("u")
    try tmux.waitFor(text: "[  Under $15] [✓ Under $30] [  Any price]\nMore\n")
    try tmux.press("u")
    try tmux.waitFor(text: "[  Under $15] [  Under $30] [✓ Any price]\nMore\n")
    // The chosen one can be left out, too.
    try tmux.press("l", "Space", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "30\nopen\n")
  }

  @Test("choosing all fills a single choice and leaves the disabled chip, and says what has no room")
  func chooseAll() throws {
    let tmux = try facets()
    try tmux.press("c", "a")
    try tmux.waitFor(
      screen: """
        Cuisine
        [✓ Italian] [✓ Japanese] [✓ Mexican] [✓ Indian]
        Price
        [✓ Under $15] [  Under $30] [  Any price]
        More                      1 of 1 chosen: the limit in Price
        [✓ Open now] [✓ Delivery 12] [  Members only]
        7 of 10 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(
      try tmux.directory.text(of: "answer") == "Italian\nJapanese\nMexican\nIndian\n15\nopen\nDelivery\n")
  }

  @Test("the arrows, Tab and End pass the disabled chip")
  func disabledIsPassed() throws {
    let tmux = try facets()
    for keys in [["G"], ["G", "Right"], ["G", "Down"], ["g", "BTab"], ["g", "G", "l"]] {
      for key in keys { try tmux.press(key) }
      // On Delivery.
      try tmux.waitFor(cursor: "14,5")
    }
    try tmux.press("Tab")
    try tmux.waitFor(cursor: "1,1")
  }

  @Test("a click on a disabled chip is refused with the reason")
  func disabledClick() throws {
    let tmux = try facets()
    try tmux.type("\u{1B}[<0;35;6M\u{1B}[<0;35;6m")
    try tmux.waitFor(text: "[  Members only]\n2 of 10 chosen  the chip is disabled")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "any\nopen\n")
  }

  @Test("groups of a table have headings wherever the group changes, an empty one for no group")
  func tableGroups() throws {
    let tmux = try Tmux(columns: 40, rows: 12)
    try tmux.run(#"clear; printf 'group\ttitle\nA\ta1\nA\ta2\n\tx\nB\tb1\nA\ta3\n' | chips -f tsv"#)
    try tmux.waitFor(text: "0 of 5 chosen")
    try tmux.waitFor(
      screen: """
        A
        [  a1] [  a2]

        [  x]
        B
        [  b1]
        A
        [  a3]
        0 of 5 chosen  Space choose
        """)
  }
}
