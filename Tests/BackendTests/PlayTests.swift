import Foundation
import Games
import GamesTesting
import JudgingTesting
import Library
import Sync
import Testing
import Words

@testable import Backend

@Suite("Judged games of a server", .everyStorage)
struct PlayTests {
  private var backend: JudgedBackend
  private let today = Day(of: JudgedBackend.start)

  init() throws { backend = try JudgedBackend() }

  /// Plays a game from its opening to its end, a move at a time.
  private func playToEnd<G: TriedGame & BackendGame>(_ game: G.Type, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let opened = try backend.open(G.kind).get()
    var session: Session<G> = try backend.session(of: opened)
    var time: Int64 = 0
    while !session.game.outcome.isOver {
      let move = try #require(session.anyMove(&random))
      time += Int64(random.draw(below: 4_000))
      let taken = try backend.send(
        [move.line.string], at: session.moves.count, of: opened.id, after: time
      ).get()
      #expect(taken.new == 1 && taken.refused == 0)
      let said = try #require(taken.moves.last)
      try session.play(
        move, at: said.time, wallOffset: Milliseconds(time),
        in: G.book(for: session.options, in: JudgedBackend.books))
      #expect((taken.revealed != nil) == session.game.outcome.isOver)
    }
    let shown = try #require(try backend.store.shownPlay(opened.id, of: backend.players[0]))
    let (record, salt) = try #require(shown.end)
    // `pastime verify` looks at this.
    let reading = try RecordReading(record)
    #expect(reading.error == nil)
    #expect(record == G.wrap(session).record)
    #expect(reading.session.id == opened.id)
    #expect(reading.session.header.day == today)
    #expect(reading.session.summary.outcome.isOver)
    let puzzle = try #require(record.string.firstMatch(of: /\npuzzle ([^\n]*)\n/)).output.1
    #expect(Deal.commitment(to: Array(puzzle.utf8), salt: salt) == opened.commitment)
    let kept = try backend.store.look { try $0.play(.id(opened.id), of: backend.players[0]) }
    #expect(kept?.result?.score == session.game.score)
    #expect(kept?.result?.time == session.times.played.last)
  }

  @Test("a whole game of each kind ends with a valid record of the promised puzzle")
  func wholeGames() throws {
    try playToEnd(Codeword.self, seed: 1)
    try playToEnd(Hangman.self, seed: 2)
    try playToEnd(Memorize.self, seed: 3)
    try playToEnd(Times.self, seed: 4)
    try playToEnd(Anagrams.self, seed: 5)
    var faults: [BackendFault] = []
    let check = try backend.store.check { faults.append($0) }
    #expect(check.plays == 5)
    #expect(check.judgedMoves > 20)
    #expect(faults.isEmpty)
  }

  @Test("a player has one play, whichever device asks, and another player has another play")
  func onePlay() throws {
    let mine = try backend.open(.codeword).get()
    #expect(mine.revealed == nil)
    #expect(try backend.open(.codeword, at: JudgedBackend.start + 5_000).get() == mine)
    let theirs = try backend.open(.codeword, by: 1).get()
    #expect(theirs.id != mine.id)
    #expect(theirs.commitment == mine.commitment)
    #expect(try backend.store.shownPlay(mine.id, of: backend.players[1]) == nil)
    let denied = try backend.send(["geese"], at: 0, of: mine.id, by: 1)
    #expect(denied == .failure(.unknown))
    #expect(try backend.store.shownPlay(mine.id, of: backend.players[0]) == mine)
  }

  @Test("a puzzle that is taken offline is sent in clear, stays so, and is not judged")
  func offline() throws {
    let play = try backend.open(.hangman, offline: true).get()
    let (record, salt) = try #require(play.end)
    let session = try RecordReading(record).session
    #expect(session.id == play.id && session.header.created == play.opened)
    #expect(session.record == record && session.summary.moveCount == 0)
    let lines = record.split(separator: UInt8(ascii: "\n"))
    let puzzle = try #require(lines.first { $0.starts(with: "puzzle ".utf8) })
    #expect(Deal.commitment(to: Array(puzzle.dropFirst(7)), salt: salt) == play.commitment)
    #expect(try backend.open(.hangman, offline: false).get() == play)
    #expect(try backend.send(["letter e"], at: 0, of: play.id) == .failure(.offline))
    let judged = try backend.open(.codeword).get()
    #expect(try backend.open(.codeword, offline: true) == .failure(.judged))
    #expect(try backend.store.shownPlay(judged.id, of: backend.players[0]) == judged)
  }

