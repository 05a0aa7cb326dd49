/// How the result of a finished Codeword came about, in attempts: what is usual, what each word cost, and
/// what luck saved. It needs a search, which can be taken in steps.
public struct CodewordAccount: Sendable {
  /// What an attempt came to.
  public struct Choice: Equatable, Sendable {
    /// The attempts that the word cost against the best play that was found: a little below 0 where the word
    /// was better.
    public let cost: Double
    /// The attempts that its marks saved.
    public let luck: Double
  }

  /// The most sets of answers that are looked into: a second or two.
  public static let nodeLimit = 60_000

  /// What was found, for the account of the next game with the same words.
  public private(set) var search: CodewordSearch

  private let attempts: [CodewordAttempt]
  private let nodeLimit: Int
  /// The sets of answers whose totals the account consists of.
  private let sets: [[UInt16]]
  private var next = 0
  private var isSearching = false
  private let firstNode: Int

  /// - Parameter search: with the vocabulary of the analysis.
  /// - Throws: what the analysis says in `accountSilence`.
  public init(
    of analysis: CodewordAnalysis, using search: CodewordSearch, nodeLimit: Int = nodeLimit
  ) throws(CodewordSilence) {
    if let silence = analysis.accountSilence { throw silence }
    self.search = search
    self.nodeLimit = nodeLimit
    firstNode = search.nodeCount
    attempts = analysis.attempts
    var sets = [analysis.vocabulary.allAnswers]
    for attempt in attempts { sets += [attempt.members] + attempt.others }
    self.sets = sets
  }

  /// How much is done, of how much.
  public var progress: (done: Int, all: Int) { (next, sets.count) }

  /// Goes on for so many sets of answers.
  /// - Returns: whether there is more to do.
  /// - Throws: `.tooManyCases` once the limit is reached.
  public mutating func step(nodes budget: Int) throws(CodewordSilence) -> Bool {
    let end = search.nodeCount + budget
    while next < sets.count {
      if search.nodeCount - firstNode >= nodeLimit { throw .tooManyCases }
      if search.nodeCount >= end { return true }
      if !isSearching { search.begin(sets[next]) }
      isSearching = search.step(nodes: end - search.nodeCount)
      if !isSearching { next += 1 }
    }
    return false
  }

  /// What each attempt came to; nil as long as there is more to do.
  public var choices: [Choice]? {
    var choices: [Choice] = []
    for attempt in attempts {
      guard let before = average(attempt.members), let after = average(attempt.left) else {
        return nil
      }
      var total = attempt.before
      for group in attempt.others {
        guard let needed = search.total(of: group) else { return nil }
        total += needed
      }
      let expected = Double(total) / Double(attempt.before)
      choices.append(Choice(cost: expected - before, luck: expected - 1 - after))
    }
    return choices
  }

  /// The balance, whose result is the attempts that were made and those that were still to be expected where
  /// the secret was not found; nil as long as there is more to do.
  public var balance: Balance? {
    guard let choices, let par = average(search.vocabulary.allAnswers) else { return nil }
    var balance = Balance(par: par)
    for choice in choices { balance.add(cost: choice.cost, luck: choice.luck) }
    return balance
  }

  /// How many attempts were still to be expected after the last one: none where the secret was found.
  public var stillExpected: Double? {
    guard let last = attempts.last else { return nil }
    return average(last.left)
  }

  /// The attempts that each of some answers needs on average.
  private func average(_ members: [UInt16]) -> Double? {
    if members.isEmpty { return 0 }
    guard let total = search.total(of: members) else { return nil }
    return Double(total) / Double(members.count)
  }
}
