import Backend
import Foundation
import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing
import Words

@testable import HTTPService

@Suite("Judged games over HTTP")
struct PlayRouteTests {
  private let backend: TestBackend
  private let options = Array("length=5 attempts=any mode=standard".utf8)

  init() throws { backend = try TestBackend.dealing() }

  private func putCodeword() throws {
    try backend.put(Array("there".utf8), options: options, rules: 1, of: .codeword)
  }

  @Test("a game reveals each answer in its turn, and the record with the salt at the end")
  func whole() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let start = TestBackend.start
    let opened = try await backend.open(.codeword, as: phone)
    #expect(opened.status == 200)
    let id = try #require(opened.value("play"))
    let commitment = try #require(opened.value("commitment"))
    let head = """
      play \(id)
      day \(TestBackend.today.text)
      game codeword 1
      options length=5 attempts=any mode=standard
      along no
      opened \(start)
      commitment \(commitment)

      """
    #expect(opened.body == "pastime-play 1 0\n" + head)
    backend.time.pass(60_000)
    let first = try await backend.send("geese", at: 0, of: id, as: phone)
    #expect(first.body == "pastime-moves 1 1\nat 1\nmove 0 geese\nanswer --=-=\n")
    backend.time.pass(2_500)
    let none = try await backend.send("zzzzz", at: 1, of: id, as: phone)
    #expect(none.body == "pastime-moves 1 0\nat 1\nrefused 1\n")
    let last = try await backend.send("there", at: 1, of: id, as: phone)
    let record = """
      pastime 1
      game codeword 1
      id \(id)
      begun \(start)
      options length=5 attempts=any mode=standard
      puzzle there

      0 60000 geese
      2500 62500 there

      """
    let salt = String(repeating: "07", count: 16)
    let end = "salt \(salt)\nrecord \(record.utf8.count)\n\(record)"
    #expect(last.body == "pastime-moves 1 1\nat 2\nmove 2500 there\nanswer =====\n" + end)
    let shown = try await backend.ask(.get, "/v1/plays/\(id)", as: phone)
    #expect(
      shown.body == "pastime-play 1 2\n" + head
        + "move 0 geese\nanswer --=-=\nmove 2500 there\nanswer =====\n" + end)
    #expect(shown.fields[.cacheControl] == "no-store")
    // A repeated request gets the same answer as before.
    let pad = try await backend.pair(with: phone)
    backend.time.pass(60_000)
    #expect(try await backend.send("there", at: 1, of: id, as: pad).body == last.body)
    #expect(try await backend.open(.codeword, as: pad).body == shown.body)
    let reading = try RecordReading(Array(try #require(shown.record).utf8))
    #expect(reading.error == nil && reading.session.summary.outcome == .won)
    let hash = Deal.commitment(
      to: Array("there".utf8), salt: Array(repeating: 7, count: 16))
    #expect(hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == commitment)
  }

  @Test("the game of a day has words of the requested language, and the board names it")
  func languages() async throws {
    let (circle, members) = try await backend.circle(of: "Ann")
    let question = "pastime-play 1\nday \(TestBackend.today.text)\ngame codeword\n"
    let opened = try await backend.ask(
      .post, "/v1/plays", question + "words de\nalong yes\n", as: members[0])
    #expect(opened.value("options") == "length=5 attempts=any mode=standard words=de")
    let dealt = try RecordReading(Array(try #require(opened.record).utf8)).session
    var session = try #require(Codeword.unwrap(dealt))
    let secret = session.puzzle.secret
    try session.play(
      CodewordMove(secret), at: .zero, wallOffset: .zero, in: .standard(in: .german))
    try backend.keep(AnySession.codeword(session), of: members[0])
    let board = try await backend.ask(
      .get, "/v1/circles/\(circle)/days/\(TestBackend.today.text)", as: members[0])
    #expect(board.body.contains("\nshown codeword\nresult 1 along - 3 won 1\nwords de\n"))
  }

  @Test(
    "a device that asks gets the record on a consistent puzzle, where its move shows the answer")
  func consistentPuzzle() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let question = "pastime-play 1\nday \(TestBackend.today.text)\ngame codeword\nalong no\n"
    let opened = try await backend.ask(
      .post, "/v1/plays", question + "stand-in yes\n", as: phone)
    let id = try #require(opened.value("play"))
    let dealt = try RecordReading(Array(try #require(opened.consistentPuzzle).utf8))
    #expect(!dealt.session.summary.outcome.isOver && dealt.session.header.id.text == "\(id)")
    #expect(try #require(opened.consistentPuzzle).contains("puzzle there") == false)
    let moves = "pastime-moves 1\nat 0\nstand-in yes\nmove geese\n"
    let taken = try await backend.ask(.post, "/v1/plays/\(id)/moves", moves, as: phone)
    let before = try RecordReading(Array(try #require(taken.consistentPuzzle).utf8)).session
    var session = try #require(Codeword.unwrap(before))
    #expect(session.moves.isEmpty)
    let move = CodewordMove(try #require(Word("geese")))
    try session.play(move, at: .zero, wallOffset: .zero, in: nil)
    let marks = try #require(session.game.attempts.last?.marks)
    #expect((0..<5).map { marks[$0] } == [.none, .none, .exact, .none, .exact])
    // A device that is behind gets the record as it stands.
    let behind = try await backend.ask(
      .post, "/v1/plays/\(id)/moves", "pastime-moves 1\nat 0\nstand-in yes\nmove three\n",
      as: phone)
    #expect(behind.status == 409)
    let stood = try RecordReading(Array(try #require(behind.consistentPuzzle).utf8)).session
    #expect(Codeword.unwrap(stood)?.moves == [move])
    // A device that does not ask gets none, and a value that is neither yes nor no is refused.
    #expect(try await backend.send("geese", at: 0, of: id, as: phone).consistentPuzzle == nil)
    let neither = try await backend.ask(
      .post, "/v1/plays", question + "stand-in maybe\n", as: phone)
    #expect(neither.status == 400)
  }

  @Test("a player can neither see nor change another player's play")
  func foreign() async throws {
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let id = try #require(try await backend.open(.codeword, as: mine).value("play"))
    let before = try await backend.ask(.get, "/v1/plays/\(id)", as: mine).body
    for name in [id, id.uppercased(), "x", "\(id)0", String(repeating: "0", count: 32)] {
      #expect(try await backend.ask(.get, "/v1/plays/\(name)", as: theirs).status == 404)
      #expect(try await backend.send("geese", at: 0, of: name, as: theirs).status == 404)
      #expect(try await backend.ask(.get, "/v1/plays/\(name)").status == 401)
    }
    for path in ["/v1/plays/", "/v1/plays/\(id)/", "/v1/plays/\(id)/moves/", "/v1/plays//moves"] {
      #expect(try await backend.ask(.get, path, as: mine).status == 404)
    }
    #expect(try await backend.ask(.get, "/v1/plays/\(id)", as: mine).body == before)
    // After its player is erased, the play belongs to nobody.
    #expect(try await backend.ask(.delete, "/v1/player", as: mine).status == 204)
    #expect(try await backend.ask(.get, "/v1/plays/\(id)", as: theirs).status == 404)
  }

  @Test("a device that is behind gets a refusal, with all that is shown")
  func elsewhere() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let id = try #require(try await backend.open(.codeword, as: phone).value("play"))
    _ = try await backend.send("geese", at: 0, of: id, as: phone)
    let shown = try await backend.ask(.get, "/v1/plays/\(id)", as: phone)
    for (move, position) in [("three", 0), ("three", 2), ("three", 1_000_000)] {
      let denied = try await backend.send(move, at: position, of: id, as: phone)
      #expect(denied.status == 409)
      #expect(denied.body == "pastime-refused 1\nelsewhere\n" + shown.body)
    }
    #expect(try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body == shown.body)
  }

  @Test("a puzzle that is taken offline is sent in clear, and its play is not judged any more")
  func offline() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let offline = try await backend.open(.codeword, offline: "yes", as: phone)
    let id = try #require(offline.value("play"))
    #expect(offline.value("along") == "yes")
    #expect(offline.value("puzzle") == "there")
    #expect(try await backend.open(.codeword, as: phone).body == offline.body)
    #expect(try await backend.send("geese", at: 0, of: id, as: phone).reason == "along")
    _ = try await backend.open(.times, as: phone)
    #expect(try await backend.open(.times, offline: "yes", as: phone).reason == "judged")
  }

  @Test(
    "a day that is nowhere on Earth has no games, and a server without a secret has none at all")
  func closed() async throws {
    let phone = try await backend.join()
    for days in [-3, 3] {
      let day = TestBackend.today.advanced(by: days)
      #expect(try await backend.open(.codeword, of: day, as: phone).reason == "closed")
    }
    #expect(try await backend.ask(.get, "/v1/house").value("deals") == "yes")
    let other = try TestBackend()
    let pad = try await other.join()
    #expect(try await other.open(.codeword, as: pad).status == 404)
    #expect(try await other.ask(.get, "/v1/house").value("deals") == nil)
  }

  @Test("a message that is malformed or has too much in it is refused, and nothing is judged")
  func hostile() async throws {
    let phone = try await backend.join()
    let id = try #require(try await backend.open(.codeword, as: phone).value("play"))
    let path = "/v1/plays/\(id)/moves"
    let many = String(repeating: "move geese\n", count: 65)
    for body in [
      "", "pastime-moves 1\n", "pastime-moves 1\nat 0\n", "pastime-moves 2\nat 0\nmove geese\n",
      "pastime-moves 1\nat -1\nmove geese\n", "pastime-moves 1\nat 00\nmove geese\n",
      "pastime-moves 1\nat 99999999999999999999\nmove geese\n", "pastime-moves 1\nmove geese\n",
      "pastime-moves 1\nat 0\nmove geese", "pastime-moves 1\nat 0\nmove geese \n",
      "pastime-moves 1\nat 0\nmove GEESE\n", "pastime-moves 1\nat 0\nmove geese\nat 1\n",
      "pastime-moves 1\nat 0\nmove \n", "pastime-moves 1\nat 0\n\(many)",
      "pastime-moves 1\nat 0\nmove \(String(repeating: "a", count: 65))\n",
    ] {
      #expect(try await backend.ask(.post, path, body, as: phone).status == 400, "\(body)")
    }
    let long = "pastime-moves 1\nat 0\nmove \(String(repeating: "a", count: 20_000))\n"
    #expect(try await backend.ask(.post, path, long, as: phone).status == 413)
    for body in [
      "pastime-play 1\nday 2027-02-30\ngame codeword\nalong no\n",
      "pastime-play 1\nday 2027-01-15\ngame chess\nalong no\n",
      "pastime-play 1\nday 2027-01-15\ngame codeword\nalong maybe\n",
      "pastime-play 1\nday 2027-01-15\ngame codeword\n",
      "pastime-play 1\nday 2027-01-15\ngame codeword\nwords xx\nalong no\n",
    ] {
      #expect(try await backend.ask(.post, "/v1/plays", body, as: phone).status == 400, "\(body)")
    }
    let shown = try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body
    #expect(shown.hasPrefix("pastime-play 1 0\n"))
  }

  @Test("the judge takes no move that a damaged message does not contain")
  func fuzzed() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let id = try #require(try await backend.open(.codeword, as: phone).value("play"))
    _ = try await backend.send("geese", at: 0, of: id, as: phone)
    var shown = try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body
    var taken = 0
    let message = Array("pastime-moves 1\nat 0\nmove geese\nmove three\n".utf8)
    var random = SeededRandom(seed: 5)
    for _ in 0..<1_000 {
      var bytes = message
      for _ in 0...random.draw(below: 2) {
        let index = Int(random.draw(below: UInt32(bytes.count)))
        switch random.draw(below: 3) {
        case 0: bytes[index] = UInt8(random.draw(below: 128))
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(random.draw(below: 128)), at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let answer = try await backend.ask(.post, "/v1/plays/\(id)/moves", text, as: phone)
      #expect([200, 400, 409].contains(answer.status))
      let now = try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body
      if now == shown { continue }
      // The new moves are in the message, and come after the earlier moves.
      let (before, after) = (words(in: shown), words(in: now))
      #expect(answer.status == 200 && after.starts(with: before))
      for word in after.dropFirst(before.count) { #expect(text.contains("\nmove \(word)\n")) }
      shown = now
      taken += 1
    }
    #expect(taken < 20)
  }

  /// The words of the moves of a play.
  private func words(in play: String) -> [Substring] {
    play.split(separator: "\n").filter { $0.hasPrefix("move ") }
      .map { $0.split(separator: " ")[2] }
  }
}