  @Test("a day is open from its midnight at UTC+14 to its end at UTC-12, to the millisecond")
  func closed() throws {
    let hour: Int64 = 3_600_000
    let first = WallTime(Int64(today.number) * 24 * hour - 14 * hour)
    let last = WallTime(Int64(today.number) * 24 * hour + 36 * hour)
    #expect(try backend.open(.codeword, at: first - 1) == .failure(.closed))
    #expect(try backend.open(.codeword, at: last) == .failure(.closed))
    let play = try backend.open(.codeword, at: first).get()
    #expect(try backend.open(.times, at: last - 1).get().moves.isEmpty)
    let taken = try backend.send(["geese"], at: 0, of: play.id, from: last - 1).get()
    #expect(try backend.send(["three"], at: 1, of: play.id, from: last) == .failure(.closed))
    // The server still answers with moves that were judged before, and shows the play.
    #expect(try backend.send(["geese"], at: 0, of: play.id, from: last).get().moves == taken.moves)
    #expect(try backend.open(.codeword, at: last + 1_000_000).get().moves == taken.moves)
    #expect(try backend.store.shownPlay(play.id, of: backend.players[0])?.revealed == nil)
  }

  @Test("a server that stops between storing and answering loses nothing, and answers the same")
  func restarted() throws {
    var backend = backend
    let play = try backend.open(.codeword).get()
    let first = try backend.send(["geese"], at: 0, of: play.id, after: 1_000).get()
    // The answer is lost with the process.
    try backend.restart()
    let again = try backend.send(["geese"], at: 0, of: play.id, after: 9_000).get()
    #expect(again.moves == first.moves)
    #expect(again.new == 0)
    let next = try backend.send(["three"], at: 1, of: play.id, after: 12_000).get()
    #expect(next.moves.map(\.time) == [11_000])
    let shown = try #require(try backend.store.shownPlay(play.id, of: backend.players[0]))
    #expect(shown.moves == first.moves + next.moves)
  }

  @Test("a device that asks again does not get back its player's thinking time")
  func askedAgain() throws {
    let play = try backend.open(.codeword).get()
    // Nothing is shown before the first answer, so nothing is counted before it.
    #expect(try backend.send(["geese"], at: 0, of: play.id, after: 5_000).get().moves[0].time == 0)
    for time: Int64 in [6_000, 7_000, 8_000] {
      _ = try backend.send(["geese"], at: 0, of: play.id, after: time).get()
      _ = try backend.open(.codeword, at: JudgedBackend.start + Milliseconds(time))
    }
    let next = try backend.send(["three"], at: 1, of: play.id, after: 9_000).get()
    #expect(next.moves[0].time == 4_000)
  }

  @Test("a device that is behind gets all that is shown, and its moves are refused")
  func elsewhere() throws {
    let play = try backend.open(.codeword).get()
    _ = try backend.send(["geese"], at: 0, of: play.id).get()
    let shown = try #require(try backend.store.shownPlay(play.id, of: backend.players[0]))
    for (lines, position) in [(["three"], 0), (["three", "geese"], 0), (["three"], 2)] {
      #expect(try backend.send(lines, at: position, of: play.id) == .failure(.elsewhere(shown)))
    }
    #expect(try backend.send([], at: 0, of: play.id) == .failure(.malformed))
    #expect(try backend.send(["?"], at: 0, of: play.id) == .failure(.malformed))
  }

