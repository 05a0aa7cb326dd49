import Games
import Words

/// The information that one attempt gave, compared with other words.
///
/// A word sorts the fitting answers into groups with the same marks. The next attempt can find one word of each
/// group, so more groups are better.
public struct CodewordAttempt: Sendable {
  /// A word that could have been tried.
  public struct Suggestion: Equatable, Sendable {
    /// The word.
    public let word: Word
    /// The number of groups into which it sorts the answers that fitted.
    public let groups: Int
  }

  /// The number of suggestions.
  public static let suggestionCount = 3

  /// The word that was tried.
  public let word: Word

  /// Whether it was the secret.
  public let isFound: Bool

  /// How many answers fitted before.
  public let before: Int

  /// How many answers fitted afterwards: none if the secret was found.
  public var after: Int { left.count }

  /// The number of groups into which the word sorts the answers that fitted.
  public let groups: Int

  /// How many answers would have been left on average, if all fitting answers are equally likely.
  public let averageLeft: Double

  /// The words that sort the answers best, among common words that the rules allowed.
  public let suggestions: [Suggestion]

  /// The estimated cost of the word compared with the first suggestion, in attempts, judging by groups. A
  /// search can find less or more.
  public let estimatedCost: Double

  /// The answers that fitted before and after, by their indices.
  let members: [UInt16]
  let left: [UInt16]

  /// The groups of the word, without the group in which the word is the secret.
  let others: [[UInt16]]

  init(
    _ made: Codeword.Attempt, in earlier: Codeword, of members: [UInt16],
    with vocabulary: CodewordVocabulary
  ) {
    var counter = GroupCounter()
    var sorter = AnswerSorter()
    let table = vocabulary.table(of: made.word, against: members)
    let codes = table.codes(of: 0)
    let count = table.groups(of: 0, using: &counter)
    let code = PartMarks.code(of: made.marks)
    others = sorter.groups(of: members, codes: codes, without: table.exactCode)
    word = made.word
    isFound = made.marks.areAllExact
    before = members.count
    self.members = members
    var left: [UInt16] = []
    if !isFound {
      for (index, member) in members.enumerated() where codes[index] == code {
        left.append(member)
      }
    }
    self.left = left
    groups = count.groups
    let found = count.isAnswer ? 1 : 0
    averageLeft =
      members.isEmpty ? 0 : Double(count.squares - found) / Double(members.count)

    let ranking = SuggestionRanking(of: members, in: earlier, with: vocabulary)
    suggestions = ranking.best.map {
      Suggestion(word: vocabulary.suggestions[$0.guess], groups: $0.count.groups)
    }
    var cost = 0
    if let best = ranking.best.first {
      cost = count.leastTotal(of: members.count) - best.count.leastTotal(of: members.count)
    }
    estimatedCost = members.isEmpty ? 0 : Double(cost) / Double(members.count)
  }

  /// The answers that fitted afterwards, in alphabetical order, without unkind words; nil if there are more
  /// than the limit.
  public func stillFitting(
    in vocabulary: CodewordVocabulary, limit: Int = CodewordAnalysis.listLimit
  ) -> [Word]? {
    if left.count > limit { return nil }
    return left.filter { vocabulary.isTold(Int($0)) }.map { vocabulary.answers[Int($0)] }
  }
}
