import Games
import Library
import Races
import Testing

@testable import Backend

/// The requests of players about races.
extension JudgedBackend {
  static let fiveLetters = Array("length=5 attempts=6 mode=standard".utf8)
  /// The ID of the race in these tests.
  static let raceID = RaceID(bits: 0xFED_CBA9_8765_4321)

  /// Words of five letters, each once.
  static let words = {
    var words: [String] = []
    books.words(in: .english).forEachWord(length: 5) { word, _ in
      words.append(CodewordMove(word).line.string)
    }
    return words
  }()

  /// The start plus this many milliseconds.
  func at(_ milliseconds: Int64) -> WallTime { Self.start + Milliseconds(milliseconds) }

  func makeRace(
    _ kind: GameKind = .codeword, options: [UInt8] = fiveLetters, called id: RaceID = raceID,
    at milliseconds: Int64 = 0
  ) throws -> Result<SeenRace, RaceError> {
    try store.makeRace(
      id, of: kind, options: options, by: players[0], as: Self.racer(0), dealtBy: dealer,
      at: at(milliseconds))
  }

  static func racer(_ player: Int) throws -> NewRacer {
    NewRacer(name: try #require(CircleName("Player \(player)")), avatar: .fox)
  }

  func join(
    _ player: Int, _ id: RaceID = raceID, at milliseconds: Int64 = 0
  ) throws -> Result<SeenRace, RaceError> {
    try store.join(id, players[player], as: Self.racer(player), at: at(milliseconds))
  }

  func start(
    _ player: Int = 0, at milliseconds: Int64 = 0
  ) throws -> Result<SeenRace, RaceError> {
    try store.start(
      Self.raceID, by: players[player], dealtBy: dealer, at: at(milliseconds))
  }

  func play(
    _ player: Int, at milliseconds: Int64 = 4_000
  ) throws -> Result<ShownPlay, RaceError> {
    try store.openPlay(in: Self.raceID, by: players[player], at: at(milliseconds)).map(\.play)
  }

  func next(
    _ player: Int, _ bits: UInt64 = 1, at milliseconds: Int64
  ) throws -> Result<SeenRace, RaceError> {
    try store.next(
      after: Self.raceID, by: players[player], called: RaceID(bits: bits),
      at: at(milliseconds))
  }

  func watch(
    _ seat: Int, by player: Int?, at milliseconds: Int64
  ) throws -> Result<ShownPlay, RaceError> {
    try store.watch(
      seat, in: Self.raceID, by: player.map { players[$0] }, at: at(milliseconds))
  }

  func race(by player: Int? = nil, since count: Int = 0) throws -> SeenRace {
    try #require(
      try store.seenRace(Self.raceID, by: player.map { players[$0] }, since: count))
  }

  /// Begins a race of this many players at once: the puzzle is sent after four seconds.
  func beginRace(
    _ kind: GameKind = .codeword, options: [UInt8] = fiveLetters, of count: Int = 2
  ) throws {
    _ = try makeRace(kind, options: options).get()
    for player in 1..<count { _ = try join(player).get() }
    _ = try start().get()
  }

  /// The word to find in the race.
  func secret(of play: ShownPlay, by player: Int) throws -> String {
    let kept = try store.look { try $0.play(.id(play.id), of: players[player]) }
    return try #require(kept?.deal.puzzle.string)
  }

  /// A player finds the word at once.
  @discardableResult
  func win(_ player: Int, at milliseconds: Int64) throws -> TakenMoves {
    let play = try play(player, at: milliseconds).get()
    return try send(
      [try secret(of: play, by: player)], at: play.moves.count, of: play.id, by: player,
      after: milliseconds
    ).get()
  }
}

extension SeenRace {
  /// The lines of all race events that it holds.
  var lines: [String] { events.map(\.line.string) }
}

extension Result {
  /// Why it failed.
  var denial: Failure? { if case .failure(let denial) = self { denial } else { nil } }
}
