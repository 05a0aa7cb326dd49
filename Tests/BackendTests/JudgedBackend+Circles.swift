import Circles
import Games
import JudgingTesting
import Library
import Sync
import Testing
import Words

@testable import Backend

/// The rows that the players of a server keep for the boards of their circle.
extension JudgedBackend {
  /// The day on which these tests are played.
  static let today = Day(of: start)
  static let publicFive = PublicFive(books: books)

  /// A circle of all players, who are its members 1, 2, ….
  func makeCircle() throws -> CircleID {
    let (circle, code) = (CircleID(), InviteCode(bits: 1))
    let title = try #require(CircleName("Oak Street"))
    for (number, player) in players.enumerated() {
      let name = try #require(CircleName("P \(number)"))
      if number == 0 {
        try store.make(circle, title: title, by: player, name: name, avatar: .fox, at: Self.start)
          .get()
        try store.invite(by: code, to: circle, by: player).get()
      } else {
        _ = try store.join(by: code, player, name: name, avatar: .owl, at: Self.start).get()
      }
    }
    return circle
  }

  /// A game of the public five that has begun.
  func publicGame<G: TriedGame & BackendGame>(
    _ game: G.Type, of day: Day = today, in words: WordLanguage = .english, device: UInt64 = 1,
    begun: WallTime = start
  ) throws -> Session<G> {
    let options = try #require(G.dailyOptions(on: day, in: words))
    var random = SeededRandom(seed: day.seed(of: G.kind, in: words))
    return try Session(
      SessionHeader(id: day.identity(device), created: begun), options: options,
      puzzle: try G.deal(
        options, using: &random, from: G.book(for: options, in: Self.books),
        by: day.dealing(of: G.kind)))
  }

  /// Keeps a row, as a device of a player sends it.
  func keep(_ key: RowKey, _ text: [UInt8], by player: Int = 0) throws {
    let answer = try store.keep(
      Push(generation: Generation(bits: 1), rows: [Row(key: key.text, text: text)]),
      of: players[player])
    #expect(answer.rows.count == 1)
  }

  /// Keeps a game under its own name.
  func keep<G: KeptGame>(_ session: Session<G>, by player: Int = 0) throws {
    try keep(.record(session.header.id), G.wrap(session).record, by: player)
  }

  /// The plays that count on a board.
  func counting(in circle: CircleID, on day: Day = today) throws -> [CirclePlay] {
    try store.plays(in: circle, from: day, through: day, publicFive: Self.publicFive)
  }
}

extension Session where G: TriedGame & BackendGame {
  /// The same game with further moves, up to its end.
  func played(seed: UInt64 = 1) throws -> Session<G> {
    var (session, random) = (self, SeededRandom(seed: seed))
    while !session.game.outcome.isOver {
      let move = try #require(session.anyMove(&random))
      let time = (session.times.played.last ?? .zero) + Milliseconds(1_000)
      try session.play(
        move, at: time, wallOffset: Milliseconds(time.count),
        in: G.book(for: options, in: JudgedBackend.books))
    }
    return session
  }

  /// The player's result.
  func result() throws -> DayResult {
    try DayResult(
      G.kind, isWon: game.outcome == .won, score: game.score, puzzle: puzzle.line)
  }
}
