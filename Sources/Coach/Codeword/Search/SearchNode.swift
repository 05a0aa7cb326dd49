/// Answers of which the fewest attempts are looked for, and how far that is.
struct SearchNode: Sendable {
  /// A word that is worth looking into.
  struct Candidate: Sendable {
    /// Its index among the suggestions.
    let guess: Int
    let count: GroupCount
    /// What it comes to at least.
    let leastTotal: Int
  }

  let members: [UInt16]
  let key: UInt64
  /// The candidates, the most promising first, and the codes of their marks.
  let candidates: [Candidate]
  let codes: [[UInt16]]
  /// The candidate that is looked into next.
  var next = 0
  /// The fewest attempts so far.
  var best: Int
  /// The groups of the candidate that is looked into whose attempts are not counted yet.
  var open: [[UInt16]] = []
  /// The attempts of the candidate: those that are counted, and the fewest possible of the open groups.
  var leastTotal = 0
  /// Whether a candidate is being looked into.
  var isCounting = false
}
