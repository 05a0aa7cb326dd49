import CoachPages
import Games
import WordData

/// Runs the coach in the background, one question at a time. It keeps what the coach computed from the words for the
/// next question.
actor CoachRoom {
  private var workers: [GameKind: CoachWorker] = [:]

  /// The page that answers a question about a game of a kind; nil if there is nothing to say, or if the task was
  /// cancelled.
  func page(for question: [UInt8], about kind: GameKind) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    // Taken out of the dictionary while it works, so that its state is changed in place and not copied.
    var worker = workers.removeValue(forKey: kind) ?? Self.worker(of: kind)
    let page = worker.answer(question)?.text
    workers[kind] = worker
    return Task.isCancelled ? nil : page
  }

  private static func worker(of kind: GameKind) -> CoachWorker {
    var worker = CoachWorker()
    if kind.wordFile != nil {
      worker.learn(kind == .hangman ? HangmanWords.bytes : PackedWords.bytes)
    }
    return worker
  }
}
