import Games
import Words

/// The information that each attempt of a finished game of Codeword gave. It is counted, without a search.
public struct CodewordAnalysis: Sendable {
  /// The most words to list as still possible.
  public static let listLimit = 40

  /// The words the analysis is about.
  public let vocabulary: CodewordVocabulary

  /// The analysis of each attempt, in order.
  public let attempts: [CodewordAttempt]

  /// Why luck cannot be analysed; nil if it can.
  public let luckSilence: CodewordSilence?

  /// Why there can be no `CodewordAccount`; nil if there can.
  public let accountSilence: CodewordSilence?

  /// For a finished game.
  /// - Parameters:
  ///   - vocabulary: the vocabulary for the length of the secret.
  ///   - isDealt: whether the secret was drawn with equal probability. For a challenge this is unknown.
  /// - Throws: `.unfinished`.
  public init(
    of game: Codeword, with vocabulary: CodewordVocabulary, isDealt: Bool = true
  ) throws(CodewordSilence) {
    guard game.outcome.isOver,
      var earlier = try? Codeword(game.puzzle, options: game.options, rules: game.rules)
    else { throw .unfinished }
    self.vocabulary = vocabulary
    let isInLists = vocabulary.answers.contains(game.puzzle.secret)
    luckSilence = !isInLists ? .secretNotInLists : isDealt ? nil : .secretChosen
    accountSilence =
      !isInLists ? .secretNotInLists : game.options.mode == .standard ? nil : .boundMode
    var fitting = vocabulary.allAnswers
    var attempts: [CodewordAttempt] = []
    for made in game.attempts {
      let attempt = CodewordAttempt(made, in: earlier, of: fitting, with: vocabulary)
      attempts.append(attempt)
      fitting = attempt.left
      try? earlier.play(CodewordMove(made.word), at: .zero)
    }
    self.attempts = attempts
  }

  /// Into how many groups another word would have sorted the answers that fitted before an attempt; nil if its
  /// length differs.
  public func groups(of word: Word, beforeAttempt index: Int) -> Int? {
    guard word.count == vocabulary.length else { return nil }
    var counter = GroupCounter()
    let table = vocabulary.table(of: word, against: attempts[index].members)
    return table.groups(of: 0, using: &counter).groups
  }
}
