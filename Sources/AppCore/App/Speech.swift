import Screens

/// What a screen reader reads unprompted: everything that one event brings, as a single announcement. A second
/// announcement would cut the first one short.
package struct Speech {
  /// The latest announcement.
  package private(set) var sentence = ""
  /// Distinguishes two announcements of the same sentence.
  package private(set) var number: UInt64 = 0
  /// The state after the previous event.
  private var heard: (announcement: UInt64, message: String?, teaching: UInt64) = (0, nil, 0)

  /// Announces new content of a model: from the game, the passing message and the lesson of a first game.
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
