/// The environment that children are given: the same whoever runs the tests.
enum ChildEnvironment {
  static func variables(_ differences: [String: String?]) throws -> [String] {
    var variables: [String: String?] = [
      "PATH": "\(try ChipsBinary.directory):/usr/bin:/bin", "HOME": "/", "LC_ALL": "C.UTF-8",
      "TERM": "xterm-256color",
      "CHIPS_OPTS": ScreenMode.current.options,
    ]
    variables.merge(differences) { $1 }
    return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}
