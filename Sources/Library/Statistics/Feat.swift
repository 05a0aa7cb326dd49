import Games

/// A player's best result in one respect, and its game.
public struct Feat: Equatable, Sendable {
  /// The result: points, attempts or milliseconds.
  public let number: Int64
  /// The game.
  public let header: SessionHeader
  /// When its last move was made.
  public let moment: WallTime

  /// The local day of the last move, or the day of a daily game.
  /// - Parameter offset: the offset of the player's time zone from UTC.
  public func day(offset: Milliseconds) -> Day {
    header.dayInTime ?? Day(of: moment + offset)
  }
}

extension Feat? {
  /// Keeps the better result. Of equal results, the first one stays.
  mutating func take(_ feat: Feat, isLessBetter: Bool) {
    if let self, isLessBetter ? self.number <= feat.number : self.number >= feat.number { return }
    self = feat
  }
}

extension Session {
  /// The game as a feat with this number.
  func feat(_ number: Int64) -> Feat {
    Feat(number: number, header: header, moment: header.created + times.lastWallOffset)
  }
}
