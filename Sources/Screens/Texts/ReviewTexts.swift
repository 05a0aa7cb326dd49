import ByteStrings
import Library

/// Every sentence of a review.
package enum ReviewTexts {
  package static var title: PlainText { "See the moves" }
  package static var moves: PlainText { "Moves" }
  package static var earlier: PlainText { "Previous move" }
  package static var later: PlainText { "Next move" }
  package static var play: PlainText { "Play the moves" }
  package static var pause: PlainText { "Pause" }
  package static var goOn: PlainText { "Play from here" }

  /// "Move 3 of 7 · 0:41"
  package static func position(_ count: Int, of all: Int, time: PlainText?) -> PlainText {
    let text: PlainText = count == 0 ? "Before the first move" : "Move \(count) of \(all)"
    return time.map { "\(text) · \($0)" } ?? text
  }

  /// The result of replaying every move.
  package static func verified(_ count: Int) -> PlainText {
    if count == 0 { return "No moves yet." }
    return count == 1
      ? "Checked: a fair game, 1 move."
      : "Checked: a fair game, \(count) moves."
  }

  /// Where a game that somebody sent breaks the rules.
  package static func refused(_ error: RecordError, after count: Int) -> PlainText {
    "Not a fair game. Move \(count + 1): \(RecordTexts.phrase(for: error.reason))."
  }
}
