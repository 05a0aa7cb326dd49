/// Into how many groups a guess sorts answers, and how large they are.
struct GroupCount: Equatable, Sendable {
  /// How many groups there are. With one word of each, the next attempt could find it: so groups / answers
  /// is the chance to know the word by then.
  let groups: Int
  /// The sum of the squares of their sizes: divided by the answers, how many are in a group on average,
  /// where each answer is equally likely.
  let squares: Int
  /// Whether the guess is one of the answers.
  let isAnswer: Bool

  /// The fewest attempts, of all answers together, that the guess can come to: one for the guess if it is
  /// the answer, two for one answer of each group, and three for every other.
  func leastTotal(of answers: Int) -> Int { 3 * answers - groups - (isAnswer ? 1 : 0) }
}
