import CoachPages
import Games
import WordData
import Words

/// Runs the coach in the background, one question at a time. It keeps what the coach computed from the words for the
/// next question.
actor CoachRoom {
  private var workers: [Subject: CoachWorker] = [:]

  /// What a coach knows: a kind of game with words of a language.
  struct Subject: Hashable {
    let kind: GameKind
    let words: WordLanguage
  }

  /// The page that answers a question about a game; nil if there is nothing to say, or if the task was
  /// cancelled.
  func page(for question: [UInt8], about subject: Subject) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    // Taken out of the dictionary while it works, so that its state is changed in place and not copied.
    var worker = workers.removeValue(forKey: subject) ?? Self.worker(of: subject)
    let page = worker.answer(question)?.text
    workers[subject] = worker
    return Task.isCancelled ? nil : page
  }

  private static func worker(of subject: Subject) -> CoachWorker {
    var worker = CoachWorker()
    if let file = subject.kind.wordFile(in: subject.words), let words = NativeHost.words(file) {
      worker.learn(words)
    }
    return worker
  }
}
