import Games
import Library

/// What one member of a circle may see at a given moment. Boards and weeks are made from this alone.
///
/// Everybody may see that somebody has finished a game. Only members who have finished that game themselves may see the
/// result, or everybody once the day is over. A member who joins sees nothing of the days that were already over, and
/// nothing of that member is visible on those days.
struct CircleSight {
  /// The plays that the member may see at least as finished.
  let plays: [CirclePlay]
  private let asker: Int64
  private let now: WallTime

  init(_ members: [CircleMember], _ plays: [CirclePlay], for asker: Int64, at now: WallTime) {
    func isPresent(_ number: Int64, on day: Day) -> Bool {
      members.contains { $0.number == number && $0.isOn(day) }
    }
    self.plays = plays.filter {
      isPresent(asker, on: $0.day) && isPresent($0.member, on: $0.day)
    }
    self.asker = asker
    self.now = now
  }

  /// Whether the results of a day's game are shown.
  func shows(_ kind: GameKind, of day: Day) -> Bool {
    day.isOver(at: now)
      || plays.contains { $0.member == asker && $0.day == day && $0.kind == kind }
  }
}
