import Screens

/// What a screen reader reads without being asked: all that comes of one event, as one announcement. Of two, one
/// would cut the other short.
package struct Speech {
  /// What was said last.
  package private(set) var sentence = ""
  /// Differs for two announcements of one sentence.
  package private(set) var number: UInt64 = 0
  /// What was there after the event before.
  private var heard: (announcement: UInt64, message: String?, teaching: UInt64) = (0, nil, 0)

  /// Says what is new in a model: of the game, of the passing message, of what a first game teaches.
  @MainActor
  mutating func follow(_ model: AppModel, message: String?) {
    let (announcement, teaching) = (model.frame.announcement, model.teaching)
    var news: [String] = []
    if announcement.number != heard.announcement { news.append(announcement.sentence) }
    if let message, message != heard.message { news.append(message) }
    if teaching.number != heard.teaching { news.append(teaching.sentence) }
    heard = (announcement.number, message, teaching.number)
    news.removeAll(where: \.isEmpty)
    guard !news.isEmpty else { return }
    sentence = news.joined(separator: " ")
    number += 1
  }
}
