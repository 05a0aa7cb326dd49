import Backend
import Games
import Library
import Testing

@testable import HTTPService

@Suite("Boards of a circle over HTTP")
struct BoardRouteTests {
  private let backend: TestBackend
  private let circle: String
  private let ann: String
  private let bo: String
  private let cy: String

  init() async throws {
    backend = try TestBackend.dealing()
    let (id, members) = try await backend.circle(of: "Ann", "Bo", "Cy")
    circle = id
    (ann, bo, cy) = (members[0], members[1], members[2])
  }

  private func ask(_ rest: String, as member: String) async throws -> Answer {
    try await backend.ask(.get, "/v1/circles/\(circle)/\(rest)", as: member)
  }

  /// The lines of an answer that begin with one of these words.
  private func lines(_ answer: Answer, _ words: String...) -> [String] {
    answer.body.split(separator: "\n").map(String.init).filter { line in
      words.contains { line.hasPrefix("\($0) ") }
    }
  }

  /// Deals the Codeword of today with the secret "there".
  private func putCodeword() throws {
    try backend.put(
      Array("there".utf8), options: Array("length=5 attempts=any mode=standard".utf8), rules: 1,
      of: .codeword)
  }

  /// A member takes the Codeword of today offline and solves it.
  private func takeOffline(_ member: String, _ words: [String]) async throws {
    let play = try await backend.open(.codeword, offline: "yes", as: member)
    let id = try #require(play.value("play").flatMap { GameID(Array($0.utf8)[...]) })
    try backend.keepCodeword(member, words, secret: "there", as: id)
  }

  /// Moves the clock to the moment when the day is over everywhere.
  private func endDay() {
    let end = (Int64(TestBackend.day.number) * 24 + 36) * 3_600_000
    backend.time.pass(end - TestBackend.start)
  }

