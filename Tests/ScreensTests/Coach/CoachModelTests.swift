import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The coach, as the page asks it")
struct CoachModelTests {
  /// Somebody at the end of a game.
  private func visit(saying page: String?) -> Visit {
    let visit = Visit(rows: [codewordRow(1)]) { $0.coachPage = page }
    return visit
  }

  @Test("it is asked when the player looks, and not before")
  func asked() throws {
    let visit = visit(saying: "s\tFound.\nd\t1\t1. RAISE\tA card.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    #expect(visit.host.coached == nil)
    visit.act { $0.frame.sheet = .coach(id) }
    let question = String(decoding: try #require(visit.host.coached), as: UTF8.self)
    #expect(question.hasPrefix("codeword en look \0pastime 1\n"))
    #expect(
      visit.model.coach.page.lines.map(\.fields) == [
        ["s", "Found."], ["d", "1", "1. RAISE", "A card."],
      ])
    let session = try #require(visit.model.library.session(id))
    #expect(
      visit.model.coach.card(of: session, after: 1)?.fields == ["d", "1", "1. RAISE", "A card."])
    #expect(visit.model.coach.card(of: session, after: 2) == nil)
  }

  @Test("what is typed goes with the question, and the coach ends when the player leaves")
  func typed() throws {
    let visit = visit(saying: "s\tFound.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.act { $0.frame.sheet = .coach(id) }
    visit.act { $0.coach.entered = "album" }
    visit.act { $0.coach.ask("try") }
    let question = String(decoding: try #require(visit.host.coached), as: UTF8.self)
    #expect(question.hasPrefix("codeword en try album\0"))
    visit.act { $0.frame.sheet = nil }
    #expect(visit.host.coached == nil)
  }

  @Test("who leaves before the answer hears nothing of it")
  func left() throws {
    let visit = visit(saying: "s\tFound.\n")
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.model.frame.sheet = .coach(id)
    visit.model.settle()
    visit.model.frame.sheet = nil
    visit.model.settle()
    visit.deliver()
    #expect(visit.model.coach.page.lines.isEmpty)
  }

  @Test("where the coach cannot be had it is said, and asked again the next time")
  func missing() throws {
    let visit = visit(saying: nil)
    let id = try #require(visit.model.library.history.first?.header.id)
    visit.act { $0.frame.sheet = .coach(id) }
    #expect(visit.model.coach.isMissing)
    visit.act { $0.frame.sheet = nil }
    visit.host.coachPage = "s\tFound.\n"
    visit.act { $0.frame.sheet = .coach(id) }
    #expect(!visit.model.coach.isMissing)
    #expect(!visit.model.coach.page.lines.isEmpty)
  }
}
