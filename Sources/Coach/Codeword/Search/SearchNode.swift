/// A set of answers in the search for their fewest attempts, and its progress.
struct SearchNode: Sendable {
  /// A word that is worth examining.
  struct Candidate: Sendable {
    /// Its index among the suggestions.
    let guess: Int
    let count: GroupCount
    /// The lower bound of the total.
    let leastTotal: Int
  }

  let members: [UInt16]
  let key: UInt64
  /// The candidates, the most promising first, and the codes of their marks.
  let candidates: [Candidate]
  let codes: [[UInt16]]
  /// The next candidate to examine.
  var next = 0
  /// The fewest attempts so far.
  var best: Int
  /// The groups of the current candidate whose attempts are not counted yet.
  var open: [[UInt16]] = []
  /// The total of the current candidate: the counted attempts, and the lower bounds of the open groups.
  var leastTotal = 0
  /// Whether a candidate is being examined.
  var isCounting = false
}
