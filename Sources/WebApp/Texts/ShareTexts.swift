import Games

/// Every sentence of sharing.
enum ShareTexts {
  static let title = "Share"
  static let share = "Share"
  static let style = "Attempts as"
  static let copy = "Copy"
  static let copied = "Copied."
  static let notCopied =
    "The browser did not let Pastime copy. Select the text and copy it yourself."

  static func name(of style: CodewordShare.Style) -> String {
    switch style {
    case .signs: "Signs"
    case .words: "Words"
    }
  }
}
