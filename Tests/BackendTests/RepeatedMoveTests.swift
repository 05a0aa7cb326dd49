import Games
import GamesTesting
import JudgingTesting
import Library
import Sync
import Testing

@testable import Backend

/// The cost of a move is counted in repeated moves, not in time.
@Suite("Moves that a server repeats", .everyStorage)
struct RepeatedMoveTests {
  private let backend: JudgedBackend

  init() throws { backend = try JudgedBackend() }

  /// A play on a puzzle of no day.
  private func play(_ kind: GameKind, _ options: String) throws -> KeptPlay {
    let deal = try backend.dealer.deal(kind, options: Array(options.utf8), closing: nil)
    return play(on: deal, 1)
  }

  private func play(on deal: Deal, _ id: UInt64) -> KeptPlay {
    KeptPlay(
      id: GameID(high: 9, low: id), deal: deal, player: backend.players[0], isOffline: false,
      opened: JudgedBackend.start)
  }

  private func wrongWords(of play: KeptPlay) -> [String] {
    JudgedBackend.words.filter { $0 != play.deal.puzzle.string }
  }

  private func send(
    _ line: String, at position: Int, of play: KeptPlay, to store: any BackendStore,
    withConsistentPuzzle: Bool = true
  ) throws -> Result<TakenMoves, PlayError> {
    try store.take(
      SentMoves(
        play: play.id, position: position, lines: [Array(line.utf8)],
        wantsConsistentPuzzle: withConsistentPuzzle),
      of: backend.players[0], in: JudgedBackend.books,
      at: Arrival(wall: JudgedBackend.start, steady: Instant(0)), clocks: backend.clocks,
      now: { JudgedBackend.start })
  }

  /// How many moves a store has repeated for a play.
  private func repeatedMoves(of play: KeptPlay, in store: any BackendStore) -> Int {
    store.runningGames.repeatedMoves
      + (store.runningGames.plays[play.id]?.running.repeatedMoves ?? 0)
  }

  @Test("a server repeats each move of a long game a few times, however many came before it")
  func long() throws {
    let play = try play(.codeword, "length=5 attempts=any mode=standard")
    try backend.store.transaction { transaction in
      try transaction.insert(play.deal)
      try transaction.insert(play)
    }
    let words = wrongWords(of: play)
    for number in 0..<400 {
      let taken = try send(words[number * 7], at: number, of: play, to: backend.store).get()
      #expect(taken.new == 1 && taken.consistentPuzzle != nil && taken.after != nil)
    }
    // Each move is repeated once on the consistent puzzle, and all moves if one contradicted it. All moves each time
    // would be 80,000.
    #expect(repeatedMoves(of: play, in: backend.store) < 400 * 8)
  }

  @Test("a server that has not judged a play before repeats its moves once")
  func restarted() throws {
    let play = try play(.codeword, "length=5 attempts=any mode=standard")
    try backend.store.transaction { transaction in
      try transaction.insert(play.deal)
      try transaction.insert(play)
    }
    let words = wrongWords(of: play)
    for number in 0..<30 {
      _ = try send(
        words[number], at: number, of: play, to: backend.store, withConsistentPuzzle: false
      ).get()
    }
    #expect(repeatedMoves(of: play, in: backend.store) == 0)
    let other = try Storage.reopened(backend.store)
    for number in 30..<60 {
      _ = try send(words[number], at: number, of: play, to: other, withConsistentPuzzle: false)
        .get()
      _ = try other.shownPlay(play.id, of: backend.players[0])
    }
    #expect(other.runningGames.repeatedMoves == 30)
  }

  @Test("services that share a database judge in turn, and each knows what the other has judged")
  func turns() throws {
    let play = try play(.codeword, "length=5 attempts=any mode=standard")
    let stores = [backend.store, try Storage.reopened(backend.store)]
    try stores[0].transaction { transaction in
      try transaction.insert(play.deal)
      try transaction.insert(play)
    }
    var random = SeededRandom(seed: 25)
    let words = wrongWords(of: play)
    for number in 0..<60 {
      let store = random.pick(stores)
      #expect(try send(words[number], at: number, of: play, to: store).get().new == 1)
      // A move that the other store already took is not taken here again.
      let behind = try send(words[number + 1], at: number, of: play, to: random.pick(stores))
      guard case .failure(.elsewhere(let shown)) = behind else {
        Issue.record("\(behind)")
        return
      }
      #expect(shown.moves.map(\.move.string) == Array(words[...number]))
    }
    #expect(try stores[1].check { Issue.record("\($0)") }.judgedMoves == 60)
  }

  @Test("a play is never judged by what was known of another play with its name")
  func replaced() throws {
    let (one, other) = (
      try play(.codeword, "length=5 attempts=any mode=standard"),
      try play(.codeword, "length=5 attempts=any mode=standard")
    )
    #expect(one.id == other.id)
    let words = wrongWords(of: one).filter { $0 != other.deal.puzzle.string }
    for (play, first) in [(one, 0), (other, 3), (one, 6)] {
      // It is as if the database was set back to a copy meanwhile.
      let elsewhere = try Storage.reopened(backend.store)
      _ = try elsewhere.erase(backend.players[0], at: JudgedBackend.start)
      try elsewhere.add(backend.players[0], generation: Generation(bits: 1))
      try elsewhere.transaction { transaction in
        if first < 6 { try transaction.insert(play.deal) }
        try transaction.insert(play)
      }
      for number in 0..<2 {
        _ = try send(words[first + number], at: number, of: play, to: elsewhere).get()
      }
      let taken = try send(words[first + 2], at: 2, of: play, to: backend.store).get()
      #expect(taken.new == 1)
      let shown = try #require(try backend.store.shownPlay(play.id, of: backend.players[0]))
      #expect(shown.moves.map(\.move.string) == Array(words[first..<first + 3]))
      #expect(try backend.store.check { Issue.record("\($0)") }.judgedMoves == 3)
    }
  }

  @Test("a server does not remember moves that the database did not store")
  func undone() throws {
    let play = try play(.codeword, "length=5 attempts=any mode=standard")
    try backend.store.transaction { transaction in
      try transaction.insert(play.deal)
      try transaction.insert(play)
    }
    let words = wrongWords(of: play)
    _ = try send(words[0], at: 0, of: play, to: backend.store).get()
    for _ in 0..<2 {
      let known = backend.store.runningGames.plays[play.id]
      #expect(known?.count == 1 && known?.last?.number == 0)
      // No move can be read: nothing is stored.
      let late = try backend.store.take(
        SentMoves(play: play.id, position: 1, lines: [Array("?".utf8)]), of: backend.players[0],
        in: JudgedBackend.books, at: Arrival(wall: JudgedBackend.start, steady: Instant(0)),
        clocks: backend.clocks, now: { JudgedBackend.start })
      #expect(late == .failure(.malformed))
    }
    #expect(try send(words[1], at: 1, of: play, to: backend.store).get().new == 1)
  }
}
