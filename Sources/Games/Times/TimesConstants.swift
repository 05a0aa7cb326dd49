/// The numbers that Times is made of, in one place.
public enum TimesConstants {
  /// The numbers that a fact can be made of.
  public static var numbers: ClosedRange<Int> { 0...999 }

  /// How many different numbers a range can have.
  public static let rangeWidth = 100

  /// The numbers of the classic round, both factors.
  public static var classicNumbers: ClosedRange<Int> { 10...20 }

  /// How many problems a classic round has.
  public static let classicProblemCount = 5

  /// How many answers there are to choose from in a classic round.
  public static let classicAnswerCount = 4

  /// How far a wrong answer is from the right one at most, where answers are near.
  public static let nearDistance = 5

  /// How far a wrong answer may be at least, where wrong answers are slips: a carry. It may also be as
  /// far as the larger number.
  public static let carry = 10

  /// The most problems that a round can have.
  public static let problemLimit = 60

  /// The most answers that there can be to choose from.
  public static let answerLimit = 6

  /// A fact with no larger number belongs to the small table, which is known by heart.
  public static let smallTable = 10

  /// How long a sure answer takes at most for a fact of the small table.
  public static var smallSureTime: Milliseconds { Milliseconds(4_000) }

  /// How long a sure answer takes at most for any other fact: it has to be worked out.
  public static var largeSureTime: Milliseconds { Milliseconds(10_000) }

  /// The longest time that is kept for an answer: an hour.
  public static let longestTime: Int64 = 3_600_000

  /// The greatest number that can be an answer.
  public static let greatestAnswer = 9_999_999
}
