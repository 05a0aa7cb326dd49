import Foundation
import Games
import GamesTesting
import Library
import Sync
import Testing

@testable import Backend

@Suite("How a server stores judged games", .everyStorage)
struct PlayStorageTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let players = (0..<3).map { PlayerID(high: 1, low: UInt64($0)) }
  private let start = WallTime(1_800_000_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for player in players { try store.add(player, generation: Generation(bits: 1)) }
  }

  private func deal(_ kind: GameKind = .codeword, day: Int32? = 20_000, salt: UInt8 = 7) -> Deal {
    Deal(
      day: day.map(Day.init(number:)), kind: kind, rules: 1,
      options: Array("length=5 attempts=any mode=standard".utf8), puzzle: Array("there".utf8),
      salt: Array(repeating: salt, count: 16))
  }

  @Test("a day has one deal of a game in each language")
  func languages() throws {
    let german = Deal(
      day: Day(number: 20_000), kind: .codeword, rules: 4,
      options: Array("length=5 attempts=any mode=standard words=de".utf8),
      puzzle: Array("k%c3%a4fer".utf8), salt: Array(repeating: 9, count: 16))
    for _ in 0..<2 {
      try store.transaction { transaction in
        try transaction.insert(deal())
        try transaction.insert(german)
      }
    }
    let deals = try store.look { try $0.deals(of: .codeword, on: Day(number: 20_000)) }
    #expect(deals.map(\.words) == [.english, .german])
    #expect(deals.map(\.puzzle) == [deal().puzzle, german.puzzle])
  }

  private func play(_ id: UInt64, of player: Int, _ deal: Deal) -> KeptPlay {
    KeptPlay(
      id: GameID(high: 9, low: id), deal: deal, player: players[player], isOffline: false,
      opened: start)
  }

  private func move(_ number: Int) -> KeptMove {
    KeptMove(
      number: number, move: Array("geese".utf8), answer: Array("--=-=".utf8),
      time: PlayTime(Int64(number) * 10), got: start, sent: start + Milliseconds(1))
  }

  @Test("the first deal of a day's game stays, even if others ask at the same time")
  func deals() throws {
    let (one, other) = (deal(), deal(salt: 8))
    try store.transaction { transaction in
      try transaction.insert(one)
      try transaction.insert(other)
      try transaction.insert(deal(.hangman))
      for _ in 0..<2 { try transaction.insert(deal(day: nil)) }
    }
    let day = Day(number: 20_000)
    #expect(try store.look { try $0.deals(of: .codeword, on: day) } == [one])
    #expect(try store.look { try $0.deals(of: .times, on: day).isEmpty })
    let tomorrow = day.advanced(by: 1)
    #expect(try store.look { try $0.deals(of: .codeword, on: tomorrow).isEmpty })
  }

  @Test("a play belongs to its player alone, and each player has one play of a deal (I4)")
  func plays() throws {
    let deal = deal()
    try store.transaction { transaction in
      try transaction.insert(deal)
      for player in 0..<2 { try transaction.insert(play(UInt64(player), of: player, deal)) }
    }
    #expect(throws: StoreError.unavailable) {
      try store.transaction { try $0.insert(play(5, of: 0, deal)) }
    }
    let mine = try store.look { try $0.play(.deal(deal.id), of: players[0]) }
    #expect(mine == play(0, of: 0, deal))
    #expect(try store.look { try $0.play(.id(play(0, of: 0, deal).id), of: players[0]) } == mine)
    #expect(try store.look { try $0.play(.id(play(1, of: 1, deal).id), of: players[0]) } == nil)
    #expect(try store.look { try $0.play(.deal(deal.id), of: players[2]) } == nil)
  }

  @Test("moves stay in their order and never change, and the result is kept with the play")
  func moves() throws {
    let deal = deal()
    var mine = play(0, of: 0, deal)
    try store.transaction { transaction in
      try transaction.insert(deal)
      try transaction.insert(mine)
      try transaction.insert([move(0), move(1)], of: mine.id)
      try transaction.insert([move(2)], of: mine.id)
    }
    #expect(try store.look { try $0.moves(of: mine.id) } == [move(0), move(1), move(2)])
    #expect(throws: StoreError.unavailable) {
      try store.transaction { try $0.insert([move(3), move(2)], of: mine.id) }
    }
    #expect(try store.look { try $0.moves(of: mine.id) }.count == 3)
    let result = PlayResult(ended: start, isWon: true, score: -4, time: PlayTime(20))
    try store.transaction { try $0.end(mine.id, with: result) }
    mine.result = result
    #expect(try store.look { try $0.play(.id(mine.id), of: players[0]) } == mine)
  }

  @Test("an erased player leaves no play, and the others keep theirs")
  func erased() throws {
    let deal = deal()
    try store.transaction { transaction in
      try transaction.insert(deal)
      for player in 0..<2 {
        let play = play(UInt64(player), of: player, deal)
        try transaction.insert(play)
        try transaction.insert([move(0)], of: play.id)
      }
    }
    #expect(try store.erase(players[0], at: start))
    let ids = (0..<2).map { play(UInt64($0), of: $0, deal).id }
    #expect(try store.look { try $0.play(.id(ids[0]), of: players[0]) } == nil)
    #expect(try store.look { try $0.moves(of: ids[0]) }.isEmpty)
    #expect(try store.look { try $0.moves(of: ids[1]) } == [move(0)])
    #expect(try store.look { try $0.deals(of: .codeword, on: Day(number: 20_000)) } == [deal])
  }

  @Test("a deal of no day is kept with the moment from which no move counts")
  func closing() throws {
    let end = start + Milliseconds(1_000)
    let closing = Deal(
      day: nil, closes: end, kind: .codeword, rules: 1,
      options: Array("length=5 attempts=any mode=standard".utf8), puzzle: Array("there".utf8),
      salt: Array(repeating: 7, count: 16))
    try store.transaction { transaction in
      try transaction.insert(closing)
      try transaction.insert(play(0, of: 0, closing))
    }
    let move = SentMoves(
      play: play(0, of: 0, closing).id, position: 0, lines: [Array("geese".utf8)])
    func take(after milliseconds: Int64) throws -> Result<TakenMoves, PlayError> {
      let now = start + Milliseconds(milliseconds)
      return try store.take(
        move, of: players[0], in: JudgedBackend.books, at: Arrival(wall: now, steady: Instant(0)),
        clocks: PlayClocks(), now: { now })
    }
    #expect(try take(after: 1_000) == .failure(.closed))
    #expect(try take(after: 999).get().new == 1)
    // The server never stops answering with moves that were judged before.
    #expect(try take(after: 1_000).get().new == 0)
  }

  @Test("a check judges all plays again, and finds everything that is wrong (I6)")
  func checked() throws {
    let (good, bad) = (deal(), deal(day: 20_001))
    let forged = Deal(
      id: bad.id, day: bad.day, closes: nil, kind: bad.kind, rules: bad.rules, options: bad.options,
      puzzle: Array("three".utf8), salt: bad.salt, commitment: bad.commitment)
    let unended = deal(day: 20_002)
    try store.transaction { transaction in
      for deal in [good, forged] { try transaction.insert(deal) }
      try transaction.insert(play(0, of: 0, good))
      try transaction.insert([move(0)], of: play(0, of: 0, good).id)
      try transaction.insert(play(1, of: 1, good))
      try transaction.insert([move(1)], of: play(1, of: 1, good).id)
      try transaction.insert(play(2, of: 2, forged))
      try transaction.insert(play(3, of: 0, forged))
      let other = KeptMove(
        number: 0, move: Array("geese".utf8), answer: Array("=====".utf8), time: 0, got: start,
        sent: start)
      try transaction.insert([other], of: play(3, of: 0, forged).id)
      try transaction.insert(unended)
      try transaction.insert(play(4, of: 1, unended))
      try transaction.end(
        play(4, of: 1, unended).id,
        with: PlayResult(ended: start, isWon: true, score: 1, time: 0))
    }
    let ids = (0..<5).map { GameID(high: 9, low: UInt64($0)) }
    var faults: [BackendFault] = []
    let check = try store.check { faults.append($0) }
    #expect(check.plays == 5)
    #expect(check.judgedMoves == 3)
    #expect(
      faults == [
        .play(players[0], ids[3], .commitment), .play(players[0], ids[3], .moves),
        .play(players[1], ids[1], .gap), .play(players[1], ids[4], .result),
        .play(players[2], ids[2], .commitment),
      ])
  }
}

extension BackendStore {
  /// Checks everything, as `pastime check` does.
  func check(_ report: (BackendFault) -> Void) throws -> BackendCheck {
    switch self {
    case let store as SQLiteStore:
      return BackendCheck(try BackendReader(path: store.pool.path), report: report)
    case let store as PostgresStore:
      return BackendCheck(try PostgresReader(store.connections.address), report: report)
    default: fatalError("there is no other store")
    }
  }
}