  @Test("a board names the players who have finished, and shows results only to these players")
  func board() async throws {
    try putCodeword()
    try backend.finish(bo, .codeword, score: 3, seconds: 75)
    try await takeOffline(cy, ["geese", "three", "there"])
    let hidden = try await ask("days/2027-01-15", as: ann)
    #expect(
      hidden.body == """
        pastime-day 1
        day 2027-01-15
        over no
        member 1 this \(TestBackend.start) fox Ann
        member 2 other \(TestBackend.start) owl Bo
        member 3 other \(TestBackend.start) owl Cy
        hidden codeword
        finished 2
        finished 3
        hidden anagrams
        hidden hangman
        hidden memorize
        hidden times
        card Oak Street · 2027-01-15
        card 🦊 Ann ⬜ ⬜ ⬜ ⬜ ⬜
        card 🦉 Bo 🟩 ⬜ ⬜ ⬜ ⬜
        card 🦉 Cy 🟩 ⬜ ⬜ ⬜ ⬜

        """)
    #expect(hidden.fields[.cacheControl] == "no-store")
    try backend.finish(ann, .codeword, score: 9, won: false, seconds: 5)
    for member in [ann, bo, cy] {
      let shown = try await ask("days/2027-01-15", as: member)
      #expect(
        lines(shown, "shown", "result") == [
          "shown codeword", "result 2 judged 75 3 won 3", "result 3 along - 3 won 3",
          "result 1 judged 5 0 lost 9",
        ])
      #expect(lines(shown, "card")[1] == "card 🦊 Ann 🟩0 ⬜ ⬜ ⬜ ⬜")
    }
  }

  @Test("judged games come first, then games that were taken offline, and then public games")
  func marks() async throws {
    try putCodeword()
    try await takeOffline(bo, ["there"])
    let secret = try TestBackend.publicSecret()
    try backend.keepCodeword(cy, [secret], secret: secret, as: TestBackend.day.identity(1))
    #expect(
      lines(try await ask("days/2027-01-15", as: ann), "hidden", "finished").prefix(3) == [
        "hidden codeword", "finished 2", "finished 3",
      ])
    try backend.finish(ann, .codeword, score: 1, seconds: 600)
    for member in [ann, bo, cy] {
      #expect(
        lines(try await ask("days/2027-01-15", as: member), "result") == [
          "result 1 judged 600 3 won 1", "result 2 along - 3 won 1", "result 3 public - 3 won 1",
        ])
    }
    let stars = lines(try await ask("weeks/2027-01-15", as: cy), "stars")
    #expect(stars.map { $0.split(separator: " ")[2] } == ["3", "3", "3"])
    #expect(
      lines(try await ask("days/2027-01-15", as: ann), "card")[3] == "card 🦉 Cy 🟩3 ⬜ ⬜ ⬜ ⬜")
  }

  @Test("when the day is over, everybody sees everything")
  func dayIsOver() async throws {
    try backend.finish(bo, .anagrams, score: 9)
    #expect(lines(try await ask("days/2027-01-15", as: ann), "result").isEmpty)
    endDay()
    let over = try await ask("days/2027-01-15", as: ann)
    #expect(lines(over, "over", "result") == ["over yes", "result 2 judged 60 3 won 9 13"])
    #expect(lines(over, "hidden").isEmpty)
  }

  @Test("a week adds up the stars that a member may see")
  func week() async throws {
    try backend.finish(bo, .codeword, score: 3)
    try backend.finish(bo, .times, score: 8)
    try backend.finish(ann, .times, score: 5)
    let monday = TestBackend.day.advanced(by: -4)
    let early = try await ask("weeks/2027-01-15", as: ann)
    #expect(early.body.hasPrefix("pastime-week 1\nfirst 2027-01-11\nmember 1 this "))
    #expect(
      lines(early, "stars") == [
        "stars 2 2 0+0 0+0 0+0 0+0 2+1 0+0 0+0", "stars 1 1 0+0 0+0 0+0 0+0 1+0 0+0 0+0",
        "stars 3 0 0+0 0+0 0+0 0+0 0+0 0+0 0+0",
      ])
    #expect(lines(try await ask("weeks/2027-01-15", as: bo), "stars")[1].hasPrefix("stars 1 1 "))
    endDay()
    let late = lines(try await ask("weeks/\(monday.text)", as: ann), "stars")
    #expect(late[0] == "stars 2 5 0+0 0+0 0+0 0+0 5+0 0+0 0+0")
  }

  @Test("a member who joins after a day has nothing on that day's board, and does not see it")
  func joinedLater() async throws {
    try backend.finish(bo, .times, score: 8)
    let late = try await backend.join()
    try backend.finish(late, .times, score: 10)
    endDay()
    let code = try await backend.invite(ann, to: circle)
    #expect(try await backend.enter(late, code, as: "Di").status == 200)
    #expect(try await ask("days/2027-01-15", as: late).status == 404)
    #expect(try await ask("days/2027-01-16", as: late).status == 200)
    let board = try await ask("days/2027-01-15", as: ann)
    #expect(lines(board, "result").count == 1)
    #expect(!board.body.contains("Di"))
    let week = try await ask("weeks/2027-01-15", as: late)
    #expect(lines(week, "stars").allSatisfy { $0.hasSuffix(" 0 0+0 0+0 0+0 0+0 0+0 0+0 0+0") })
  }

  @Test("a member who leaves takes their results with them")
  func left() async throws {
    try backend.finish(bo, .times, score: 8)
    try backend.finish(ann, .times, score: 5)
    #expect(lines(try await ask("days/2027-01-15", as: ann), "result").count == 2)
    let path = "/v1/circles/\(circle)/members/2"
    #expect(try await backend.ask(.delete, path, as: bo).status == 204)
    #expect(lines(try await ask("days/2027-01-15", as: ann), "result").count == 1)
    #expect(try await ask("days/2027-01-15", as: bo).status == 404)
  }

  @Test("two circles do not share games, and an unfinished game is on no board")
  func apart() async throws {
    let (_, others) = try await backend.circle(of: "Ann", "Bo")
    try backend.finish(others[1], .times, score: 10)
    try backend.finish(ann, .times, score: 5)
    #expect(
      lines(try await ask("days/2027-01-15", as: ann), "result") == ["result 1 judged 60 1 won 5"])
  }

  @Test(
    "a day that has not begun gets 404, and so does a text that is no day",
    arguments: [
      "days/2027-01-17", "days/2027-02-30", "days/today", "days/20270115", "days/2027-1-15",
      "weeks/2027-01-18", "weeks/x",
    ])
  func noDay(rest: String) async throws {
    #expect(try await ask(rest, as: ann).status == 404)
  }

  @Test("only the owner sees unlikely traits of a member's plays, when the day is over")
  func characters() async throws {
    try backend.finish(bo, .codeword, score: 2, moves: [0, 3, 9_000])
    #expect(try await ask("members/2", as: bo).reason == "not-owner")
    #expect(try await ask("members/2", as: ann).body == "pastime-signs 1 0\n")
    endDay()
    #expect(
      try await ask("members/2", as: ann).body
        == "pastime-signs 1 1\nquick codeword 2027-01-15 1\n")
    #expect(try await ask("members/2", as: try await backend.join()).status == 404)
    #expect(try await ask("members/9", as: ann).status == 404)
  }
}
