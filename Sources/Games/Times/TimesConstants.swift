/// The constants of Times.
public enum TimesConstants {
  /// The numbers that a fact can have.
  public static var numbers: ClosedRange<Int> { 0...999 }

  /// How many different numbers a range can have.
  public static let rangeWidth = 100

  /// The numbers of the classic round, both factors.
  public static var classicNumbers: ClosedRange<Int> { 10...20 }

  /// How many problems a classic round has.
  public static let classicProblemCount = 5

  /// How many answers a classic problem has to choose from.
  public static let classicAnswerCount = 4

  /// The greatest distance of a near wrong answer from the right one.
  public static let nearDistance = 5

  /// A carry: wrong answers that are slips may always be this far from the right answer. They may also be as
  /// far away as the larger number.
  public static let carry = 10

  /// The most problems that a round can have.
  public static let problemLimit = 60

  /// The most answers to choose from.
  public static let answerLimit = 6

  /// A fact whose numbers are at most this belongs to the small table, which people know by heart.
  public static let smallTable = 10

  /// The longest time of a sure answer to a fact of the small table.
  public static var smallSureTime: Milliseconds { Milliseconds(4_000) }

  /// The longest time of a sure answer to any other fact, which has to be worked out.
  public static var largeSureTime: Milliseconds { Milliseconds(10_000) }

  /// The longest time that is recorded for an answer: one hour.
  public static let longestTime: Int64 = 3_600_000

  /// The greatest number that can be an answer.
  public static let greatestAnswer = 9_999_999
}
