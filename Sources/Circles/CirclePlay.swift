import Games
import Library

/// One of a day's five that a member of a circle has finished. A member has at most one of each.
public struct CirclePlay: Equatable, Sendable {
  /// Whose it is: the number in the circle.
  public let member: Int64
  /// The day whose game it is.
  public let day: Day
  /// Whether the puzzle was taken along, and no judge saw the moves when they were made.
  public let isAlong: Bool
  /// What it came to.
  public let result: DayResult
  /// How long it took, where a judge has measured it.
  public let time: PlayTime

  /// Which of the five it is.
  public var kind: GameKind { result.kind }

  /// A play with these.
  public init(member: Int64, day: Day, isAlong: Bool, result: DayResult, time: PlayTime) {
    self.member = member
    self.day = day
    self.isAlong = isAlong
    self.result = result
    self.time = time
  }
}