  @Test("no time is negative and the order is kept, whatever the wall clock is set to")
  func clocks() throws {
    var backend = backend
    var random = SeededRandom(seed: 19)
    var moves = 0
    for offset in 0..<10 {
      let day = today.advanced(by: offset)
      let noon = WallTime(Int64(day.number) * 86_400_000 + 43_200_000)
      let play = try backend.open(.codeword, of: day, at: noon).get()
      var session: Session<Codeword> = try backend.session(of: play)
      for number in 0..<100 where !session.game.outcome.isOver {
        // Another process judges each move. It has only the times of day: up to 20 hours off.
        backend.clocks = PlayClocks()
        let set = Milliseconds(Int64(random.draw(below: 144_000_000)) - 72_000_000)
        var move = try #require(session.anyMove(&random))
        while move.word == session.puzzle.secret { move = try #require(session.anyMove(&random)) }
        let taken = try backend.send(
          [move.line.string], at: number, of: play.id, from: noon + set
        ).get()
        guard taken.new == 1 else { break }
        let said = try #require(taken.moves.last)
        #expect(said.time >= (session.times.played.last ?? 0))
        try session.play(move, at: said.time, wallOffset: 0, in: nil)
        moves += 1
      }
      let kept = try backend.store.look { try $0.moves(of: play.id) }
      #expect(kept.map(\.number) == Array(0..<session.moves.count))
      #expect(kept.map(\.time) == session.times.played)
    }
    #expect(moves > 500)
  }

  /// Two devices play over a network that sends requests up to three times and loses answers.
  private func staysOneLine<G: TriedGame & BackendGame>(
    _ game: G.Type, days: Range<Int>, _ random: inout SeededRandom
  ) throws -> Int {
    var moves = 0
    for offset in days {
      let day = today.advanced(by: offset)
      let now = WallTime(Int64(day.number) * 86_400_000)
      let play = try backend.open(G.kind, of: day, at: now).get()
      let start: Session<G> = try backend.session(of: play)
      var known: [[JudgedMove]] = [[], []]
      var all: [JudgedMove] = []
      for number in 1...40 {
        let device = Int(random.draw(below: 2))
        var session = start
        for said in all {
          var text = TextReader(said.move)
          try session.play(try G.Move(from: &text), at: said.time, wallOffset: 0, in: nil)
        }
        guard !session.game.outcome.isOver, let move = session.anyMove(&random) else { break }
        var answer: [JudgedMove]?
        for _ in 0...random.draw(below: 3) {
          switch try backend.send(
            [move.line.string], at: known[device].count, of: play.id,
            after: Int64(number) * 1_000, from: now)
          {
          case .success(let taken):
            #expect(answer == nil || taken.moves == answer)
            answer = taken.moves
          case .failure(.elsewhere(let shown)):
            #expect(shown.moves == all && known[device].count < all.count)
            known[device] = shown.moves
          case .failure(let denial): Issue.record("\(denial)")
          }
          all = try #require(try backend.store.shownPlay(play.id, of: backend.players[0])).moves
        }
        moves += 1
        if !random.chance(15) { known[device] = all }
        #expect(known.allSatisfy { all.starts(with: $0) })
      }
    }
    return moves
  }

  @Test("moves that two devices send up to three times, with answers lost, form one line")
  func oneLine() throws {
    var random = SeededRandom(seed: 13)
    var moves = try staysOneLine(Codeword.self, days: 0..<4, &random)
    moves += try staysOneLine(Hangman.self, days: 4..<12, &random)
    moves += try staysOneLine(Memorize.self, days: 12..<14, &random)
    moves += try staysOneLine(Times.self, days: 14..<20, &random)
    moves += try staysOneLine(Anagrams.self, days: 20..<22, &random)
    #expect(moves > 200)
    #expect(try backend.store.check { Issue.record("\($0)") }.plays == 22)
  }

  @Test("a Memorize that leads nowhere ends at twice the moves of a player who remembers nothing")
  func full() throws {
    let play = try backend.open(.memorize).get()
    // A player turns three cards, no two of them alike, as often as they like.
    let session: Session<Memorize> = try backend.session(of: play)
    let cards = session.puzzle.cards
    let most = cards.count * cards.count + 100
    let different = cards.indices.filter { !cards[..<$0].contains(cards[$0]) }
    func turned(_ numbers: Range<Int>) -> [String] { numbers.map { "\(different[$0 % 3] + 1)" } }
    for position in stride(from: 0, to: most, by: 50) {
      let lines = turned(position..<min(position + 50, most))
      #expect(try backend.send(lines, at: position, of: play.id).get().new == lines.count)
    }
    #expect(try backend.send(turned(most..<most + 1), at: most, of: play.id) == .failure(.full))
    #expect(
      try backend.send(turned(most - 1..<most + 1), at: most - 1, of: play.id) == .failure(.full))
    let kept = try backend.send(turned(most - 1..<most), at: most - 1, of: play.id).get()
    #expect(kept.new == 0 && kept.moves.count == 1)
    #expect(try backend.store.shownPlay(play.id, of: backend.players[0])?.moves.count == most)
  }

  @Test("a Codeword ends at its limit, or without a limit at five times the greatest limit")
  func codewordLimit() throws {
    let secret = try #require(Word("there"))
    func most(_ options: CodewordOptions) throws -> Int? {
      try Codeword(CodewordPuzzle(secret: secret), options: options).mostMoves
    }
    #expect(try most(.standard) == 495)
    #expect(try most(#require(CodewordOptions(length: 5, limit: 6))) == nil)
  }
}
