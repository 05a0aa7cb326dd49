import CoachPages
import WordData

/// Where the coach works, away from what is on screen: one question after the other. What it found out of the
/// words is kept for the next one.
actor CoachRoom {
  private var desks: [String: any CoachDesk] = [:]

  /// The page that answers a question; nil where there is nothing to say, or nobody waits for it any more.
  func page(for question: [UInt8]) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    let game = String(decoding: question.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    // Taken out while it works: so what it knows is changed where it is, and not copied.
    var desk = desks.removeValue(forKey: game) ?? Self.desk(of: game)
    let page = desk.answer(question)?.text
    desks[game] = desk
    return Task.isCancelled ? nil : page
  }

  private static func desk(of game: String) -> any CoachDesk {
    var desk: any CoachDesk =
      switch game {
      case "codeword": CodewordDesk()
      case "hangman", "anagrams": WordsDesk()
      default: WordlessDesk()
      }
    desk.learn(game == "hangman" ? HangmanWords.bytes : PackedWords.bytes)
    return desk
  }
}
