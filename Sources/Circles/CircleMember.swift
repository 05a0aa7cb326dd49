import ByteStrings
import Games
import Library

/// Somebody in a circle, as the others see them.
public struct CircleMember: Sendable {
  /// What names them in the circle and nowhere else. Numbers ascend in the order of joining, and none is
  /// given out twice.
  public let number: Int64
  /// What they call themselves.
  public let name: PlainText
  /// Their picture.
  public let avatar: Avatar
  /// When they joined.
  public let since: WallTime

  /// A member with these.
  public init(number: Int64, name: PlainText, avatar: Avatar, since: WallTime) {
    self.number = number
    self.name = name
    self.avatar = avatar
    self.since = since
  }

  /// Whether they stand on the board of a day, and see it. What was played before somebody joined was not
  /// played for this circle.
  public func isOn(_ day: Day) -> Bool { since < day.end }
}

extension Day {
  /// When it is over everywhere on Earth: at its end at UTC−12.
  public var end: WallTime { WallTime(Int64(number) &* 86_400_000 &+ 129_600_000) }

  /// Whether it is over everywhere on Earth.
  public func isOver(at now: WallTime) -> Bool { now >= end }

  /// Whether it has begun anywhere on Earth: at its midnight at UTC+14.
  public func hasBegun(at now: WallTime) -> Bool { isSomewhere(at: now) || isOver(at: now) }

  /// The Monday of its week, or the first day that can be named.
  public var weekStart: Day { advanced(by: -weekday) }
}
