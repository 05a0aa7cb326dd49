import Games
import Library

/// One of a day's five that a member of a circle has finished. A member has at most one of each.
public struct CirclePlay: Equatable, Sendable {
  /// Whose it is: the number in the circle.
  public let member: Int64
  /// The day whose game it is.
  public let day: Day
  /// How much is known of it.
  public let mark: PlayMark
  /// What it came to.
  public let result: DayResult

  /// Which of the five it is.
  public var kind: GameKind { result.kind }

  /// A play with these.
  public init(member: Int64, day: Day, mark: PlayMark, result: DayResult) {
    self.member = member
    self.day = day
    self.mark = mark
    self.result = result
  }
}
