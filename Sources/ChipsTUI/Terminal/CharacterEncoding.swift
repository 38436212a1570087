import CNcurses
import Glibc

extension TextRules {
  /// The rules for a terminal of this encoding, with the C library's widths.
  ///
  /// - Parameter drawsASCII: whether what chips itself draws is in ASCII, whatever the terminal takes.
  package static func forTerminal(
    _ encoding: CharacterEncoding = .ofEnvironment, drawsASCII: Bool = false
  ) -> TextRules {
    // The locale's name is only read: one that is not installed would show every non-ASCII character as a blank.
    setlocale(LC_CTYPE, "C.UTF-8")
    let isUTF8 = encoding == .utf8
    return TextRules(symbols: isUTF8 && !drawsASCII ? .unicode : .ascii, titlesAreASCII: !isUTF8) {
      Int(wcwidth(wchar_t($0.value)))
    }
  }
}

/// What the terminal takes the bytes that it is sent for.
package enum CharacterEncoding: Equatable, Sendable {
  case utf8
  /// Something else; ASCII is common to all.
  case other

  /// The encoding that is part of a locale's name: after the dot and before an @, as in `de_DE.ISO-8859-1@euro`.
  /// Without one, as `C` and `POSIX` are, it is UTF-8.
  package init(localeName: String) {
    let suffix = localeName.split(separator: "@", maxSplits: 1).first?.split(separator: ".", maxSplits: 1)
      .dropFirst().first
    let name = (suffix ?? "utf8").lowercased().filter { $0 != "-" && $0 != "_" }
    self = name == "utf8" ? .utf8 : .other
  }

  /// The encoding of the locale that LC_ALL, LC_CTYPE or LANG names, the first of them that is set and not empty.
  package static var ofEnvironment: CharacterEncoding {
    CharacterEncoding(
      localeName: Environment["LC_ALL"] ?? Environment["LC_CTYPE"] ?? Environment["LANG"] ?? "")
  }
}
