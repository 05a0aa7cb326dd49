import ByteStrings
import Circles
import Games
import Library

/// A race of two to ten players, all of whom play the same judged puzzle from the same moment. It does not know the
/// puzzle, only what happened; its events in order restore it (`init(_:events:)`).
///
/// - The host starts the race: the earliest racer who is still there. Once two have waited for a minute, anybody may
///   start it.
/// - A player who comes late joins the next race. A race has at most one next race, no matter who requests it and how
///   many do so at once.
/// - A racer who has finished may watch the others; until then the others are only counts and marks.
public struct Race: Equatable, Sendable {
  /// The largest number of racers.
  public static let mostRacers = 10
  /// The smallest number of racers.
  public static let fewestRacers = 2
  /// The time from the start until the puzzle is sent, in milliseconds.
  public static let countdown = Milliseconds(4_000)
  /// How long two racers wait for their host, in milliseconds.
  public static let patience = Milliseconds(60_000)
  /// How long a race lasts at most after the puzzle was sent, in milliseconds.
  public static let longest = Milliseconds(1_800_000)
  /// The longest name, in bytes of UTF-8: 20 letters with their combining marks.
  public static let longestName = 240

  /// The game that is raced.
  public let kind: GameKind
  /// Everybody who joined, by seat. Racers who leave keep their seats.
  public internal(set) var racers: [Racer] = []
  /// When the puzzle is sent; nil until somebody starts the race.
  public internal(set) var start: WallTime?
  /// The race that follows this one; nil until somebody requests one.
  public internal(set) var next: RaceID?
  /// The number of events so far.
  public internal(set) var eventCount = 0
  /// When the second of at least two present racers joined: since then two have waited.
  var pairTime: WallTime?
  /// When the latest event happened. Time does not go back, even if the server's clock does.
  var latest = WallTime.zero

  /// A race that nobody has joined yet.
  public init(_ kind: GameKind) { self.kind = kind }

  /// A race after these events, the oldest first. Linear in the number of events.
  /// - Throws: why one of them cannot have happened.
  public init(_ kind: GameKind, events: [(RaceEvent, WallTime)]) throws(RaceRefusal) {
    self.init(kind)
    for (one, time) in events { guard try take(one, at: time) else { throw .nothingNew } }
  }

  /// The racer who may start the race: the earliest who is still there.
  public var host: Int? { racers.firstIndex { !$0.hasLeft } }

  /// The number of racers who are present.
  public var presentCount: Int { racers.count { !$0.hasLeft } }

  /// The stage of the race.
  public func stage(at now: WallTime) -> RaceStage {
    guard let start else { return .gathering }
    let now = max(now, latest)
    if now < start { return .countdown(start) }
    let isDone = !racers.contains { $0.isRacing }
    return isDone || now >= start + Self.longest ? .over : .running
  }

  /// Whether the racer in a seat sees everything another racer does, and not only how far they are. A nil seat is a
  /// spectator who did not race.
  public func sees(_ seat: Int?, of other: Int, at now: WallTime) -> Bool {
    if stage(at: now) == .over { return true }
    guard let seat, racers.indices.contains(seat) else { return false }
    return seat == other || racers[seat].result != nil
  }

  /// The seats of those who have finished, the best first. Equal results share a place, and are in the order of their
  /// seats.
  public var standings: [Int] {
    racers.indices.filter { racers[$0].result != nil }.sorted { left, right in
      guard let one = racers[left].result, let other = racers[right].result else { return false }
      if one == other { return left < right }
      return RaceResult.precedes(one, other, in: kind)
    }
  }
}

/// The stage of a race.
public enum RaceStage: Equatable, Sendable {
  /// Anybody may join.
  case gathering
  /// The race begins at this moment. Nobody has the puzzle yet.
  case countdown(WallTime)
  /// The racers play.
  case running
  /// All have finished or left, or the time is up.
  case over
}
