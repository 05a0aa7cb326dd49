import CoachPages
import WordData

/// Runs the coach in the background, one question at a time. It keeps what the coach computed from the words for the
/// next question.
actor CoachRoom {
  private var workers: [String: any CoachWorker] = [:]

  /// The page that answers a question; nil if there is nothing to say, or if the task was cancelled.
  func page(for question: [UInt8]) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    let game = String(decoding: question.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    // Taken out of the dictionary while it works, so that its state is changed in place and not copied.
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
