import Games
import Library

/// What one member of a circle may see at a moment. Boards and weeks are made from nothing else.
///
/// That somebody has finished a game may be seen by everybody, and what it came to by those alone who have
/// finished it themselves, or after the end of the day. Of days that were over when a member joined there is
/// nothing of that member to be seen, and nothing for that member to see.
struct CircleSight {
  /// The plays that can be told of, in whatever way.
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

  /// Whether results of a game of a day are shown.
  func shows(_ kind: GameKind, of day: Day) -> Bool {
    day.isOver(at: now)
      || plays.contains { $0.member == asker && $0.day == day && $0.kind == kind }
  }
}
