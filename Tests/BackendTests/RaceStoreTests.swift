import Games
import GamesTesting
import JudgingTesting
import Library
import Races
import Sync
import Testing
import WordData
import Words

@testable import Backend

@Suite("Races of a server", .everyStorage)
struct RaceStoreTests {
  private var backend: JudgedBackend

  init() throws { backend = try JudgedBackend(players: 12) }

  @Test("the race events show a whole race, from its making to the next race")
  func whole() throws {
    let made = try backend.makeRace().get()
    #expect(made.seat == 0 && made.lines == ["join fox Player_0"])
    #expect(try backend.join(1).get().seat == 1)
    #expect(try backend.join(1).get().events.count == 2)
    #expect(try backend.start(at: 1_000).get().race.start == backend.at(5_000))
    let play = try backend.play(1, at: 5_000).get()
    #expect(try backend.play(1, at: 6_000).get().id == play.id)
    #expect(try backend.race(by: 1).play == play.id)
    #expect(try backend.race(by: 0).play == nil)
    _ = try backend.send(["geese"], at: 0, of: play.id, by: 1, after: 7_000).get()
    let taken = try backend.win(1, at: 9_500)
    #expect(taken.race == JudgedBackend.raceID && taken.revealed != nil)
    try backend.win(0, at: 10_000)
    #expect(try backend.race().race.stage(at: backend.at(10_000)) == .over)
    let next = try backend.next(1, at: 11_000).get()
    #expect(next.id == RaceID(bits: 1) && next.seat == 0 && next.lines == ["join fox Player_1"])
    let lines = try backend.race().lines
    #expect(lines.prefix(3) == ["join fox Player_0", "join fox Player_1", "start 0"])
    #expect(lines[3].wholeMatch(of: /advance 1 1 [0-5] [-+=]{5}/) != nil)
    #expect(
      lines.dropFirst(4) == [
        "advance 1 2 5 =====", "finish 1 won 2 4500", "advance 0 1 5 =====",
        "finish 0 won 1 0", "rematch 1 000000000001",
      ])
    #expect(try backend.race(since: 6).lines == Array(lines.dropFirst(6)))
    #expect(try backend.race(since: 99).lines.isEmpty)
  }

  @Test(
    "a seat that a race does not have, as in a damaged database, is reported and crashes nothing")
  func foreignSeat() throws {
    _ = try backend.makeRace().get()
    try backend.store.transaction {
      try $0.insert(backend.players[5], at: 9, of: JudgedBackend.raceID)
    }
    #expect(throws: StoreError.unavailable) { _ = try backend.join(5) }
    #expect(throws: StoreError.unavailable) { _ = try backend.race(by: 5) }
  }

  @Test("ten players who want a rematch at once all join one race")
  func rematch() async throws {
    try backend.beginRace(of: 10)
    for player in 0..<10 { try backend.win(player, at: 5_000) }
    let backend = backend
    let found = try await withThrowingTaskGroup { tasks in
      for player in 0..<10 {
        tasks.addTask { try backend.next(player, UInt64(player) + 1, at: 6_000).get().id }
      }
      return try await tasks.reduce(into: Set<RaceID>()) { $0.insert($1) }
    }
    #expect(found.count == 1)
    let next = try #require(found.first)
    let race = try #require(try backend.store.seenRace(next, by: nil))
    #expect(race.race.racers.count == 10)
    #expect(try backend.race().lines.filter { $0.hasPrefix("rematch") }.count == 1)
    let past = WallTime(0)
    let all = try backend.store.look { try $0.races(quietSince: past + Milliseconds(.max)) }
    #expect(all.count == 2)
  }

  @Test("a late player joins the next race, and a player without a seat learns nothing")
  func late() throws {
    try backend.beginRace()
    #expect(try backend.join(2).denial == .refused(.underWay))
    #expect(try backend.next(2, at: 9_000).denial == .noSeat)
    #expect(try backend.play(2, at: 9_000).denial == .noSeat)
    #expect(try backend.start(2).denial == .noSeat)
    #expect(try backend.watch(0, by: 2, at: 9_000).denial == .hidden)
    #expect(try backend.join(2, RaceID(bits: 5)).denial == .unknown)
    #expect(try backend.next(0, at: 9_000).denial == .refused(.notFinished))
    try backend.win(0, at: 5_000)
    let next = try backend.next(0, at: 9_000).get()
    #expect(try backend.join(2, next.id).get().seat == 1)
  }

  @Test("nobody has the puzzle before the start, even if the server restarts in between")
  func early() throws {
    var backend = backend
    _ = try backend.makeRace().get()
    _ = try backend.join(1).get()
    #expect(try backend.play(0, at: 0).denial == .refused(.tooEarly))
    _ = try backend.start().get()
    for time: Int64 in [0, 1, 3_999] {
      try backend.restart()
      #expect(try backend.play(0, at: time).denial == .refused(.tooEarly))
      #expect(try backend.watch(1, by: 0, at: time).denial == .hidden)
    }
    #expect(try backend.play(0, at: 4_000).get().moves.isEmpty)
  }

  @Test("a race with German words has a German puzzle, takes only German words, and is kept")
  func german() throws {
    var backend = backend
    try backend.beginRace(options: Array("length=5 attempts=6 mode=standard words=de".utf8))
    let play = try backend.play(0).get()
    let kept = try #require(
      try backend.store.look { try $0.play(.id(play.id), of: backend.players[0]) })
    var puzzle = TextReader(kept.deal.puzzle, alphabet: .german)
    let secret = try Word(from: &puzzle)
    #expect(WordBook.standard(in: .german).wordClass(of: secret) == .answer)
    #expect(kept.deal.rules == 4)
    // This word is never the answer.
    let taken = try backend.send(["b%c3%a4ume"], at: 0, of: play.id, after: 5_000).get()
    #expect(taken.moves.map(\.move.string) == ["b%c3%a4ume"])
    #expect(try backend.send(["geese"], at: 1, of: play.id, after: 5_500).get().refused == 1)
    try backend.restart()
    let again = try backend.send(["b%c3%a4ume"], at: 0, of: play.id, after: 6_000).get()
    #expect(again.moves == taken.moves)
  }

  @Test("a race goes on even if the server restarts after each step")
  func restarted() throws {
    var backend = backend
    _ = try backend.makeRace().get()
    try backend.restart()
    _ = try backend.join(1).get()
    try backend.restart()
    _ = try backend.start(at: 100).get()
    try backend.restart()
    let play = try backend.play(0, at: 5_000).get()
    let first = try backend.send(["geese"], at: 0, of: play.id, after: 6_000).get()
    let before = try backend.race()
    try backend.restart()
    // The answer was lost. No race event comes twice.
    #expect(
      try backend.send(["geese"], at: 0, of: play.id, after: 7_000).get().moves == first.moves)
    #expect(try backend.race().events == before.events)
    try backend.win(0, at: 8_000)
    try backend.restart()
    try backend.win(1, at: 9_000)
    #expect(try backend.race().race.stage(at: backend.at(9_000)) == .over)
    #expect(try backend.race().race.standings == [1, 0])
  }

  @Test("others see counts and marks of any game, and never a letter, a word or a card")
  func counts() throws {
    func raced<G: TriedGame & BackendGame>(
      _ game: G.Type, seed: UInt64, changing change: (G.Options) -> G.Options = { $0 }
    ) throws {
      let backend = try JudgedBackend()
      var random = SeededRandom(seed: seed)
      let options = change(G.anyOptions(&random))
      try backend.beginRace(G.kind, options: options.line)
      let opened = try backend.play(0).get()
      var session: Session<G> = try backend.session(of: opened)
      var time: Int64 = 4_000
      while !session.game.outcome.isOver, session.moves.count < 60 {
        guard let move = session.anyMove(&random) else { break }
        time += 700
        let taken = try backend.send(
          [move.line.string], at: session.moves.count, of: opened.id, after: time
        ).get()
        let said = try #require(taken.moves.last)
        try session.play(
          move, at: said.time, wallOffset: Milliseconds(time),
          in: G.book(for: session.options, in: JudgedBackend.books))
      }
      let lines = try backend.race().lines.dropFirst(3)
      #expect(!lines.isEmpty)
      for line in lines {
        let advance = /advance 0 [0-9]+ [0-9]+ (none|[-+=]+)/
        #expect(
          line.wholeMatch(of: advance) != nil
            || line.wholeMatch(of: /finish 0 (won|lost) -?[0-9]+ [0-9]+/) != nil, "\(line)")
      }
      let kept = try backend.store.look { try $0.play(.id(opened.id), of: backend.players[0]) }
      let moves = try backend.store.look { try $0.moves(of: opened.id) }
      #expect(kept?.faults(with: moves) == [])
    }
    try raced(Memorize.self, seed: 3)
    try raced(Times.self, seed: 4)
    for words in WordLanguage.allCases {
      try raced(Codeword.self, seed: 1) { $0.with(words) }
      try raced(Hangman.self, seed: 2) { $0.with(words) }
      try raced(Anagrams.self, seed: 5) { $0.with(words) }
    }
  }

  @Test("a player who has finished watches the others, on a consistent puzzle until they finish")
  func watching() throws {
    try backend.beginRace(of: 3)
    let play = try backend.play(1).get()
    _ = try backend.send(["geese"], at: 0, of: play.id, by: 1, after: 5_000).get()
    #expect(try backend.watch(1, by: 0, at: 5_000).denial == .hidden)
    #expect(try backend.watch(1, by: nil, at: 5_000).denial == .hidden)
    try backend.win(0, at: 6_000)
    let seen = try backend.watch(1, by: 0, at: 6_000).get()
    #expect(seen.id == play.id && seen.revealed == nil)
    #expect(seen.consistentPuzzle?.string.contains(" geese") == true)
    #expect(try backend.watch(2, by: 0, at: 6_000).denial == .noSeat)
    #expect(try backend.watch(7, by: 0, at: 6_000).denial == .noSeat)
    #expect(try backend.watch(1, by: 2, at: 6_000).denial == .hidden)
    try backend.win(1, at: 7_000)
    #expect(try backend.watch(1, by: 0, at: 7_000).get().end != nil)
    // The time is up: everybody sees all, and no move counts any more.
    let end: Int64 = 4_000 + 1_800_000
    #expect(try backend.watch(1, by: nil, at: end).get().end != nil)
    #expect(try backend.play(2, at: end).denial == .refused(.tooLate))
  }

  @Test("no move counts after the time is up, or after its player has left")
  func closed() throws {
    try backend.beginRace(of: 3)
    let plays = try (0..<3).map { try backend.play($0).get() }
    _ = try backend.store.leave(JudgedBackend.raceID, backend.players[2], at: backend.at(5_000))
      .get()
    let left = try backend.send(["geese"], at: 0, of: plays[2].id, by: 2, after: 6_000)
    #expect(left == .failure(.closed))
    #expect(try backend.join(2).denial == .refused(.left))
    let end: Int64 = 4_000 + 1_800_000
    _ = try backend.send(["geese"], at: 0, of: plays[0].id, after: end - 1).get()
    let events = try backend.race().events
    #expect(
      try backend.send(["three"], at: 1, of: plays[0].id, after: end) == .failure(.closed))
    #expect(try backend.race().events == events)
    #expect(try backend.race().race.stage(at: backend.at(end)) == .over)
  }

  @Test("the order is kept and no time is negative when the clock is set back and forth")
  func setClock() throws {
    try backend.beginRace(options: Array("length=5 attempts=any mode=standard".utf8))
    let play = try backend.play(0).get()
    let secret = try backend.secret(of: play, by: 0)
    let words = JudgedBackend.words.filter { $0 != secret }
    var random = SeededRandom(seed: 7)
    var wall: Int64 = 5_000
    for index in 0..<40 {
      wall = max(-90_000, min(1_000_000, wall + Int64(random.draw(below: 200_000)) - 100_000))
      let now = backend.at(wall)
      let taken = try backend.store.take(
        SentMoves(play: play.id, position: index, lines: [Array(words[index].utf8)]),
        of: backend.players[0], in: JudgedBackend.books,
        at: Arrival(wall: now, steady: Instant(Int64(index) * 1_000)), clocks: backend.clocks,
        now: { now }
      ).get()
      #expect(taken.new == 1)
      backend.clocks.note(play.id, moveCount: index + 1, at: Instant(Int64(index) * 1_000))
    }
    let race = try backend.race()
    #expect(race.events.count == 43)
    #expect(race.events.map(\.number) == Array(1...43))
    #expect(race.events.map(\.time) == race.events.map(\.time).sorted())
    let shown = try #require(try backend.store.shownPlay(play.id, of: backend.players[0]))
    #expect(shown.moves.map(\.time.count) == (0..<40).map { $0 * 1_000 })
  }

  @Test("options that nobody can deal and names that look alike are refused, and leave nothing")
  func refused() throws {
    for line in ["", "x", "length=99 attempts=6 mode=standard"] {
      #expect(try backend.makeRace(options: Array(line.utf8)).denial == .unusableOptions)
    }
    #expect(try backend.store.seenRace(JudgedBackend.raceID, by: nil) == nil)
    _ = try backend.makeRace().get()
    let like = NewRacer(name: try #require(CircleName("pLAYER-0")), avatar: .owl)
    let denied = try backend.store.join(
      JudgedBackend.raceID, backend.players[1], as: like, at: backend.at(0))
    #expect(denied.denial == .refused(.takenName))
    #expect(try backend.start().denial == .refused(.tooFew))
    for player in 1..<10 { _ = try backend.join(player).get() }
    #expect(try backend.join(10).denial == .refused(.full))
    #expect(try backend.start(3).denial == .refused(.notHost))
    #expect(try backend.race().events.count == 10)
  }
}
