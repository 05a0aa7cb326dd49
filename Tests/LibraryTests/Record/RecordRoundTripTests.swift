import Games
import Testing

@testable import Library

@Suite("Records: written and read back")
struct RecordRoundTripTests {
  @Test("a random legal game is read back as it was", arguments: CodewordOptions.lengths)
  func randomGames(length: Int) throws {
    var games = RandomGames(seed: UInt64(length))
    for mode in CodewordOptions.Mode.allCases {
      for limit in [nil, 1, 3, 6, 99] {
        for _ in 0..<20 {
          let session = AnySession.codeword(
            try games.session(length: length, mode: mode, limit: limit))
          let reading = try RecordReading(session.record)
          #expect(reading.session == session)
          #expect(reading.error == nil)
          #expect(reading.session.record == session.record)
          #expect(reading.session.transcript == session.transcript)
        }
      }
    }
  }

  @Test("a record is written as it is documented")
  func spelling() throws {
    let game = try newGame("crane", id: 255, begun: 1_767_225_600_000, limit: 6)
    guard case .codeword(var session) = game else { return }
    try session.play(
      CodewordMove(word("slate")), at: 12_345, wallOffset: 20_000,
      in: nil)
    try session.play(
      CodewordMove(word("crane")), at: 30_000, wallOffset: 86_400_000,
      in: nil)
    #expect(
      text(AnySession.codeword(session).record) == """
        pastime 1
        game codeword 1
        id 000000000000000000000000000000ff
        begun 1767225600000
        options length=5 attempts=6 mode=standard
        puzzle crane

        12345 20000 slate
        30000 86400000 crane

        """)
    #expect(
      text(AnySession.codeword(session).transcript) == """
        game codeword
        outcome won
        score 2
        moves 2
        time 30000
        slate --=-=
        crane =====
        Found in 2 attempts: CRANE. Attempt 1, SLATE: S none, L none, A exact, T none, E exact. \
        Attempt 2, CRANE: all exact.

        """)
  }

  @Test("the record of a sample, a challenge, a turn of an evening or a branch says so")
  func provenance() throws {
    let bytes = record(provenance: "sample\nbranch-of \(identity(2).text)\n")
    let header = try RecordReading(bytes).session.header
    #expect(header.origin == .sample)
    #expect(header.branchOf == identity(2))
    let plain = try RecordReading(record()).session.header
    #expect(plain.origin == .dealt)
    #expect(plain.branchOf == nil)
    for (word, origin) in [
      ("sample", SessionHeader.Origin.sample), ("challenge", .challenge), ("evening", .evening),
    ] {
      let bytes = record(provenance: "\(word)\n")
      let session = try RecordReading(bytes).session
      #expect(session.header.origin == origin)
      #expect(session.record == bytes)
    }
  }

  @Test("a branch is the same game under another identity")
  func branch() throws {
    let original = try RecordReading(record(id: 1, moves: ["5 6 slate"])).session
    let branch = original.branch(as: identity(9))
    let expected = record(
      id: 9, provenance: "branch-of \(identity(1).text)\n", moves: ["5 6 slate"])
    #expect(branch.record == expected)
  }

  @Test("a time that no record can spell becomes the nearest time that a record can spell")
  func unspellableTimes() throws {
    for extreme in [Int64.min, -1, 1_000_000_000_000_000_000, .max] {
      let game = try newGame(begun: extreme)
      guard case .codeword(var session) = game else { return }
      try session.play(
        CodewordMove(word("slate")), at: PlayTime(extreme), wallOffset: Milliseconds(extreme),
        in: nil)
      let played = AnySession.codeword(session)
      let reading = try RecordReading(played.record)
      #expect(reading.error == nil)
      #expect(reading.session == played)
    }
  }

  @Test("a time of play that goes back counts as that of the move before")
  func timeGoesBack() throws {
    guard case .codeword(var session) = try newGame() else { return }
    try session.play(CodewordMove(word("slate")), at: 90, wallOffset: .zero, in: nil)
    try session.play(CodewordMove(word("trace")), at: 50, wallOffset: .zero, in: nil)
    #expect(session.times.played.map(\.count) == [90, 90])
  }

  @Test("the time of day may go back: no rule depends on it")
  func timeOfDayGoesBack() throws {
    let reading = try RecordReading(record(moves: ["5 9000 slate", "6 10 trace"]))
    #expect(reading.error == nil)
    #expect(reading.session.summary.moveCount == 2)
  }
}
