import ByteStrings

/// The languages of the screens. Each language is a separate program that contains no other language:
/// docs/adding-a-language.md.
package enum Language: UInt8, CaseIterable {
  case english
  case german
  case french

  /// The name of the language, in the language itself.
  package var name: PlainText {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    }
  }

  /// The tag by which the page identifies it (BCP 47).
  package var tag: Literal {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    }
  }

  /// The language with a tag; English if none has it.
  init(tag: Literal) {
    self = Self.allCases.first { $0.tag.hasSameBytes(as: tag) } ?? .english
  }
}
