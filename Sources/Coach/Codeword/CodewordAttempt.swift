import Games
import Words

/// What one attempt told, and what others would have told.
///
/// A word sorts the answers that fit into groups: the answers of one group bear the same marks. One word of
/// each group can be found by the next attempt, so the more groups the better.
public struct CodewordAttempt: Sendable {
  /// A word that could have been tried.
  public struct Suggestion: Equatable, Sendable {
    /// The word.
    public let word: Word
    /// The groups into which it sorts what fitted.
    public let groups: Int
  }

  /// How many suggestions there are.
  public static let suggestionCount = 3

  /// The word that was tried.
  public let word: Word

  /// Whether it was the secret.
  public let isFound: Bool

  /// How many answers fitted before.
  public let before: Int

  /// How many answers fitted afterwards: none where the secret was found.
  public var after: Int { left.count }

  /// The groups into which the word sorts the answers that fitted.
  public let groups: Int

  /// How many would have been left on average, if each answer that fitted is equally likely.
  public let averageLeft: Double

  /// Of how many of the answers that fitted no more would have been left than there were.
  public let casesAsFew: Int

  /// The words that sort the answers best: common ones that the rules allowed then.
  public let suggestions: [Suggestion]

  /// What the word cost against the first suggestion, in attempts, if both are as good as their groups
  /// promise: a search can find less, or more.
  public let estimatedCost: Double

  /// The answers that fitted before and after, by their indices.
  let members: [UInt16]
  let left: [UInt16]

  /// The groups of the word, without the one that finds the secret.
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
    var cases = found
    for group in others where group.count <= left.count { cases += group.count }
    casesAsFew = cases

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

  /// What could still have been: the answers that fitted afterwards, in alphabetical order, without unkind
  /// ones; nil where there are more than so many.
  public func stillFitting(
    in vocabulary: CodewordVocabulary, limit: Int = CodewordAnalysis.listLimit
  ) -> [Word]? {
    if left.count > limit { return nil }
    return left.filter { vocabulary.isTold(Int($0)) }.map { vocabulary.answers[Int($0)] }
  }
}
