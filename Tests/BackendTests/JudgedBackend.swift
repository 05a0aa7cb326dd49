import Games
import GamesTesting
import JudgingTesting
import Library
import Sync
import Testing
import WordData
import Words

@testable import Backend

/// A server that deals, with players who see every puzzle, so that their games come to an end.
struct JudgedBackend {
  static let books = BackendBooks(
    words: { .standard(in: $0) }, hangman: { Hangman.book(in: $0) })
  static let start = WallTime(1_800_000_000_000)
  let folder: TemporaryFolder
  var store: any BackendStore
  var clocks = PlayClocks()
  let dealer = Dealer(secret: Secret(), books: books)
  let players: [PlayerID]

  init(players count: Int = 2) throws {
    players = (0..<count).map { PlayerID(high: 1, low: UInt64($0)) }
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for player in players { try store.add(player, generation: Generation(bits: 1)) }
  }

  /// Stops the server and starts it again: everything that was not stored is gone.
  mutating func restart() throws {
    clocks = PlayClocks()
    switch store {
    case let sqlite as SQLiteStore:
      let path = sqlite.pool.path
      try sqlite.close()
      store = try SQLiteStore(path: path)
    case let postgres as PostgresStore:
      let address = postgres.connections.address
      postgres.close()
      store = try PostgresStore(address)
    default: fatalError("there is no other store")
    }
  }

  func open(
    _ kind: GameKind, of day: Day = Day(of: start), in words: WordLanguage = .english,
    offline: Bool = false, by player: Int = 0, at now: WallTime = start
  ) throws -> Result<ShownPlay, PlayError> {
    try store.open(
      kind, of: day, in: words, offline: offline, by: players[player], dealtBy: dealer, at: now
    ).map(\.play)
  }

  func send(
    _ lines: [String], at position: Int, of play: GameID, by player: Int = 0,
    after milliseconds: Int64 = 0, from start: WallTime = start
  ) throws -> Result<TakenMoves, PlayError> {
    let wall = start + Milliseconds(milliseconds)
    let result = try store.take(
      SentMoves(play: play, position: position, lines: lines.map { Array($0.utf8) }),
      of: players[player], in: Self.books,
      at: Arrival(wall: wall, steady: Instant(milliseconds)), clocks: clocks, now: { wall })
    if case .success(let taken) = result, taken.new > 0 {
      clocks.note(play, moveCount: taken.position, at: Instant(milliseconds))
    }
    return result
  }

  /// A game by its rules alone, on which a player who sees the puzzle can try moves.
  func session<G: BackendGame>(of play: ShownPlay, by player: Int = 0) throws -> Session<G> {
    let kept = try #require(try store.look { try $0.play(.id(play.id), of: players[player]) })
    var (options, puzzle) = (
      TextReader(kept.deal.options), TextReader(kept.deal.puzzle, alphabet: kept.deal.alphabet)
    )
    return try Session(
      SessionHeader(id: play.id, created: play.opened), options: G.Options(from: &options),
      puzzle: G.Puzzle(from: &puzzle), rules: kept.deal.rules)
  }
}

extension Session where G: TriedGame & BackendGame {
  /// A move that is possible now, checked against the lists; nil if none was found.
  func anyMove(_ random: inout SeededRandom) -> G.Move? {
    let book = G.book(for: options, in: JudgedBackend.books)
    for _ in 0..<1_000 {
      let move = game.anyMove(&random)
      if game.refusal(of: move, in: book) == nil { return move }
    }
    return nil
  }
}

extension ShownPlay {
  /// The record and the salt of a play that is over.
  var end: (record: [UInt8], salt: [UInt8])? {
    revealed.map { ($0.record, $0.salt) }
  }
}

extension [UInt8] {
  var string: String { String(decoding: self, as: UTF8.self) }
}
