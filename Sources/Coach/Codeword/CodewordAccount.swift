/// The breakdown of the result of a finished game of Codeword, in attempts: the usual result, the cost of each
/// word, and what luck saved. It needs a search, which can be done in steps.
public struct CodewordAccount: Sendable {
  /// The cost and the luck of an attempt.
  public struct Choice: Equatable, Sendable {
    /// The attempts that the word cost compared with the best play that the search found; slightly below 0 if
    /// the word was better.
    public let cost: Double
    /// The attempts that the marks saved.
    public let luck: Double
  }

  /// The most sets of answers to examine, which takes a second or two.
  public static let nodeLimit = 60_000

  /// The search with its results, for reuse in the account of the next game with the same words.
  public private(set) var search: CodewordSearch

  private let attempts: [CodewordAttempt]
  private let nodeLimit: Int
  /// The sets of answers whose totals the account consists of.
  private let sets: [[UInt16]]
  private var next = 0
  private var isSearching = false
  private let firstNode: Int

  /// - Parameter search: with the vocabulary of the analysis.
  /// - Throws: the `accountSilence` of the analysis.
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

  /// The progress of the search.
  public var progress: (done: Int, all: Int) { (next, sets.count) }

  /// Continues the search for this many sets of answers.
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

  /// The cost and the luck of each attempt; nil while there is more to do.
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

  /// The balance; nil while there is more to do. Its result is the number of attempts made, plus the expected
  /// further attempts if the secret was not found.
  public var balance: Balance? {
    guard let choices, let par = average(search.vocabulary.allAnswers) else { return nil }
    var balance = Balance(par: par)
    for choice in choices { balance.add(cost: choice.cost, luck: choice.luck) }
    return balance
  }

  /// The expected further attempts after the last one: none if the secret was found.
  public var stillExpected: Double? {
    guard let last = attempts.last else { return nil }
    return average(last.left)
  }

  /// The average attempts that some answers need.
  private func average(_ members: [UInt16]) -> Double? {
    if members.isEmpty { return 0 }
    guard let total = search.total(of: members) else { return nil }
    return Double(total) / Double(members.count)
  }
}
