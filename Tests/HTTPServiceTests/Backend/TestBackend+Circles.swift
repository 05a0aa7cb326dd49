import Backend
import Games
import Library
import Sync
import Testing
import WordData
import Words

@testable import HTTPService

/// What players ask a server about their circles.
extension TestBackend {
  /// Makes a circle, and returns its identifier.
  func makeCircle(_ member: String, _ title: String = "Oak Street", as name: String = "Ann")
    async throws -> String
  {
    let answer = try await ask(
      .post, "/v1/circles", "pastime-circle 1\ntitle \(title)\nname \(name)\nface fox\n",
      as: member)
    #expect(answer.status == 201)
    return try #require(answer.value("circle"))
  }

  /// Makes a code for a circle.
  func invite(_ owner: String, to circle: String) async throws -> String {
    try #require(
      try await ask(.post, "/v1/circles/\(circle)/invite", as: owner).value("code"))
  }

  /// A player enters the code of a circle.
  func enter(_ member: String, _ code: String, as name: String) async throws -> Answer {
    try await ask(
      .post, "/v1/memberships", "pastime-membership 1\ncode \(code)\nname \(name)\nface owl\n",
      as: member)
  }

  /// A circle of members with these names, the owner first.
  func circle(of names: String...) async throws -> (id: String, members: [String]) {
    let owner = try await join()
    let circle = try await makeCircle(owner, as: names[0])
    let code = try await invite(owner, to: circle)
    var members = [owner]
    for name in names.dropFirst() {
      members.append(try await join())
      #expect(try await enter(members[members.count - 1], code, as: name).status == 200)
    }
    return (circle, members)
  }

  /// The day on which the clock of the server begins: 15 January 2027.
  static let day = Day(of: WallTime(start))

  /// A member finishes a judged game of a day.
  /// - Parameter moves: when each of the moves was made.
  func finish(
    _ member: String, _ kind: GameKind, score: Int64, won isWon: Bool = true,
    seconds: Int64 = 60, moves: [Int64] = [], on day: Day = day
  ) throws {
    let player = try #require(try caller(member)).player
    // A board reads the puzzle only for Anagrams: its words have 13 letters.
    let puzzle = Array("rack=upsrre words=err,pure,purser bonus=".utf8)
    try data.store.transaction { transaction in
      if try transaction.deals(of: kind, on: day).isEmpty {
        try transaction.insert(
          Deal(
            day: day, kind: kind, rules: 1, options: [], puzzle: puzzle,
            salt: Array(repeating: 0, count: 16)))
      }
      let deal = try #require(try transaction.deals(of: kind, on: day).first)
      let play = KeptPlay(
        id: GameID(high: 1, low: .random(in: .min ... .max)), deal: deal, player: player,
        isOffline: false, opened: server.now())
      try transaction.insert(play)
      let kept = moves.enumerated().map { number, time in
        KeptMove(
          number: number, move: [1], answer: [], time: PlayTime(time), got: server.now(),
          sent: server.now())
      }
      try transaction.insert(kept, of: play.id)
      try transaction.end(
        play.id,
        with: PlayResult(
          ended: server.now(), isWon: isWon, score: score, time: PlayTime(seconds * 1_000 + 999)))
    }
  }

  /// A member stores a solved Codeword of today under this identifier.
  func keepCodeword(_ member: String, _ words: [String], secret: String, as id: GameID) throws {
    let header = SessionHeader(id: id, created: server.now())
    let puzzle = CodewordPuzzle(secret: try #require(Word(secret)))
    var session = try Session<Codeword>(header, options: .daily, puzzle: puzzle)
    for word in words {
      let move = CodewordMove(try #require(Word(word)))
      try session.play(move, at: .zero, wallOffset: .zero, in: .standard)
    }
    try keep(.codeword(session), of: member)
  }

  /// A device of a member stores a game.
  func keep(_ session: AnySession, of member: String) throws {
    let player = try #require(try caller(member)).player
    let generation = try data.store.answer(
      Pull(since: Revision(0), limit: 1), of: player
    ).generation
    let row = Row(key: RowKey.record(session.id).text, text: session.record)
    let answer = try data.store.keep(Push(generation: generation, rows: [row]), of: player)
    #expect(answer.rows == [.stored])
  }

  /// The secret of the public Codeword of today.
  static func publicSecret() throws -> String {
    var random = SeededRandom(seed: day.seed(of: .codeword))
    return try Codeword.deal(
      .daily, using: &random, from: .standard, by: day.dealing(of: .codeword)
    ).secret.description
  }
}
