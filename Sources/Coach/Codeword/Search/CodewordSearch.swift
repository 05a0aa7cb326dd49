import Games
import Words

/// Searches for the fewest total attempts for a set of answers, using only suggested words.
///
/// A guess that sorts m answers into p groups needs at least 3m − p attempts, one fewer if it is an answer (the
/// bound is from alex1770/wordle). So the search examines the words with the most groups first, and only the
/// best `width` of them. The result is an upper bound and reproduces the proven totals of docs/coach.md. It
/// depends on the answers alone, not on earlier searches.
public struct CodewordSearch: Sendable {
  /// The words the search is about.
  public let vocabulary: CodewordVocabulary

  /// How many guesses are examined for the same answers.
  let width: Int

  /// How many sets of answers have been examined so far, which determines the time taken.
  public private(set) var nodeCount = 0

  private var known = TotalTable()
  private var nodes: [SearchNode] = []
  private var counter = GroupCounter()
  private var sorter = AnswerSorter()

  /// A new search. The total of all answers is built in for the usual lists.
  public init(_ vocabulary: CodewordVocabulary) { self.init(vocabulary, knowsTotals: true) }

  /// A search with another width or without the built-in total, for comparison.
  init(
    _ vocabulary: CodewordVocabulary, width: Int = CodewordTotals.width, knowsTotals: Bool = true
  ) {
    self.vocabulary = vocabulary
    self.width = width
    if knowsTotals, let total = CodewordTotals.total(of: vocabulary), width == CodewordTotals.width
    {
      known.insert(total, for: TotalTable.key(of: vocabulary.allAnswers))
    }
  }

  /// The fewest total attempts for the answers; nil if unknown.
  func total(of members: [UInt16]) -> Int? {
    // A single answer is tried at once; the second of two needs another attempt.
    switch members.count {
    case 0: 0
    case 1: 1
    case 2: 3
    default: known[TotalTable.key(of: members)]
    }
  }

  /// Begins the search for the total of some answers, abandoning any unfinished search.
  mutating func begin(_ members: [UInt16]) {
    nodes = []
    if total(of: members) == nil { open(members) }
  }

  /// Continues until the total is found or this many sets were examined.
  /// - Returns: whether there is more to do.
  mutating func step(nodes budget: Int) -> Bool {
    let end = nodeCount + budget
    while let top = nodes.indices.last, nodeCount < end { advance(top) }
    return !nodes.isEmpty
  }

  /// Advances the latest node by one group or one candidate.
  private mutating func advance(_ top: Int) {
    if nodes[top].isCounting {
      guard let group = nodes[top].open.last else {
        nodes[top].isCounting = false
        nodes[top].best = min(nodes[top].best, nodes[top].leastTotal)
        return
      }
      guard let total = total(of: group) else { return open(group) }
      nodes[top].open.removeLast()
      nodes[top].leastTotal += total - Self.leastTotal(of: group.count)
      if nodes[top].leastTotal >= nodes[top].best { nodes[top].isCounting = false }
      return
    }
    let next = nodes[top].next
    guard next < nodes[top].candidates.count,
      nodes[top].candidates[next].leastTotal < nodes[top].best
    else {
      known.insert(nodes[top].best, for: nodes[top].key)
      nodes.removeLast()
      return
    }
    nodes[top].next += 1
    look(into: next, of: top)
  }

  /// Sorts the members of a node by a candidate.
  private mutating func look(into candidate: Int, of top: Int) {
    let members = nodes[top].members
    let groups = sorter.groups(
      of: members, codes: nodes[top].codes[candidate],
      without: PartMarks.exactCode(length: vocabulary.length))
    var total = members.count
    var open: [[UInt16]] = []
    for group in groups {
      total += Self.leastTotal(of: group.count)
      guard group.count > 2 else { continue }
      // The largest group is examined first, because it most likely shows that the candidate is not the best.
      var place = open.count
      while place > 0, open[place - 1].count > group.count { place -= 1 }
      open.insert(group, at: place)
    }
    guard total < nodes[top].best else { return }
    nodes[top].open = open
    nodes[top].leastTotal = total
    nodes[top].isCounting = true
  }

  /// A lower bound of the total for this many answers: one attempt for the first, two for each other answer.
  private static func leastTotal(of count: Int) -> Int { 2 * count - 1 }

  /// Finds the candidates for some answers, or their total at once.
  private mutating func open(_ members: [UInt16]) {
    nodeCount += 1
    let count = members.count
    let key = TotalTable.key(of: members)
    let table = vocabulary.table(of: members)
    var candidates: [SearchNode.Candidate] = []
    // An answer that separates all others cannot be beaten. If there is none, an answer that leaves a single
    // pair cannot be beaten.
    if count <= 24 {
      for member in members {
        consider(Int(member), on: table, among: &candidates)
      }
      if let best = candidates.first, best.leastTotal <= 2 * count {
        known.insert(best.leastTotal, for: key)
        return
      }
      candidates = []
    }
    for guess in vocabulary.suggestions.indices {
      consider(guess, on: table, among: &candidates)
    }
    let codes = candidates.map { table.codes(of: $0.guess) }
    nodes.append(
      SearchNode(members: members, key: key, candidates: candidates, codes: codes, best: .max))
  }

  /// Inserts a guess among the best candidates, if it is one of them. They are ordered by the bound, then by
  /// the average that is left, then answers before other words, then alphabetically.
  private mutating func consider(
    _ guess: Int, on table: MarkTable, among best: inout [SearchNode.Candidate]
  ) {
    let count = table.groups(of: guess, using: &counter)
    let leastTotal = count.leastTotal(of: table.count)
    if best.count == width, let last = best.last,
      (leastTotal, count.squares) >= (last.leastTotal, last.count.squares)
    {
      return
    }
    // A guess with the same marks for all answers reveals nothing.
    if count.groups == 1 { return }
    var place = best.count
    while place > 0,
      (leastTotal, count.squares) < (best[place - 1].leastTotal, best[place - 1].count.squares)
    {
      place -= 1
    }
    best.insert(
      SearchNode.Candidate(guess: guess, count: count, leastTotal: leastTotal), at: place)
    if best.count > width { best.removeLast() }
  }
}
