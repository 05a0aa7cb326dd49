import Circles
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Unlikely plays that the owner of a circle sees", .everyStorage)
struct UnlikelyPlayTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let circle = CircleID()
  private let start = WallTime(1_800_000_000_000)
  /// The day before that of `start`, which ends four hours after it.
  private let yesterday = Day(of: WallTime(1_800_000_000_000)).advanced(by: -1)
  private let players = (0..<3).map { PlayerID(high: 3, low: UInt64($0)) }

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for player in players { try store.add(player, generation: Generation(bits: 1)) }
    let (ann, bo) = try (#require(CircleName("Ann")), #require(CircleName("Bo")))
    let before = yesterday.advanced(by: -50).end
    try store.make(circle, title: ann, by: players[0], name: ann, avatar: .fox, at: before).get()
    let code = InviteCode(bits: 1)
    try store.invite(by: code, to: circle, by: players[0]).get()
    _ = try store.join(by: code, players[1], name: bo, avatar: .owl, at: before).get()
  }

  /// Bo finishes a game with these moves at these times.
  private func finish(
    _ kind: GameKind, _ moves: [(String, Int64)], on day: Day, won isWon: Bool = true,
    offline isOffline: Bool = false
  ) throws {
    try store.transaction { transaction in
      try transaction.insert(
        Deal(
          day: day, kind: kind, rules: 1, options: [], puzzle: [1],
          salt: Array(repeating: 0, count: 16)))
      guard let deal = try transaction.deals(of: kind, on: day).first else { return }
      let id = GameID(high: UInt64(day.number), low: UInt64(kind.rawValue))
      try transaction.insert(
        KeptPlay(id: id, deal: deal, player: players[1], isOffline: isOffline, opened: start))
      let kept = moves.enumerated().map { number, move in
        KeptMove(
          number: number, move: Array(move.0.utf8), answer: [], time: PlayTime(move.1), got: start,
          sent: start)
      }
      try transaction.insert(kept, of: id)
      let time = PlayTime(moves.last?.1 ?? 0)
      try transaction.end(
        id, with: PlayResult(ended: start, isWon: isWon, score: 1, time: time))
    }
  }

  private func traits(
    of number: Int64 = 2, by player: Int = 0, at now: WallTime? = nil
  ) throws -> Result<[UnlikelyTrait], CircleError> {
    try store.unlikelyTraits(of: number, in: circle, by: players[player], at: now ?? yesterday.end)
  }

  @Test("the time before each move counts, but in Times only the time before each answer")
  func moves() throws {
    try finish(.codeword, [("a", 0), ("b", 699), ("c", 5_000)], on: yesterday)
    let quick: [(String, Int64)] = [
      ("start", 0), ("answer 7", 249), ("next", 250), ("answer 8", 900), ("next", 901),
      ("answer 9", 1_150),
    ]
    try finish(.times, quick, on: yesterday)
    try finish(.memorize, [("1", 0), ("2", 149)], on: yesterday, offline: true)
    #expect(
      try Set(traits().get().map { "\($0)" })
        == Set(
          [.quickMoves(.codeword, yesterday, count: 1), .quickMoves(.times, yesterday, count: 2)]
            .map { (trait: UnlikelyTrait) in "\(trait)" }))
  }

  @Test("words that a player finds at the first try are counted over several days")
  func firstTries() throws {
    for day in [0, -3, -7] {
      try finish(.codeword, [("a", 0)], on: yesterday.advanced(by: day), won: day != -7)
    }
    #expect(try traits().get() == [.firstTries(count: 2)])
  }

  @Test("the owner sees nothing of a day that is not over, or of days before the member joined")
  func days() throws {
    try finish(.codeword, [("a", 0), ("b", 1)], on: yesterday)
    try finish(.codeword, [("a", 0), ("b", 1)], on: yesterday.advanced(by: -50))
    #expect(try traits(at: yesterday.end - Milliseconds(1)).get() == [])
    #expect(try traits().get() == [.quickMoves(.codeword, yesterday, count: 1)])
    let later = yesterday.advanced(by: UnlikelyTrait.dayCount + 2).end
    #expect(try traits(at: later).get() == [])
  }

  @Test("nobody but the owner sees unlikely plays, not even the member")
  func owner() throws {
    #expect(try traits(by: 1) == .failure(.notOwner))
    #expect(try traits(by: 2) == .failure(.unknown))
    #expect(try traits(of: 3) == .failure(.unknown))
    #expect(try traits(of: 1) == .success([]))
  }
}
