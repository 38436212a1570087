import ChipsTUI
import Testing

@Suite struct CharacterEncodingTests {
  @Test(
    "A locale's name tells the encoding; without one it is UTF-8",
    arguments: [
      ("", .utf8), ("C", .utf8), ("POSIX", .utf8), ("C.UTF-8", .utf8), ("en_US.UTF-8", .utf8),
      ("cs_CZ.utf8", .utf8),
      ("de_DE", .utf8), ("de_DE@euro", .utf8), ("xx_YY.UTF-8", .utf8), ("en_US.utf-8@variant", .utf8),
      ("de_DE.ISO-8859-1", .other), ("de_DE.ISO-8859-15@euro", .other), ("ja_JP.EUC-JP", .other),
      ("C.ANSI", .other),
    ] as [(String, CharacterEncoding)])
  func names(name: String, encoding: CharacterEncoding) {
    #expect(CharacterEncoding(localeName: name) == encoding)
  }
}
