import Circles
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Challenges on a server", .everyStorage)
struct ChallengeTests {
  private var backend: JudgedBackend
  private let id = ChallengeID(bits: 0xABC_DEF0_1234_5678)
  private let start = JudgedBackend.start

  init() throws {
    backend = try JudgedBackend()
    try make(id)
  }

  private var store: any BackendStore { backend.store }

  private func name(_ text: String) throws -> CircleName { try #require(CircleName(text)) }

  private func make(_ id: ChallengeID, by player: Int = 0, at now: WallTime? = nil) throws {
    let now = now ?? start
    let deal = try backend.dealer.deal(
      .times,
      options: Array(
        "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near".utf8),
      closing: now + ChallengeLimits.span)
    _ = try store.make(
      id, on: deal, by: backend.players[player], name: name("Ann"), avatar: .fox, at: now
    ).get()
  }

  private func join(
    _ player: PlayerID, as text: String = "Bo", after span: Milliseconds = .zero
  ) throws -> Result<SeenChallenge, ChallengeRefusal> {
    try store.join(id, player, name: name(text), avatar: .owl, at: start + span)
  }

  private func open(
    _ player: Int, after span: Milliseconds = .zero
  ) throws -> Result<(play: ShownPlay, isNew: Bool), ChallengeRefusal> {
    try store.open(id, by: backend.players[player], withConsistentPuzzle: true, at: start + span)
  }

  /// Plays to the end, without a right answer.
  private func finish(_ player: Int, at time: Int64 = 0) throws {
    let play = try open(player).get().play
    _ = try backend.send(["start", "finish"], at: 0, of: play.id, by: player, after: time).get()
  }

  private func seen(_ player: Int, after span: Milliseconds = .zero) throws -> SeenChallenge {
    try #require(try store.challenge(id, for: backend.players[player], at: start + span))
  }

  private func refusal<Value>(_ result: Result<Value, ChallengeRefusal>) -> ChallengeRefusal? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }

