import Games
import Words

/// The groups into which words sort a list of answers. Answers with the same marks are in one group.
public struct GroupTable: Sendable {
  private let table: MarkTable

  /// A table of guesses and answers of one length.
  public init(_ guesses: [Word], against answers: [Word]) {
    table = MarkTable(
      GuessParts(of: guesses), length: answers.first?.count ?? 0, marks: PartMarks(),
      places: LetterPlaces(of: answers), members: answers.indices.map { UInt16($0) })
  }

  /// The sum of the squares of the sizes of all groups of all guesses, for comparing different ways of
  /// counting.
  public func sumOfSquares(of guesses: Range<Int>) -> UInt64 {
    var counter = GroupCounter()
    var sum: UInt64 = 0
    for guess in guesses { sum += UInt64(table.groups(of: guess, using: &counter).squares) }
    return sum
  }
}
