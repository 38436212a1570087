import Testing

@Suite("Options as data, on the screen", .inBothModes)
struct DataScreensTests {
  @Test("the restaurants of a table, with commas and quotes", .onWholeScreen)
  func restaurants() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.directory.write(Cases.restaurants, to: "restaurants.csv")
    try tmux.run("chips -f csv -t Restaurants < restaurants.csv > answer; echo status $?")
    try tmux.waitFor(
      screen: """
        Restaurants
        [  Osteria "Da Noi" 1] [  Tandoor 2] [  Luna 3]
        [  Saffron 4] [  Bánh Mì 5] [  Ramen-ya 7]
        [  Casa, Verde 11]
        0 of 7 chosen  Space choose  Enter accept  ? keys
        """)
    try tmux.press("Space", "End", "Space", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "Osteria \"Da Noi\" 1\nCasa, Verde 11\n")
  }

  @Test("product filters, by title, those chosen that ids and titles name", .onWholeScreen)
  func productFilters() throws {
    let tmux = try Tmux(columns: 70, rows: 10)
    try tmux.directory.write(Cases.productFilters, to: "filters.json")
    try tmux.run("chips -f json -t Filters -s 'Under $50' -s today < filters.json > answer; echo status $?")
    try tmux.waitFor(
      screen: """
        Filters
        [  On sale] [✓ Available today] [  Free shipping] [  New arrivals]
        [  Small business] [  Highly rated] [✓ Under $50] [  Eco packaging]
        2 of 8 chosen  Space choose  Enter accept  ? keys  Esc cancel
        """)
    try tmux.waitFor(cursor: "13,1")
    try tmux.press("Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "today\nunder-50\n")
  }

  @Test("hostile lines, harmless", .onWholeScreen)
  func hostile() throws {
    let tmux = try Tmux(columns: 80, rows: 12)
    try tmux.directory.write(Cases.hostileLines, to: "hostile.txt")
    try tmux.run("chips < hostile.txt > answer; echo status $?")
    try tmux.waitFor(
      screen: """
        [  plain] [  latin1 caf�] [  �� raw bytes] [  tab␉here] [  ␛[31mred␛[0m]
        [  ␛]0;owned␇title] [  bell␇] [  carriage␍] [    leading and trailing  ]
        [  rtl evil end] [  zerowidth] [  a,b,c] [  quote's "and" $HOME `id`] [  -n]
        [  --help] [  # not a heading] [  dup] [  dup] [  back\\slash] [  c1 �31m csi]
        0 of 20 chosen  Space choose  Enter accept  ? keys  Esc cancel
        """)
    try tmux.press("a", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.bytes(of: "answer") == Cases.hostileLines)
  }

  @Test("titles after a delimiter and without their colours")
  func titles() throws {
    let tmux = try Tmux(columns: 60, rows: 6)
    try tmux.run(
      #"printf '1:\33[1;31mOne\33[m\n2:\33[2JTwo\nthree\n' | chips --ansi -d : > answer; echo status $?"#)
    try tmux.waitFor(text: "[  One] [  ␛[2JTwo] [  three]\n0 of 3 chosen")
    try tmux.press("Space", "End", "Space", "Enter")
    try tmux.waitFor(text: "status 0")
    #expect(try tmux.directory.text(of: "answer") == "1\nthree\n")
  }

  @Test("a badge and an id are not searched")
  func search() throws {
    let tmux = try Tmux(columns: 60, rows: 8)
    try tmux.directory.write(Cases.facets, to: "facets.json")
    try tmux.run("chips -f json --search < facets.json")
    try tmux.type("any")
    try tmux.waitFor(text: "Price\n[✓ Any price]\n")
    try tmux.press("C-u")
    try tmux.type("12")
    try tmux.waitFor(screen: "\n/ 12\n2 of 10 chosen, 2 hidden  Enter chips  Esc clear")
    try tmux.press("C-u")
    try tmux.type("r")
    try tmux.waitFor("three groups with matches") {
      $0.hasPrefix(
        """
        Price
        [  Under $15] [  Under $30] [✓ Any price]
        More
        [  Delivery 12] [  Members only]
        """)
    }
  }
}
