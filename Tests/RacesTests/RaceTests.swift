import Circles
import Games
import Library
import Testing

@testable import Races

@Suite("A race")
struct RaceTests {
  @Test("the host starts the race, and anybody may once two racers have waited for a minute")
  func start() throws {
    var race = try Race.gathered(3)
    #expect(throws: RaceRefusal.notHost) {
      try race.take(.start(seat: 2), at: noon + Milliseconds(60_999))
    }
    #expect(try race.take(.start(seat: 2), at: noon + Milliseconds(61_000)))
    #expect(race.stage(at: noon) == .countdown(noon + Milliseconds(65_000)))
    #expect(try !race.take(.start(seat: 0), at: noon + Milliseconds(62_000)), "once is enough")
  }

  @Test("if a racer waits alone in between, the minute starts again when the next racer joins")
  func aloneInBetween() throws {
    var race = try Race.gathered(2)
    _ = try race.take(.leave(seat: 1), at: noon + Milliseconds(10_000))
    _ = try race.take(.join("late"), at: noon + Milliseconds(50_000))
    #expect(throws: RaceRefusal.notHost) {
      try race.take(.start(seat: 2), at: noon + Milliseconds(109_999))
    }
    #expect(try race.take(.start(seat: 2), at: noon + Milliseconds(110_000)))
  }

  @Test("when the host leaves, the racer who joined next is the host")
  func host() throws {
    var race = try Race.gathered(3)
    _ = try race.take(.leave(seat: 0), at: noon + Milliseconds(3_000))
    #expect(race.host == 1)
    #expect(throws: RaceRefusal.left) {
      try race.take(.start(seat: 0), at: noon + Milliseconds(4_000))
    }
    #expect(try race.take(.start(seat: 1), at: noon + Milliseconds(4_000)))
  }

  @Test("nobody races alone")
  func alone() throws {
    var race = try Race.gathered(1)
    #expect(throws: RaceRefusal.tooFew) {
      try race.take(.start(seat: 0), at: noon + Milliseconds(90_000))
    }
  }

  @Test("ten players race, each under a different name, and nobody joins once the race has begun")
  func joining() throws {
    var race = try Race.gathered(9)
    #expect(throws: RaceRefusal.takenName) { try race.take(.join("player 3"), at: noon) }
    #expect(throws: RaceRefusal.unfitName) { try race.take(.join(""), at: noon) }
    #expect(try race.take(.join("the tenth"), at: noon))
    #expect(throws: RaceRefusal.full) { try race.take(.join("the eleventh"), at: noon) }
    var (other, start) = try Race.running(2)
    #expect(throws: RaceRefusal.underWay) { try other.take(.join("late"), at: start) }
  }

  @Test("no move counts before the puzzle is sent, and none counts after the racer's end")
  func moves() throws {
    var (race, start) = try Race.running(2)
    let first = RaceEvent.advance(seat: 0, RaceProgress(moves: 1, gained: 0))
    #expect(throws: RaceRefusal.tooEarly) { try race.take(first, at: start - Milliseconds(1)) }
    #expect(try race.take(first, at: start))
    #expect(try !race.take(first, at: start), "the race knows it already")
    let end = RaceEvent.finish(seat: 0, RaceResult(isWon: true, score: 1, time: PlayTime(900)))
    #expect(try race.take(end, at: start))
    #expect(try !race.take(end, at: start))
    #expect(try !race.take(.advance(seat: 0, RaceProgress(moves: 2, gained: 0)), at: start))
    #expect(race.stage(at: start) == .running)
    #expect(race.stage(at: start + Race.longest) == .over)
    #expect(throws: RaceRefusal.tooLate) {
      try race.take(
        .finish(seat: 1, RaceResult(isWon: true, score: 2, time: PlayTime(1))),
        at: start + Race.longest)
    }
  }

  @Test("a race is over when all racers have finished or left")
  func over() throws {
    var (race, start) = try Race.running(3)
    for seat in 0..<2 {
      _ = try race.take(
        .finish(seat: seat, RaceResult(isWon: false, score: 6, time: PlayTime(900))), at: start)
    }
    #expect(race.stage(at: start) == .running)
    #expect(throws: RaceRefusal.finished) { try race.take(.leave(seat: 0), at: start) }
    _ = try race.take(.leave(seat: 2), at: start)
    #expect(race.stage(at: start) == .over)
  }

  @Test(
    "the goal comes before the points, and the points before the time",
    arguments: [GameKind.codeword, .hangman])
  func standings(_ kind: GameKind) throws {
    var (race, start) = try Race.running(5, kind)
    let results = [
      RaceResult(isWon: false, score: 6, time: PlayTime(1)),
      RaceResult(isWon: true, score: 4, time: PlayTime(9_000)),
      RaceResult(isWon: true, score: 3, time: PlayTime(9_000)),
      RaceResult(isWon: true, score: 3, time: PlayTime(8_000)),
    ]
    for (seat, result) in results.enumerated() {
      _ = try race.take(.finish(seat: seat, result), at: start)
    }
    // Fewer attempts are better, and more remaining misses. The fifth racer still plays.
    #expect(race.standings == (kind == .codeword ? [3, 2, 1, 0] : [1, 3, 2, 0]))
  }

  @Test("a racer who has finished sees all; until then the others are counts and marks")
  func watching() throws {
    var (race, start) = try Race.running(3)
    #expect(race.sees(0, of: 0, at: start))
    #expect(!race.sees(0, of: 1, at: start) && !race.sees(nil, of: 1, at: start))
    _ = try race.take(
      .finish(seat: 0, RaceResult(isWon: true, score: 3, time: PlayTime(9_000))), at: start)
    #expect(race.sees(0, of: 1, at: start) && !race.sees(1, of: 0, at: start))
    #expect(race.sees(nil, of: 1, at: start + Race.longest))
  }

  @Test("ten racers who want another race at once get the same race, in each of 1,000 tries")
  func rematch() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      var (race, start) = try Race.running(10)
      #expect(throws: RaceRefusal.notFinished) {
        try race.take(.rematch(seat: 0, RaceID(bits: 1)), at: start)
      }
      for seat in 0..<10 {
        _ = try race.take(
          .finish(seat: seat, RaceResult(isWon: true, score: 3, time: PlayTime(1))), at: start)
      }
      var made: Set<RaceID> = []
      var seats = Array(0..<10)
      while !seats.isEmpty {
        let seat = seats.remove(at: Int(random.draw(below: UInt32(seats.count))))
        let wish = RaceID(bits: UInt64(seat))
        if try race.take(.rematch(seat: seat, wish), at: start) { made.insert(wish) }
        #expect(race.next.map { made == [$0] } == true)
      }
    }
  }
}
