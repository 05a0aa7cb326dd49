import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Home")
struct HomeTests {
  private func games(_ count: UInt64) -> [Row] {
    (0..<count).map { codewordRow($0 + 1, moves: ["5 9 slate"]) }
  }

  @Test("before the first game each tile says what its game is about, and there are no statistics")
  func firstVisit() {
    let visit = Visit()
    #expect(visit.page.all(class: "tile-aim").map(\.textContent) == GameKind.allCases.map(\.aim))
    #expect(visit.control(StatisticsTexts.title) == nil)
    let later = Visit(rows: games(1))
    #expect(later.page.all(class: "game-tile").count == 5)
    #expect(later.page.all(class: "tile-aim").isEmpty)
    #expect(later.control(StatisticsTexts.title) != nil)
  }

  @Test("a tile is one button, with nothing else to press")
  func tiles() {
    let visit = Visit()
    let tiles = visit.page.all(class: "game-tile")
    #expect(tiles.map(\.name) == Array(repeating: "button", count: 5))
    #expect(tiles.allSatisfy { $0.parent?.children.count == 1 })
  }

  @Test("from the third game on, one button leads to playing together")
  func together() throws {
    #expect(Visit(rows: games(2)).control(ServerTexts.together) == nil)
    let visit = Visit(rows: games(3))
    try visit.tap(ServerTexts.together)
    #expect(visit.model.server.title == ServerTexts.together)
  }

  @Test("the end of the settings leads to playing together, to the help and to About Pastime")
  func ways() throws {
    let visit = Visit()
    try visit.openFromSettings(ServerTexts.together)
    #expect(visit.model.frame.modal == .settings(.owned))
    #expect(visit.model.server.title == ServerTexts.together)
    try visit.tap(ShellTexts.close)
    try visit.openFromSettings(ShellTexts.allHelp)
    #expect(visit.model.frame.modal == .help(.codeword))
    try visit.tap(ShellTexts.close)
    try visit.openFromSettings(ShellTexts.about)
    #expect(visit.model.frame.modal == .about)
  }

  @Test("on a wide page today's card and the games with their aims are beside the list")
  func wide() {
    let visit = Visit(rows: games(1))
    visit.app.resized(width: 1440, height: 900)
    let welcome = visit.page.first(class: "welcome")
    #expect(welcome?.descendant(class: "day-card") != nil)
    #expect(welcome?.descendant(class: "with-aims") != nil)
    #expect(visit.page.all(class: "day-card").count == 1)
    #expect(visit.page.all(class: "game-tile").count == 5)
    #expect(visit.page.first(class: "side") == nil)
  }

  @Test("today's card is on the right of a game, if there is room for it")
  func side() throws {
    let visit = Visit(rows: games(1))
    visit.app.resized(width: 1399, height: 900)
    visit.tap(visit.listed[0])
    #expect(visit.page.all(class: "day-card").isEmpty)
    #expect(visit.page.all(class: "game-tile").count == 5)
    visit.app.resized(width: 1400, height: 900)
    #expect(visit.page.first(class: "side")?.descendant(class: "day-card") != nil)
  }
}
