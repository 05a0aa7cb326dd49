import CoachPages
import Games
import Words

/// Runs the coach in the background, one question at a time. It keeps what the coach computed from the words for the
/// next question.
actor CoachRoom {
  private var workers = CoachWorkers { NativeHost.words($0, in: $1) }

  /// The page that answers a question about a game; nil if there is nothing to say, or if the task was cancelled.
  func page(for question: [UInt8], about kind: GameKind, in words: WordLanguage) -> [UInt8]? {
    guard !Task.isCancelled else { return nil }
    let page = workers.answer(question, about: kind, in: words)?.text
    return Task.isCancelled ? nil : page
  }
}
