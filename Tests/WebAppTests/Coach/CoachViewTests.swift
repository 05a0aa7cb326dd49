import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("What the coach says on the page")
struct CoachViewTests {
  private func visit(saying page: String) throws -> Visit {
    let rows = [codewordRow(1, moves: ["5 9 slate", "9 10 crane"])]
    let visit = Visit(address(), rows: rows) { $0.coachPage = page }
    try visit.tap(CoachTexts.title(isOfFriend: false))
    return visit
  }

  @Test("the chart has a summary, and a column with a text for each game")
  func chart() throws {
    let visit = try visit(
      saying: "s\tYour games.\nc\tOn average +0.4.\t20\t1. LIGHT\t40\t-20\t2. CRANE\t\t\n")
    let chart = try #require(visit.page.first(class: "coach-chart"))
    #expect(chart.accessibleName == "On average +0.4.")
    #expect(chart.styles["--zero"] == "20")
    #expect(chart.children.map(\.textContent) == ["1. LIGHT", "2. CRANE"])
    #expect(chart.children[0].styles == ["--choices": "40", "--chance": "-20"])
    #expect(chart.children[1].styles.isEmpty)
  }

  @Test("two games stand side by side, each with its player")
  func pair() throws {
    let visit = try visit(saying: "s\tBoth.\nv\tAttempts\tYou\t4\tYour friend\t5\n")
    let pair = try #require(visit.page.first(class: "coach-pair"))
    #expect(pair.children.map(\.textContent) == ["Attempts", "You 4", "Your friend 5"])
  }

  @Test("words unfold with their meanings, and a word without a meaning stands alone")
  func meanings() throws {
    let visit = try visit(
      saying: "s\tFound.\nd\t1\t1. SLATE\t+0.4 tries\tTwo fitted.\t\tWhat they mean\tCOD\tCONE\n")
    let words = try #require(visit.page.first(class: "coach-words"))
    visit.tap(try #require(words.children.first))
    #expect(words.children.map(\.textContent) == ["What they mean", "COD a fish", "CONE "])
    let card = try #require(visit.page.first { $0.name == "details" })
    #expect(card.children.map(\.name) == ["summary", "p", "details"])
    #expect(card.children[0].textContent == "1. SLATE +0.4 tries")
  }

  @Test(
    "the heading of a question takes the focus once the pressed control is gone, and not before")
  func focus() throws {
    let question = "s\tFound.\nh\tDo you remember?\ni\ttry 3\tTurn 3\ni\ttell\tTell me\n"
    let visit = try visit(saying: question)
    try visit.tap("Turn 3")
    #expect(visit.page.focused?.name == "button")
    visit.host.coachPage = "s\tFound.\nh\tDo you remember?\np\tIt was turn 2.\n"
    try visit.tap("Tell me")
    #expect(visit.page.focused?.textContent == "Do you remember?")
  }

  @Test("an answer can be chosen, and a field for a number asks a phone for digits")
  func answers() throws {
    let visit = try visit(saying: "s\tFound.\nn\tYour answer\ni\ttry 3\tTurn 3\n")
    #expect(visit.page.first { $0.attributes["inputmode"] == "numeric" } != nil)
    try visit.tap("Turn 3")
    let question = String(decoding: try #require(visit.host.coached), as: UTF8.self)
    #expect(question.hasPrefix("codeword try 3 "))
  }

  @Test("statistics lead to the last games, but not for Times or before two games are over")
  func statistics() throws {
    let rows = [
      codewordRow(1, moves: ["5 9 crane"]), codewordRow(2, moves: ["5 9 crane"]),
      timesRow(5, begun: 5000, moves: timesMoves(204)),
    ]
    let visit = Visit(address(), rows: rows) { $0.coachPage = "s\tYour last games.\n" }
    for (kind, leads) in [(GameKind.times, false), (.memorize, false), (.codeword, true)] {
      visit.app.model.frame.modal = .statistics(kind)
      visit.app.visible(true)
      #expect((visit.control(CoachTexts.last) != nil) == leads)
    }
    try visit.tap(CoachTexts.last)
    #expect(visit.page.first(class: "coach-lead")?.textContent == "Your last games.")
    #expect(visit.page.first(class: "modal")?.attributes["data-game"] == "codeword")
  }

  @Test("the page shows how far the coach is while it counts")
  func waiting() throws {
    let visit = try visit(saying: "s\tFound.\ni\tlast\tYour last games\n")
    visit.host.coachPage = "w\tThe coach looks at your games: 1 of 3 …\n"
    let control = try #require(visit.control("Your last games"))
    visit.page.click(control)
    visit.host.coachPage = "s\tDone.\n"
    visit.deliver()
    #expect(visit.page.first(class: "coach-wait") == nil)
    #expect(visit.page.first(class: "coach-lead")?.textContent == "Done.")
  }
}
