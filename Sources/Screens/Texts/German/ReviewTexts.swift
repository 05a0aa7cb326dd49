import ByteStrings
import Library

/// Every sentence of a review, in German.
package enum ReviewTexts {
  package static var title: PlainText { "Züge ansehen" }
  package static var moves: PlainText { "Züge" }
  package static var earlier: PlainText { "Voriger Zug" }
  package static var later: PlainText { "Nächster Zug" }
  package static var play: PlainText { "Züge abspielen" }
  package static var pause: PlainText { "Anhalten" }
  package static var goOn: PlainText { "Ab hier spielen" }

  /// "Zug 3 von 7 · 0:41"
  package static func position(_ count: Int, of all: Int, time: PlainText?) -> PlainText {
    let text: PlainText = count == 0 ? "Vor dem ersten Zug" : "Zug \(count) von \(all)"
    return time.map { "\(text) · \($0)" } ?? text
  }

  /// The result of replaying every move.
  package static func verified(_ count: Int) -> PlainText {
    if count == 0 { return "Noch kein Zug." }
    return count == 1
      ? "Geprüft: faires Spiel, 1 Zug."
      : "Geprüft: faires Spiel, \(count) Züge."
  }

  /// Where a game that somebody sent breaks the rules.
  package static func refused(_ error: RecordError, after count: Int) -> PlainText {
    "Kein faires Spiel. Zug \(count + 1): \(RecordTexts.phrase(for: error.reason))."
  }
}
