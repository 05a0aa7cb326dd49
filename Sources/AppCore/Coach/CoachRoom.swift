import CoachPages
import WordData

/// Where the coach works, away from what is on screen: one question after the other. What it found out of the
/// words is kept for the next one.
actor CoachRoom {
  private var workers: [String: any CoachWorker] = [:]

  /// The page that answers a question; nil where there is nothing to say, or nobody waits for it any more.
  func page(for question: [UInt8]) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    let game = String(decoding: question.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    // Taken out while it works: so what it knows is changed where it is, and not copied.
    var worker = workers.removeValue(forKey: game) ?? Self.worker(of: game)
    let page = worker.answer(question)?.text
    workers[game] = worker
    return Task.isCancelled ? nil : page
  }

  private static func worker(of game: String) -> any CoachWorker {
    var worker: any CoachWorker =
      switch game {
      case "codeword": CodewordCoachWorker()
      case "hangman", "anagrams": WordsCoachWorker()
      default: WordlessCoachWorker()
      }
    worker.learn(game == "hangman" ? HangmanWords.bytes : PackedWords.bytes)
    return worker
  }
}
