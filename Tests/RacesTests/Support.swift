import ByteStrings
import Circles
import Games
import Library

@testable import Races

/// The time at which every race of these tests is made.
let noon = WallTime(1_800_000_000_000)

extension RaceEvent {
  /// Somebody joins under a name.
  static func join(_ name: PlainText) -> RaceEvent { .join(name: name, avatar: .fox) }

  /// The event as a line.
  var line: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }

  /// Reads a whole line.
  init(line: [UInt8]) throws(TextError) {
    var text = TextReader(line)
    self = try RaceEvent(from: &text)
    try text.finish()
  }
}

extension Race {
  /// A race that this many players have joined, a second apart.
  static func gathered(_ count: Int, _ kind: GameKind = .codeword) throws -> Race {
    var race = Race(kind)
    for seat in 0..<count {
      let name = PlainText("player \(seat)")
      _ = try race.take(.join(name), at: noon + Milliseconds(Int64(seat) * 1_000))
    }
    return race
  }

  /// A race that has begun, and the moment at which the puzzle was sent.
  static func running(_ count: Int, _ kind: GameKind = .codeword) throws -> (Race, WallTime) {
    var race = try gathered(count, kind)
    _ = try race.take(.start(seat: 0), at: noon + Milliseconds(60_000))
    return (race, noon + Milliseconds(60_000) + countdown)
  }
}

/// A race in which everybody does anything at any time, and the events that happened.
struct AnyRace {
  private(set) var race = Race(.codeword)
  private(set) var events: [(RaceEvent, WallTime)] = []
  private(set) var refused = 0
  private var now = noon
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Somebody wants something, at a time that may have gone back.
  mutating func wantAnything() {
    now = now + Milliseconds(Int64(random.draw(below: 4_000)) - 500)
    let wish = anything()
    let before = race
    do throws(RaceRefusal) {
      if try race.take(wish, at: now) { events.append((wish, now)) }
    } catch {
      refused += 1
      precondition(race == before)
    }
  }

  private mutating func anything() -> RaceEvent {
    let seat = Int(random.draw(below: 11))
    switch random.draw(below: 20) {
    case 0...3: return .join(PlainText("player \(random.draw(below: 14))"))
    case 4: return .leave(seat: seat)
    case 5: return .start(seat: seat)
    case 6: return .rematch(seat: seat, RaceID(bits: UInt64(random.draw(below: 1_000))))
    case 7, 8:
      let result = RaceResult(
        isWon: random.draw(below: 2) == 0, score: Int64(random.draw(below: 9)) - 4,
        time: PlayTime(Int64(random.draw(below: 90_000))))
      return .finish(seat: seat, result)
    default:
      let marks = (0..<5).map { _ in Mark.allCases[Int(random.draw(below: 3))] }
      return .advance(
        seat: seat,
        RaceProgress(
          moves: Int(random.draw(below: 9)), gained: marks.count { $0 == .exact }, marks: marks))
    }
  }
}
