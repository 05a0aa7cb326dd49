import Circles
import Games
import JudgingTesting
import Library
import Sync
import Testing

@testable import Backend

@Suite("Plays that count on the boards of a circle", .everyStorage)
struct BoardTests {
  private let backend: JudgedBackend
  private let circle: CircleID
  private let today = JudgedBackend.today

  init() throws {
    backend = try JudgedBackend()
    circle = try backend.makeCircle()
  }

  private func counting() throws -> [CirclePlay] { try backend.counting(in: circle) }

  private func faults() throws -> [BackendFault] {
    var faults: [BackendFault] = []
    _ = try backend.store.check { faults.append($0) }
    return faults
  }

  private func publicCounts<G: TriedGame & BackendGame>(_ game: G.Type) throws {
    let played = try backend.publicGame(G.self).played()
    #expect(G.wrap(played).record.count < CircleLimits.gameBytes / 2)
    try backend.keep(played)
    let expected = CirclePlay(
      member: 1, day: today, mark: .public, result: try played.result())
    #expect(try counting().filter { $0.kind == G.kind } == [expected])
  }

  @Test("a record of each of the public five counts with its result")
  func publicFive() throws {
    try publicCounts(Codeword.self)
    try publicCounts(Hangman.self)
    try publicCounts(Memorize.self)
    try publicCounts(Times.self)
    try publicCounts(Anagrams.self)
    #expect(try counting().count == 5)
    #expect(try faults().isEmpty)
    // Without the lists, none of them counts.
    #expect(
      try backend.store.plays(in: circle, from: today, through: today, publicFive: nil).isEmpty)
  }

  private func offlineCounts<G: TriedGame & BackendGame>(_ game: G.Type) throws {
    let opened = try backend.open(G.kind, offline: true).get()
    let begun: Session<G> = try backend.session(of: opened)
    #expect(try counting().allSatisfy { $0.kind != G.kind })
    try backend.keep(begun)
    #expect(try counting().allSatisfy { $0.kind != G.kind })
    let played = try begun.played()
    try backend.keep(played)
    let expected = CirclePlay(member: 1, day: today, mark: .offline, result: try played.result())
    #expect(try counting().filter { $0.kind == G.kind } == [expected])
  }

  @Test("a record of each game that was taken offline counts when the game is over")
  func offline() throws {
    try offlineCounts(Codeword.self)
    try offlineCounts(Hangman.self)
    try offlineCounts(Memorize.self)
    try offlineCounts(Times.self)
    try offlineCounts(Anagrams.self)
    #expect(try counting().count == 5)
    #expect(try faults().isEmpty)
  }

  @Test("a play that a damaged database returns twice counts once, and crashes nothing")
  func returnedTwice() throws {
    guard let sqlite = backend.store as? SQLiteStore else { return }
    let begun: Session<Codeword> = try backend.session(
      of: try backend.open(.codeword, offline: true).get())
    try backend.keep(try begun.played())
    try sqlite.write { database in
      try database.execute(
        sql: """
          ALTER TABLE play RENAME TO once;
          CREATE VIEW play AS SELECT * FROM once UNION ALL SELECT * FROM once
          """)
    }
    #expect(try counting().map(\.mark) == [.offline])
  }

  @Test("a judged play counts once it is over, with the seconds that the judge measured")
  func judged() throws {
    let opened = try backend.open(.codeword).get()
    let session: Session<Codeword> = try backend.session(of: opened)
    let secret = session.puzzle.line.string
    let other = secret == "geese" ? "there" : "geese"
    _ = try backend.send([other], at: 0, of: opened.id).get()
    #expect(try counting().isEmpty)
    // The public game counts until then.
    let played = try backend.publicGame(Codeword.self).played()
    try backend.keep(played)
    #expect(try counting().map(\.mark) == [.public])
    _ = try backend.send([secret], at: 1, of: opened.id, after: 61_999).get()
    let result = try DayResult(.codeword, isWon: true, score: 2, puzzle: [])
    #expect(
      try counting() == [
        CirclePlay(member: 1, day: today, mark: .judged(seconds: 61), result: result)
      ])
    // The play's own record, which the devices keep too, is not a second play, and no deletion takes back what
    // the judge decided.
    let record = try #require(
      try backend.store.shownPlay(opened.id, of: backend.players[0])?.end?.record)
    try backend.keep(.record(opened.id), record)
    try backend.keep(.gone(opened.id.identity), gone(record))
    #expect(try counting().map(\.mark) == [.judged(seconds: 61)])
    #expect(try faults().isEmpty)
  }

  @Test("a game that was taken offline counts before the public game, whichever scored more")
  func order() throws {
    let played = try backend.publicGame(Times.self).played()
    try backend.keep(played)
    #expect(try counting().map(\.mark) == [.public])
    let opened = try backend.open(.times, offline: true).get()
    let begun: Session<Times> = try backend.session(of: opened)
    #expect(try counting().map(\.mark) == [.public])
    try backend.keep(begun.played())
    #expect(try counting().map(\.mark) == [.offline])
  }

  private func gone(_ record: [UInt8]) -> [UInt8] {
    Array("1 ".utf8) + Fingerprint(of: record).digits
  }

  @Test("a deleted game does not count, and the day's other game counts in its place")
  func deleted() throws {
    let mine = try backend.publicGame(Hangman.self, device: 1).played(seed: 1)
    let other = try backend.publicGame(
      Hangman.self, device: 2, begun: JudgedBackend.start + Milliseconds(1)
    ).played(seed: 2)
    try backend.keep(other)
    try backend.keep(mine)
    #expect(try counting().map(\.result) == [try mine.result()])
    try backend.keep(.gone(mine.header.id.identity), gone(Hangman.wrap(mine).record))
    #expect(try counting().map(\.result) == [try other.result()])
    try backend.keep(.gone(mine.header.id.identity), Array("2".utf8))
    #expect(try counting().map(\.result) == [try mine.result()])
  }

  private func refuses<G: TriedGame & BackendGame>(_ game: G.Type) throws {
    let played = try backend.publicGame(G.self).played()
    let id = played.header.id
    let record = G.wrap(played).record.string
    let lines = record.split(separator: "\n", omittingEmptySubsequences: false)
    let tomorrow = today.advanced(by: 1)
    let (later, none) = (tomorrow.identity(1), GameID(high: 1, low: 2))
    let backends: Session<G> = try backend.session(of: try backend.open(G.kind, by: 1).get(), by: 1)
    let forged: [(GameID, String)] = [
      // Another day's puzzle under this day's name.
      (id, try other(id, try backend.publicGame(G.self, of: tomorrow).played())),
      // The server's own puzzle, which the player was not given.
      (id, try other(id, try backends.played())),
      // Not played to the end, and cut off in the last line.
      (id, lines.dropLast(2).joined(separator: "\n") + "\n"),
      (id, String(record.dropLast())),
      // One move too many, and a line that is no move.
      (id, record + (lines.dropLast().last ?? "") + "\n"),
      (id, record + "x\n"),
      // Other rules.
      (id, record.replacing("\n\(lines[1])\n", with: "\ngame \(G.kind.name) 2\n")),
      (id, record.replacing("\n\(lines[1])\n", with: "\ngame \(G.kind.name) 99\n")),
      // Begun too early and too late.
      (id, begun(record, tomorrow.end)),
      (id, begun(record, JudgedBackend.start - Milliseconds(3 * 86_400_000))),
      // Under another name, under the name of another day, and under the name of no day.
      (today.identity(9), record),
      (later, record.replacing(id.text, with: later.text)),
      (none, record.replacing(id.text, with: none.text)),
      // Not dealt.
      (id, record.replacing("\noptions ", with: "\nchallenge\noptions ")),
      (id, record.replacing("\noptions ", with: "\nbranch-of \(id.text)\noptions ")),
      (id, "\n"), (id, "pastime 1"), (id, record + String(repeating: "\n", count: 9_000)),
    ]
    // The whole record counts when it is kept like this, so nothing else stops the others.
    #expect(try countingAlone(id, record, 99) == [try played.result()])
    for (index, (id, text)) in forged.enumerated() {
      let found = try countingAlone(id, text, UInt64(index))
      #expect(found.isEmpty, "\(G.kind.name) \(index): \(text)")
    }
  }

  /// The results that count in the week of the day when a new member keeps only this row.
  private func countingAlone(
    _ id: GameID, _ text: String, _ number: UInt64
  ) throws -> [DayResult] {
    let player = PlayerID(high: .random(in: .min ... .max), low: number)
    try backend.store.add(player, generation: Generation(bits: 1))
    let name = try #require(CircleName("F \(number)"))
    _ = try backend.store.join(
      by: InviteCode(bits: 1), player, name: name, avatar: .bee, at: JudgedBackend.start
    ).get()
    let row = Row(key: RowKey.record(id).text, text: Array(text.utf8))
    let answer = try backend.store.keep(
      Push(generation: Generation(bits: 1), rows: [row]), of: player)
    #expect(answer.rows == [.stored])
    let monday = today.weekStart
    let week = try backend.store.plays(
      in: circle, from: monday, through: monday.advanced(by: 6),
      publicFive: JudgedBackend.publicFive)
    let own = try #require(try backend.store.circle(circle, for: player)?.own)
    try backend.store.remove(own, from: circle, by: player).get()
    return week.map(\.result)
  }

  private func other<G: TriedGame & BackendGame>(
    _ id: GameID, _ session: Session<G>
  ) throws -> String {
    G.wrap(session).record.string
      .replacing(session.header.id.text, with: id.text)
  }

  private func begun(_ record: String, _ time: WallTime) -> String {
    record.replacing("\nbegun \(JudgedBackend.start.count)\n", with: "\nbegun \(time.count)\n")
  }

  @Test("a stored record that is not a whole play of this day's puzzle does not count")
  func forged() throws {
    try refuses(Codeword.self)
    try refuses(Hangman.self)
    try refuses(Memorize.self)
    try refuses(Times.self)
    try refuses(Anagrams.self)
  }

  @Test("under the name of an offline play only its own puzzle counts, and only for its player")
  func names() throws {
    let opened = try backend.open(.codeword, offline: true).get()
    let begun: Session<Codeword> = try backend.session(of: opened)
    let played = try begun.played()
    // Another member has got hold of the name and of the puzzle.
    try backend.keep(played, by: 1)
    #expect(try counting().isEmpty)
    // A public game under the name of the play.
    let known = try backend.publicGame(Codeword.self).played()
    let record = try other(opened.id, known)
    try backend.keep(.record(opened.id), Array(record.utf8))
    #expect(try counting().isEmpty)
    // That record is another line of the game, and hides nothing.
    try backend.keep(played)
    #expect(try counting().map(\.result) == [try played.result()])
    #expect(try counting().map(\.mark) == [.offline])
  }

  @Test("the server skips long rows and masses of rows, and they hide nobody else's games")
  func masses() throws {
    let mine = try backend.publicGame(Times.self, device: 9_999).played()
    #expect(CircleLimits.gamesADay < 9_999)
    try backend.keep(mine, by: 0)
    try backend.keep(mine, by: 1)
    for number in 0..<UInt64(CircleLimits.gamesADay) {
      try backend.keep(.record(today.identity(number)), Array("x".utf8))
    }
    #expect(try counting().map(\.member) == [2])
    let long = Array(repeating: UInt8(ascii: "x"), count: CircleLimits.gameBytes)
    try backend.keep(.record(mine.header.id), long, by: 1)
    #expect(try counting().isEmpty)
  }

  @Test("a week has the games of its days, and a circle has the games of its members")
  func weeks() throws {
    let monday = today.weekStart
    for offset in -1...7 {
      let day = monday.advanced(by: offset)
      let begun = WallTime(Int64(day.number) * 86_400_000)
      try backend.keep(backend.publicGame(Times.self, of: day, begun: begun).played())
    }
    let week = try backend.store.plays(
      in: circle, from: monday, through: monday.advanced(by: 6),
      publicFive: JudgedBackend.publicFive)
    #expect(week.map(\.day) == (0..<7).map { monday.advanced(by: $0) })
    #expect(
      try backend.store.plays(
        in: CircleID(), from: monday, through: today, publicFive: JudgedBackend.publicFive
      ).isEmpty)
    try backend.store.remove(1, from: circle, by: backend.players[0]).get()
    #expect(try counting().isEmpty)
  }
}
