import Games

/// What a player did best in one respect, and the game that it was in.
public struct Feat: Equatable, Sendable {
  /// What was counted: points, attempts, milliseconds.
  public let number: Int64
  /// The game.
  public let header: SessionHeader
  /// When its last move was made.
  public let moment: WallTime

  /// The day it was where the player is, or that of a day's five that the game belongs to.
  /// - Parameter offset: by how much the clock where the player is goes ahead of that of Greenwich.
  public func day(offset: Milliseconds) -> Day {
    header.dayInTime ?? Day(of: moment + offset)
  }
}

extension Feat? {
  /// Takes over what is better; the first of those that are equal stays.
  mutating func take(_ feat: Feat, isLessBetter: Bool) {
    if let self, isLessBetter ? self.number <= feat.number : self.number >= feat.number { return }
    self = feat
  }
}

extension Session {
  /// The game as a feat, by a number that tells it.
  func feat(_ number: Int64) -> Feat {
    Feat(number: number, header: header, moment: header.created + times.lastWallOffset)
  }
}
