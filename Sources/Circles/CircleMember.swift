import ByteStrings
import Games
import Library

/// A member of a circle, as the others see them.
public struct CircleMember: Sendable {
  /// Identifies the member in this circle only. Numbers ascend in the order of joining, and none is assigned twice.
  public let number: Int64
  /// What they call themselves.
  public let name: PlainText
  /// Their picture.
  public let avatar: Avatar
  /// When they joined.
  public let since: WallTime

  /// A member with these values.
  public init(number: Int64, name: PlainText, avatar: Avatar, since: WallTime) {
    self.number = number
    self.name = name
    self.avatar = avatar
    self.since = since
  }

  /// Whether they are on the board of a day and can see it. Games played before somebody joined were not played for
  /// this circle.
  public func isOn(_ day: Day) -> Bool { since < day.end }
}

extension Day {
  /// When the day is over everywhere on Earth: at its end at UTC−12.
  public var end: WallTime { WallTime(Int64(number) &* 86_400_000 &+ 129_600_000) }

  /// Whether it is over everywhere on Earth.
  public func isOver(at now: WallTime) -> Bool { now >= end }

  /// Whether it has begun anywhere on Earth: at its midnight at UTC+14.
  public func hasBegun(at now: WallTime) -> Bool { isSomewhere(at: now) || isOver(at: now) }

  /// The Monday of the day's week, or the first day that can be represented.
  public var weekStart: Day { advanced(by: -weekday) }
}
