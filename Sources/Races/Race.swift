import ByteStrings
import Circles
import Games
import Library

/// A race of two to ten, each of whom plays the same judged puzzle from the same moment on. It knows no
/// puzzle, only what happened; its news in their order restore it (`init(_:events:)`).
///
/// - The host starts it: who joined first and is still there. Once two have waited for a minute, anybody may.
/// - Who comes late joins the next one. There is at most one, whoever asks for it and how many at once.
/// - Who has finished may watch what the others do; until then others are counts and marks.
public struct Race: Equatable, Sendable {
  /// The most that race.
  public static let mostRacers = 10
  /// The fewest that race.
  public static let fewestRacers = 2
  /// From the start until the puzzle is sent, in milliseconds.
  public static let countdown = Milliseconds(4_000)
  /// How long two wait for their host, in milliseconds.
  public static let patience = Milliseconds(60_000)
  /// How long a race takes at most after the puzzle was sent, in milliseconds.
  public static let longest = Milliseconds(1_800_000)
  /// The longest name, in bytes of UTF-8: 20 letters with their marks.
  public static let longestName = 240

  /// Which game is raced.
  public let kind: GameKind
  /// Everybody who joined, by their seats. Who left keeps the seat.
  public internal(set) var racers: [Racer] = []
  /// When the puzzle is sent; nil before somebody has it begin.
  public internal(set) var start: WallTime?
  /// The race that comes after this one; nil while nobody wanted one.
  public internal(set) var next: RaceID?
  /// How many news there were.
  public internal(set) var eventCount = 0
  /// When two were there for the first time.
  var pairTime: WallTime?
  /// When the latest news came. Time does not go back, whatever the clock of the server does.
  var latest = WallTime.zero

  /// A race that nobody has joined yet.
  public init(_ kind: GameKind) { self.kind = kind }

  /// A race after all that happened, the oldest first. Linear in the number of news.
  /// - Throws: why one of them cannot have happened.
  public init(_ kind: GameKind, events: [(RaceEvent, WallTime)]) throws(RaceRefusal) {
    self.init(kind)
    for (one, time) in events { guard try take(one, at: time) else { throw .nothingNew } }
  }

  /// Who may have it begin: the first one who is still there.
  public var host: Int? { racers.firstIndex { !$0.hasLeft } }

  /// How many are there.
  public var presentCount: Int { racers.count { !$0.hasLeft } }

  /// Where it stands.
  public func stage(at now: WallTime) -> RaceStage {
    guard let start else { return .gathering }
    let now = max(now, latest)
    if now < start { return .countdown(start) }
    let isDone = !racers.contains { $0.isRacing }
    return isDone || now >= start + Self.longest ? .over : .running
  }

  /// Whether somebody sees all that another one does, and not only how far they are. Nil is who watches
  /// without having raced.
  public func sees(_ seat: Int?, of other: Int, at now: WallTime) -> Bool {
    if stage(at: now) == .over { return true }
    guard let seat, racers.indices.contains(seat) else { return false }
    return seat == other || racers[seat].result != nil
  }

  /// The seats of those who have finished, the best one first. Equal results share a place, in the order of
  /// their seats.
  public var standings: [Int] {
    racers.indices.filter { racers[$0].result != nil }.sorted { left, right in
      guard let one = racers[left].result, let other = racers[right].result else { return false }
      if one == other { return left < right }
      return RaceResult.precedes(one, other, in: kind)
    }
  }
}

/// Where a race stands.
public enum RaceStage: Equatable, Sendable {
  /// Who wants may join.
  case gathering
  /// It begins at this moment. Nobody has the puzzle yet.
  case countdown(WallTime)
  /// They play.
  case running
  /// All have finished or left, or the time is up.
  case over
}
