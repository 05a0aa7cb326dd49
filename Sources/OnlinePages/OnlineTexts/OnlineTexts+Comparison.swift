import ByteStrings
import Games

/// The texts for two plays side by side.
extension OnlineTexts {
  var sideBySide: PlainText { localized("Side by side") }
  var lookThrough: PlainText { localized("Move by move") }
  var yourself: PlainText { localized("you") }
  func youAnd(_ name: PlainText) -> PlainText { localized("You and \(name)") }
  var bothFound: PlainText { localized("Both") }
  func only(_ name: PlainText) -> PlainText { localized("Only \(name)") }

  /// Words, separated by commas.
  func list(_ words: [[UInt8]]) -> PlainText {
    var text: PlainText = ""
    for word in words {
      text += text.isEmpty ? PlainText(utf8: word) : ", \(PlainText(utf8: word))"
    }
    return text.isEmpty ? "–" : text
  }

  /// A time of play, "1:05", from milliseconds in digits.
  func clock(_ milliseconds: PlainText) -> PlainText {
    clock((try? decimal(Array(milliseconds.utf8)[...])) ?? 0)
  }

  /// A time of play, "1:05".
  func clock(_ milliseconds: Int64) -> PlainText {
    let seconds = Int(clamping: milliseconds) / 1_000
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