  @Test("players with the link join once, play the same puzzle, and see results when they finish")
  func whole() throws {
    #expect(try join(backend.players[1]).get().own == 2)
    #expect(try join(backend.players[1], as: "Bea").get().challengers.map(\.name) == ["Ann", "Bo"])
    let (mine, theirs) = (try open(0).get(), try open(1).get())
    #expect(mine.isNew && theirs.isNew && mine.play.id != theirs.play.id)
    #expect(mine.play.commitment == theirs.play.commitment)
    #expect(mine.play.day == nil && mine.play.consistentPuzzle != nil)
    let again = try open(0).get()
    #expect(!again.isNew && again.play.id == mine.play.id)
    #expect(try seen(0).part == .begun)
    try finish(0)
    #expect(try seen(1).board == .hidden(finished: [1]))
    guard case .shown(let results) = try seen(0).board else {
      Issue.record("nothing is shown")
      return
    }
    #expect(results.map(\.number) == [1] && !results[0].isWon)
    try finish(1)
    guard case .shown(let both) = try seen(1).board else {
      Issue.record("nothing is shown")
      return
    }
    #expect(Set(both.map(\.number)) == [1, 2])
    #expect(try seen(1).part == .over)
    let listed = try #require(try store.challenges(of: backend.players[1]).first)
    #expect(listed.challengerCount == 2 && listed.finishedCount == 2 && listed.isFinished)
    #expect(
      listed.id == id && listed.kind == .times && listed.closes == start + ChallengeLimits.span)
  }

  @Test(
    "after 48 hours nobody joins or begins, no move is judged, and all challengers see the results")
  func closed() throws {
    _ = try join(backend.players[1]).get()
    let play = try open(0).get().play
    try finish(1)
    let end = ChallengeLimits.span
    let third = PlayerID(high: 9, low: 9)
    try store.add(third, generation: Generation(bits: 1))
    #expect(refusal(try join(third, as: "Cy", after: end)) == .closed)
    #expect(
      try backend.send(["start"], at: 0, of: play.id, after: end.count) == .failure(.closed))
    #expect(try backend.send(["start"], at: 0, of: play.id, after: end.count - 1).get().new == 1)
    #expect(try open(0, after: end).get().play.moves.count == 1)
    #expect(try seen(0).board == .hidden(finished: [2]))
    let after = try seen(0, after: end)
    guard after.isOver, case .shown(let results) = after.board else {
      Issue.record("nothing is shown")
      return
    }
    #expect(results.map(\.number) == [2])
    // A player who has not begun cannot begin any more.
    let late = ChallengeID()
    try make(late, by: 1)
    let never = try store.open(
      late, by: backend.players[1], withConsistentPuzzle: false, at: start + end)
    #expect(refusal(never) == .closed)
  }

  @Test("a player sees another player's moves only after both have finished")
  func looking() throws {
    func look(_ number: Int64, by player: Int, after span: Milliseconds = .zero) throws -> Result<
      ShownPlay, ChallengeRefusal
    > {
      try store.play(of: number, in: id, for: backend.players[player], at: start + span)
    }
    #expect(refusal(try look(1, by: 1)) == .notIn)
    _ = try join(backend.players[1]).get()
    #expect(refusal(try look(1, by: 1)) == .hidden)
    try finish(0)
    #expect(refusal(try look(1, by: 1)) == .hidden)
    _ = try open(1)
    #expect(refusal(try look(2, by: 0)) == .hidden)
    #expect(refusal(try look(3, by: 0)) == .unknown)
    try finish(1)
    let play = try look(2, by: 0).get()
    #expect(play.moves.map(\.move.string) == ["start", "finish"])
    #expect(play.end != nil && play.consistentPuzzle == nil)
    #expect(try look(1, by: 0).get().moves.count == 2)
  }

  @Test(
    "others see an unfinished play once the challenge is over, but no more than its player knew")
  func unfinished() throws {
    _ = try join(backend.players[1]).get()
    let play = try open(1).get().play
    _ = try backend.send(["start"], at: 0, of: play.id, by: 1).get()
    let shown = try store.play(
      of: 2, in: id, for: backend.players[0], at: start + ChallengeLimits.span)
    #expect(try shown.get().moves.count == 1)
    #expect(try shown.get().revealed == nil)
  }

  @Test("a name that looks like another is taken, and at most fifty players take part")
  func limits() throws {
    #expect(refusal(try join(backend.players[1], as: "A nn")) == .takenName)
    for number in 2...50 {
      let player = PlayerID(high: 7, low: UInt64(number))
      try store.add(player, generation: Generation(bits: 1))
      #expect(refusal(try join(player, as: "P\(number)x")) == nil)
    }
    #expect(refusal(try join(backend.players[1])) == .full)
    #expect(
      refusal(
        try store.join(ChallengeID(), backend.players[1], name: name("Bo"), avatar: .owl, at: start)
      )
        == .unknown)
  }

  @Test("a player takes part in at most fifty open challenges; those that are over do not count")
  func most() throws {
    for _ in 2...50 { try make(ChallengeID()) }
    func another(at now: WallTime) throws -> ChallengeRefusal? {
      let deal = try backend.dealer.deal(
        .memorize, options: Array("scoring=plain players=1".utf8), closing: nil)
      return refusal(
        try store.make(
          ChallengeID(), on: deal, by: backend.players[0], name: name("Ann"), avatar: .fox, at: now)
      )
    }
    #expect(try another(at: start) == .tooMany)
    #expect(try another(at: start + ChallengeLimits.span) == nil)
  }

  @Test("a player who comes back has the same play; the challenge ends when the last player leaves")
  func leaving() throws {
    _ = try join(backend.players[1]).get()
    let play = try open(1).get().play
    try store.leave(id, by: backend.players[1]).get()
    #expect(refusal(try store.leave(id, by: backend.players[1])) == .notIn)
    #expect(refusal(try open(1)) == .notIn)
    #expect(try join(backend.players[1]).get().own == 3)
    #expect(try open(1).get().play.id == play.id)
    try store.leave(id, by: backend.players[0]).get()
    try store.leave(id, by: backend.players[1]).get()
    #expect(try store.challenge(id, for: nil, at: start) == nil)
  }

  @Test("an erased player is in no challenge any more, and the others keep theirs")
  func erasing() throws {
    _ = try join(backend.players[1]).get()
    try finish(0)
    try finish(1)
    #expect(try store.erase(backend.players[0], at: start))
    #expect(try seen(1).challengers.map(\.name) == ["Bo"])
    guard case .shown(let results) = try seen(1).board else {
      Issue.record("nothing is shown")
      return
    }
    #expect(results.map(\.number) == [2])
    #expect(try store.erase(backend.players[1], at: start))
    #expect(try store.challenge(id, for: nil, at: start) == nil)
  }

  @Test("a check counts challenges, and finds a challenge with the puzzle of a day")
  func checked() throws {
    try finish(0)
    func faults() throws -> [BackendFault] {
      var faults: [BackendFault] = []
      _ = try store.check { faults.append($0) }
      return faults
    }
    #expect(try store.check { _ in }.challenges == 1)
    #expect(try faults() == [])
    _ = try backend.open(.times).get()
    let forged = ChallengeID(bits: 5)
    try store.transaction { transaction in
      let deal = try #require(
        try transaction.deals(of: .times, on: Day(of: JudgedBackend.start)).first)
      try transaction.insert(forged, on: deal.id, at: start)
      let member = KeptMember(
        number: 1, player: backend.players[0], name: "Ann", normalizedName: "ann", avatar: .fox,
        since: start)
      try transaction.insert(member, of: forged)
    }
    #expect(try faults() == [.challenge(forged)])
  }

  @Test(
    "sixty days after its end the server forgets a challenge and its plays, and daily games stay")
  func forgetting() throws {
    try finish(0)
    let daily = try backend.open(.times).get()
    let play = try open(0).get().play
    let last = start + ChallengeLimits.span + ChallengeLimits.memory
    try store.forgetChallenges(at: last)
    #expect(try store.challenge(id, for: nil, at: start) != nil)
    #expect(try store.shownPlay(play.id, of: backend.players[0]) != nil)
    try store.forgetChallenges(at: last + Milliseconds(1))
    #expect(try store.challenge(id, for: nil, at: start) == nil)
    #expect(try store.shownPlay(play.id, of: backend.players[0]) == nil)
    #expect(try store.shownPlay(daily.id, of: backend.players[0]) != nil)
    #expect(try store.challenges(of: backend.players[0]) == [])
  }
}
