import ByteStrings

/// What the screens can speak. Each is a program of its own, which speaks no other:
/// docs/adding-a-language.md.
package enum Language: UInt8, CaseIterable {
  case english
  case german

  /// What it calls itself.
  package var name: PlainText {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// What the page knows it by (BCP 47).
  package var tag: Literal {
    switch self {
    case .english: "en"
    case .german: "de"
    }
  }
}
