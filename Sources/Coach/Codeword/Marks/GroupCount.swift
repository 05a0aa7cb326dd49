/// The number and the sizes of the groups into which a guess sorts answers.
struct GroupCount: Equatable, Sendable {
  /// The number of groups. The next attempt can find one word of each group, so groups / answers is the chance
  /// of finding the word by then.
  let groups: Int
  /// The sum of the squares of the group sizes. Divided by the number of answers, it is the average size of the
  /// secret's group, if all answers are equally likely.
  let squares: Int
  /// Whether the guess is one of the answers.
  let isAnswer: Bool

  /// A lower bound of the total attempts for all answers with this guess: one if the guess is the answer, two
  /// for one answer of each group, and three for every other answer.
  func leastTotal(of answers: Int) -> Int { 3 * answers - groups - (isAnswer ? 1 : 0) }
}
