import Testing

@testable import chips

@Suite("README")
struct ReadmeTests {
  @Test("Its table has every option, with the names and the value that it has, and no other")
  func options() throws {
    let expected = OptionTable.options.map { option in
      (option.letter.map { "`-\($0)`, " } ?? "") + "`--\(option.name)"
        + (option.placeholder.map { " \($0)" } ?? "") + "`"
    }
    let table = try Readme.text.split(separator: "| option | meaning |\n|---|---|\n")[1]
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }
    #expect(rows.map { String($0.dropFirst(2).prefix { $0 != "|" }).trimmingSuffix() } == expected)
  }

  /// A recipe and what a person does with it.
  struct Recipe: CustomTestStringConvertible {
    /// The beginning of the sentence above it.
    let testDescription: String
    /// Commands that make what it is about.
    var preparation = ":"
    /// What the screen has on it when the picker is ready; nil where none comes.
    let picker: String?
    /// By tmux's names.
    var keys: [String] = []
    /// What is on the screen when it is over.
    var shows: [String] = []
    /// What it ends with.
    let end: String
  }

  private static let files = "touch -- 'a b' \"it's\" -n"
  private static let git = """
    git init -q -b main . && git -c user.name=n -c user.email=e commit -q --allow-empty -m m && \
    git branch one && git branch two
    """

  private static let recipes = [
    Recipe(
      testDescription: "Ids with titles", picker: "[  Ireland] [  Frankfurt] [  Virginia]",
      keys: ["Right", "Enter"], end: "deploying to eu-central-1\nstatus 0"),
    Recipe(
      testDescription: "Groups, one of them", picker: "[✓ Any price]", keys: ["Up", "Space", "Enter"],
      end: "Mexican\nany\nopen\nstatus 0"),
    Recipe(
      testDescription: "A choice that is saved", preparation: "HOME=$PWD; echo 'Free shipping' >.filters",
      picker: "[  On sale] [✓ Free shipping]", keys: ["Left", "Space", "Enter"], end: "status 0"),
    Recipe(
      testDescription: "The choice to another command", preparation: files, picker: "0 of 3 chosen",
      keys: ["a", "Enter"], shows: ["./a b'", "./it's\"", "./-n"], end: "status 0"),
    Recipe(
      testDescription: "The same through a pipe", preparation: files, picker: "0 of 3 chosen",
      keys: ["a", "Enter"], shows: ["./a b'", "./it's\"", "./-n"], end: "status 0"),
    Recipe(
      testDescription: "Git branches to delete", preparation: git, picker: "[  main] [  one] [  two]",
      keys: ["Right", "Space", "Enter"], end: "status 0"),
    Recipe(
      testDescription: "Some of the files that git has changed",
      preparation: "\(git); touch 'a b' c; git add .; echo x | tee 'a b' >c; EDITOR='printf <%s>'",
      picker: "[  a b] [  c]", keys: ["Space", "Enter"], end: "<a b>status 0"),
    Recipe(
      testDescription: "Tags for a note", picker: "[  shell] [  swift] [  terminal] [+ add ]",
      keys: ["Right", "Space", "n", "x", "Enter", "Left", "Enter"], end: "tag: swift\ntag: x\nstatus 0"),
    Recipe(
      testDescription: "The options that match", preparation: "touch README.md other.md", picker: nil,
      end: "README.md\nstatus 0"),
  ]

  @Test("Each recipe does what it says", arguments: recipes)
  func recipe(recipe: Recipe) throws {
    let tmux = try Tmux(columns: 80, rows: 20, environment: ["CHIPS_OPTS": nil])
    let script =
      "\(recipe.preparation)\nexport EDITOR\n(\n\(try Readme.commands(below: recipe.testDescription))\n)\n"
    // Not where the recipe would find it.
    let directory = try TemporaryDirectory()
    try directory.write(script + "echo \"status $?\"\n", to: "recipe")
    try tmux.run("clear; bash \(directory.path)/recipe")
    if let picker = recipe.picker {
      try tmux.waitFor(text: picker)
      for key in recipe.keys { try tmux.press(key) }
    }
    try tmux.waitFor("\(recipe.end.debugDescription) at the end") { screen in
      screen.hasSuffix(recipe.end + "\n$") && recipe.shows.allSatisfy { screen.contains($0) }
    }
  }

  @Test("The saved choice is what was chosen, and is chosen the next time")
  func saved() throws {
    let tmux = try Tmux(columns: 80, rows: 20, environment: ["CHIPS_OPTS": nil])
    try tmux.directory.write(try Readme.commands(below: "A choice that is saved"), to: "recipe")
    try tmux.run("HOME=$PWD; clear; sh recipe")
    try tmux.waitFor(text: "[  On sale] [  Free shipping] [  New arrivals]")
    try tmux.press("Right", "Space", "Enter")
    try tmux.waitFor(screen: "$")
    try tmux.run("clear; bash recipe")
    try tmux.waitFor(text: "[  On sale] [✓ Free shipping] [  New arrivals]")
    // Cancelled, it stays what it was.
    try tmux.press("c", "Escape")
    try tmux.waitFor(screen: "$")
    try tmux.run("clear; cat .filters*")
    try tmux.waitFor(screen: "Free shipping\n$")
  }
}

extension String {
  /// Without the blanks at its end.
  fileprivate func trimmingSuffix() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
