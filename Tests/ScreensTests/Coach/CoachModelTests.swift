import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("How the page asks the coach")
struct CoachModelTests {
  /// A player with one game, to whom the coach shows a page.
  private func visit(saying page: String?) -> Visit {
    let visit = Visit(rows: [codewordRow(1)]) { $0.coachPage = page }
    return visit
  }

  @Test("the page asks the coach when the player looks, and not before")
  func asked() throws {
    let visit = visit(saying: "s\tFound.\nd\t1\t1. RAISE\tBest\tA card.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    #expect(visit.host.coached == nil)
    visit.act { $0.frame.modal = .coach(id) }
    let question = String(decoding: try #require(visit.host.coached), as: UTF8.self)
    #expect(question.hasPrefix("codeword look \0pastime 1\n"))
    #expect(
      visit.model.coach.page.lines.map(\.fields) == [
        ["s", "Found."], ["d", "1", "1. RAISE", "Best", "A card."],
      ])
    let session = try #require(visit.model.library.session(id))
    #expect(
      visit.model.coach.card(of: session, after: 1)?.fields == [
        "d", "1", "1. RAISE", "Best", "A card.",
      ])
    #expect(visit.model.coach.card(of: session, after: 2) == nil)
  }

  @Test("the typed text goes with the question, and the coach ends when the player leaves")
  func typed() throws {
    let visit = visit(saying: "s\tFound.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.act { $0.frame.modal = .coach(id) }
    visit.act { $0.coach.entered = "album" }
    visit.act { $0.coach.ask("try") }
    let question = String(decoding: try #require(visit.host.coached), as: UTF8.self)
    #expect(question.hasPrefix("codeword try album\0"))
    visit.act { $0.frame.modal = nil }
    #expect(visit.host.coached == nil)
  }

  @Test("what was typed about one game is not there for the next")
  func typedBefore() throws {
    let visit = Visit(rows: [codewordRow(1), codewordRow(2)]) { $0.coachPage = "s\tFound.\n" }
    let games = visit.model.library.history.map(\.header.id)
    visit.act { $0.frame.modal = .coach(games[0]) }
    visit.act { $0.coach.entered = "album" }
    visit.act { $0.frame.modal = nil }
    visit.act { $0.frame.modal = .coach(games[0]) }
    #expect(visit.model.coach.entered == "album")
    visit.act { $0.frame.modal = nil }
    visit.act { $0.frame.modal = .coach(games[1]) }
    #expect(visit.model.coach.entered == "")
  }

  @Test("a player who leaves before the answer sees nothing of it")
  func left() throws {
    let visit = visit(saying: "s\tFound.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.model.frame.modal = .coach(id)
    visit.model.settle()
    visit.model.frame.modal = nil
    visit.model.settle()
    visit.deliver()
    #expect(visit.model.coach.page.lines.isEmpty)
  }

  @Test("the page says when the coach cannot be fetched, and asks again the next time")
  func missing() throws {
    let visit = visit(saying: nil)
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.act { $0.frame.modal = .coach(id) }
    #expect(visit.model.coach.isMissing)
    visit.act { $0.frame.modal = nil }
    visit.host.coachPage = "s\tFound.\n"
    visit.act { $0.frame.modal = .coach(id) }
    #expect(!visit.model.coach.isMissing)
    #expect(!visit.model.coach.page.lines.isEmpty)
  }

  /// The head of the last question, and its records.
  private func asked(_ visit: Visit) throws -> (head: String, records: [String]) {
    let parts = String(decoding: try #require(visit.host.coached), as: UTF8.self)
      .split(separator: "\0").map(String.init)
    return (parts[0], Array(parts.dropFirst()))
  }

  private func id(_ record: String) -> String {
    record.split(separator: "\n").first { $0.hasPrefix("id ") }.map { String($0.suffix(1)) } ?? ""
  }

  @Test("the coach gets the last games of a kind that are over and count, the latest first")
  func last() throws {
    let rows = [
      codewordRow(1, begun: 1000, moves: ["5 9 crane"]),
      codewordRow(2, begun: 3000, moves: ["5 9 crane"]),
      codewordRow(3, begun: 2000, moves: ["5 9 crane"]), codewordRow(4, begun: 4000),
      timesRow(5, begun: 5000, moves: timesMoves(204)),
    ]
    let visit = Visit(rows: rows) { $0.coachPage = "s\tYour last games.\n" }
    visit.act { $0.frame.modal = .statistics(.codeword) }
    visit.act { $0.coach.lookBack(on: .codeword) }
    #expect(visit.frame.modal == .coach(GameID(high: 0, low: 2)))
    let (head, records) = try asked(visit)
    #expect(head == "codeword last ")
    #expect(records.map(id) == ["3", "1", "2"])
    // The coach looks at one of these games again, and does not show its last page.
    visit.act { $0.frame.modal = nil }
    visit.act { $0.frame.modal = .coach(GameID(high: 0, low: 2)) }
    #expect(try asked(visit).head == "codeword look ")
  }

  @Test("a kind without a finished game has no last games")
  func noLast() throws {
    let visit = Visit(rows: [codewordRow(4, begun: 4000)]) { $0.coachPage = "s\tNo.\n" }
    visit.act { $0.coach.lookBack(on: .codeword) }
    #expect(visit.frame.modal == nil)
    #expect(visit.host.coached == nil)
  }

  @Test("the page asks the coach to go on while it reports progress; a player who leaves ends it")
  func progress() throws {
    let visit = Visit(rows: [codewordRow(1, moves: ["5 9 crane"])]) {
      $0.earlierCoachPages = ["w\t1 of 3\n", "w\t2 of 3\n"]
      $0.coachPage = "s\tDone.\n"
    }
    visit.act { $0.coach.lookBack(on: .codeword) }
    #expect(visit.model.coach.page.lines.first?.fields == ["s", "Done."])
    visit.host.earlierCoachPages = ["w\t1 of 3\n"]
    visit.model.coach.ask("last")
    visit.model.frame.modal = nil
    visit.model.settle()
    visit.deliver()
    #expect(visit.host.coached == nil)
    #expect(visit.host.earlierCoachPages.isEmpty)
  }

  @Test("the coach gets the player's own game and a friend's together, whichever is in front")
  func friends() throws {
    let theirs = try RecordReading(codewordRow(9, moves: ["5 9 slate", "9 10 crane"]).text).session
    let dealt = codewordRow(1, moves: ["5 9 crane"])
    // The player came to the puzzle by a link.
    let text = String(decoding: dealt.text, as: UTF8.self)
      .replacing("options", with: "challenge\noptions")
    let own = Row(key: dealt.key, text: Array(text.utf8))
    let visit = Visit(rows: [own]) { $0.coachPage = "s\tYes.\n" }
    visit.host.follow("/result/" + ResultText.text(of: theirs))
    visit.deliver()
    try #require(visit.model.reviews.review?.isSent == true)
    visit.act { $0.frame.modal = .coach(theirs.id) }
    var records = try asked(visit).records
    #expect(records.map(id) == ["1", "9"])
    #expect(records.map { $0.hasPrefix("\u{2}") } == [true, false])
    visit.act { $0.frame.modal = nil }
    visit.act { $0.reviews.end() }
    visit.act { $0.frame.modal = .coach(GameID(high: 0, low: 1)) }
    records = try asked(visit).records
    #expect(records.map(id) == ["9", "1"])
    #expect(records.map { $0.hasPrefix("\u{1}") } == [true, false])
  }
}
