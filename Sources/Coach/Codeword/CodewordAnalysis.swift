import Games
import Words

/// What each attempt of a finished Codeword told: counted, without any search.
public struct CodewordAnalysis: Sendable {
  /// The most words that are listed as what could still have been.
  public static let listLimit = 40

  /// The words the analysis is about.
  public let vocabulary: CodewordVocabulary

  /// What each attempt told, the first one first.
  public let attempts: [CodewordAttempt]

  /// Why nothing can be said of luck, where that is so.
  public let luckSilence: CodewordSilence?

  /// Why no attempts can be reckoned, where that is so: `CodewordAccount` would say nothing.
  public let accountSilence: CodewordSilence?

  /// Of a game that is over.
  /// - Parameters:
  ///   - vocabulary: of the length of its secret.
  ///   - isDealt: whether the secret was drawn, each equally likely. Of a challenge it is not known.
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

  /// The index of the attempt from which most can be learnt, as far as groups tell; nil where none is worth
  /// telling. It is never the one that found the secret.
  public var instructiveAttempt: Int? {
    Instruction.mostCostly(of: attempts.map { $0.isFound ? 0 : $0.estimatedCost })
  }

  /// Into how many groups another word would have sorted what fitted before an attempt; nil where it has
  /// another length.
  public func groups(of word: Word, beforeAttempt index: Int) -> Int? {
    guard word.count == vocabulary.length else { return nil }
    var counter = GroupCounter()
    let table = vocabulary.table(of: word, against: attempts[index].members)
    return table.groups(of: 0, using: &counter).groups
  }
}
