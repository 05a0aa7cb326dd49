import Games
import Words

/// Into which groups words sort a list of answers: answers that would bear the same marks are in one.
public struct GroupTable: Sendable {
  private let table: MarkTable

  /// Of guesses and answers of one length.
  public init(_ guesses: [Word], against answers: [Word]) {
    table = MarkTable(
      GuessParts(of: guesses), length: answers.first?.count ?? 0, marks: PartMarks(),
      places: LetterPlaces(of: answers), members: answers.indices.map { UInt16($0) })
  }

  /// The squares of the sizes of all groups of all guesses, added up: what each way to count them must
  /// agree on.
  public func sumOfSquares(of guesses: Range<Int>) -> UInt64 {
    var counter = GroupCounter()
    var sum: UInt64 = 0
    for guess in guesses { sum += UInt64(table.groups(of: guess, using: &counter).squares) }
    return sum
  }
}
