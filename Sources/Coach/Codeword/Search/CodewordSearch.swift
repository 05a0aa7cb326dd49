import Games
import Words

/// Looks for the fewest attempts that some answers need, all of them together, by whoever tries suggested
/// words alone.
///
/// A guess that sorts m answers into p groups needs at least 3m − p attempts, one fewer if it is an answer
/// (the bound is from alex1770/wordle). So the words that make the most groups are looked into first, and only
/// the best `width` of them. The result is a bound from above, and reproduces the proven totals of
/// docs/coach.md. It depends on the answers alone, not on what was looked for before.
public struct CodewordSearch: Sendable {
  /// The words the search is about.
  public let vocabulary: CodewordVocabulary

  /// How many guesses are looked into for the same answers.
  let width: Int

  /// How many sets of answers were looked into so far: what the time goes by.
  public private(set) var nodeCount = 0

  private var known = TotalTable()
  private var nodes: [SearchNode] = []
  private var counter = GroupCounter()
  private var sorter = AnswerSorter()

  /// Nothing is looked for yet, but of all answers together the total is known for the usual lists.
  public init(_ vocabulary: CodewordVocabulary) { self.init(vocabulary, knowsTotals: true) }

  /// With another width, or without what is built in, to hold one against the other.
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

  /// The fewest attempts for the answers together, where they are known.
  func total(of members: [UInt16]) -> Int? {
    // One is tried at once; of two the second needs another attempt.
    switch members.count {
    case 0: 0
    case 1: 1
    case 2: 3
    default: known[TotalTable.key(of: members)]
    }
  }

  /// Begins to look for the total of some answers; what was looked for before is left unfinished.
  mutating func begin(_ members: [UInt16]) {
    nodes = []
    if total(of: members) == nil { open(members) }
  }

  /// Goes on until a total is found or so many sets were looked into.
  /// - Returns: whether there is more to do.
  mutating func step(nodes budget: Int) -> Bool {
    let end = nodeCount + budget
    while let top = nodes.indices.last, nodeCount < end { advance(top) }
    return !nodes.isEmpty
  }

  /// Takes the latest node one group or one candidate further.
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
      // The largest is looked into first: it is the likeliest to show that the candidate is not the best.
      var place = open.count
      while place > 0, open[place - 1].count > group.count { place -= 1 }
      open.insert(group, at: place)
    }
    guard total < nodes[top].best else { return }
    nodes[top].open = open
    nodes[top].leastTotal = total
    nodes[top].isCounting = true
  }

  /// What so many answers need at least: one at once, and each other one attempt more.
  private static func leastTotal(of count: Int) -> Int { 2 * count - 1 }

  /// Finds the candidates for some answers, or their total at once.
  private mutating func open(_ members: [UInt16]) {
    nodeCount += 1
    let count = members.count
    let key = TotalTable.key(of: members)
    let table = vocabulary.table(of: members)
    var candidates: [SearchNode.Candidate] = []
    // An answer that tells all others apart cannot be beaten, nor, if there is none, one that leaves a
    // single pair.
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

  /// Puts a guess among the best, if it is one of them. They are in order: by the bound, then by the average
  /// that is left, then answers before others and the alphabet.
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
    // A guess that all answers answer alike tells nothing.
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
