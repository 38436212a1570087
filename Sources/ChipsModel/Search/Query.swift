/// What is searched for: terms, all of which a title must contain.
package struct Query: Equatable, Sendable {
  /// How a title contains a term.
  package enum Mode: Equatable, Sendable {
    /// As it is written.
    case exact
    /// Its characters in order, with anything between.
    case fuzzy
  }

  /// A part of the text between blanks.
  struct Term: Equatable, Sendable {
    /// What is overlooked: case unless the term has a capital letter, diacritics and width unless it has such forms.
    let folding: Folding

    /// The term, folded so.
    let scalars: [UInt32]

    init(_ text: some Sequence<Unicode.Scalar>) {
      var base: Unicode.Scalar = " "
      var folding = Folding()
      for scalar in text {
        if scalar.properties.lowercaseMapping != String(scalar) { folding.foldsCase = false }
        if Folding.isForm(scalar, after: &base) { folding.foldsForms = false }
      }
      base = " "
      var scalars: [UInt32] = []
      for scalar in text { folding.fold(scalar, after: &base, into: &scalars) }
      self.folding = folding
      self.scalars = scalars
    }
  }

  /// As it was typed.
  package let text: String

  package let mode: Mode

  let terms: [Term]

  /// - Parameter text: terms between blanks. No character in it is special.
  package init(_ text: String, mode: Mode = .exact) {
    self.text = text
    self.mode = mode
    terms = text.unicodeScalars.split { $0.properties.isWhitespace }.map(Term.init).filter {
      !$0.scalars.isEmpty
    }
  }

  /// Whether every title matches.
  package var isEmpty: Bool { terms.isEmpty }

  /// Whether whatever matches this matches `other`, as far as is plain from the texts: this goes on where it ends.
  package func narrows(_ other: Query) -> Bool {
    mode == other.mode && text.unicodeScalars.starts(with: other.text.unicodeScalars)
  }
}
