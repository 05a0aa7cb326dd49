import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Deleting, sharing, saving and reading games on the page")
struct OwnedGamesTests {
  @Test("a game is deleted from its menu, with undo (CW-16)")
  func deleteFromMenu() throws {
    let visit = Visit(rows: [codewordRow(1, begun: 10), codewordRow(2, begun: 20)])
    try visit.tap(ShellTexts.actions)
    try visit.tap(ShellTexts.delete)
    #expect(visit.listed.count == 1)
    #expect(visit.listed.map { $0.attributes["href"] } == ["#" + address(1)])
    #expect(visit.toast == ShellTexts.deleted)
    let stored = visit.host.rows.map { Row(key: $0.key, text: $0.value) }
    #expect(Visit(rows: stored).listed.count == 1)
    try visit.tap(ShellTexts.undo)
    #expect(visit.listed.count == 2)
    #expect(visit.host.rows[codewordRow(2).key] == codewordRow(2, begun: 20).text)
    let restored = visit.host.rows.map { Row(key: $0.key, text: $0.value) }
    #expect(Visit(rows: restored).listed.count == 2)
    #expect(visit.toast == nil)
  }

  @Test("the delete key on a row deletes its game, and other keys do not (CW-16)")
  func deleteByKey() throws {
    let visit = Visit(rows: [codewordRow(1)])
    visit.page.send(.keydown, to: visit.listed[0], text: "Backspace")
    #expect(visit.listed.count == 1)
    visit.page.send(.keydown, to: visit.listed[0], text: "Delete")
    visit.deliver()
    #expect(visit.listed.isEmpty)
  }

  @Test("the button behind a row deletes its game, and only fingers reach it (CW-16)")
  func deleteBySwipe() throws {
    let visit = Visit(rows: [codewordRow(1, begun: 10), codewordRow(2, begun: 20)])
    let button = try #require(visit.page.all(class: "swiped").last)
    #expect(button.attributes["tabindex"] == "-1")
    #expect(button.attributes["aria-hidden"] == "true")
    visit.tap(button)
    #expect(visit.listed.map { $0.attributes["href"] } == ["#" + address(2)])
    try visit.tap(ShellTexts.undo)
    #expect(visit.listed.count == 2)
  }

  @Test("the shared text is a card, and is copied or handed on as shown, with its link")
  func share() throws {
    let visit = Visit(
      address(), rows: [codewordRow(moves: ["5 9 trace", "61000 70000 crane"])])
    try visit.tap(ShareTexts.share)
    let card = try #require(visit.page.first(class: "share-text"))
    #expect(card.descendant(class: "share-title")?.textContent == "Pastime Codeword: 2 tries")
    #expect(card.descendant(class: "share-rows")?.textContent == "⬜🟩🟩🟡🟩\n🟩🟩🟩🟩🟩")
    #expect(
      card.descendant(class: "share-link")?.textContent
        == ShareTexts.link(.puzzle, answersFriend: false))
    try visit.tap(ShareTexts.copy)
    #expect(visit.heard == ShareTexts.copied)
    #expect(visit.toast == nil, "the button says it")
    #expect(visit.control(ShareTexts.copied) != nil)
    visit.tap(try #require(visit.page.all { $0.textContent == ShareTexts.share }.last))
    // Two links to one puzzle differ.
    #expect(visit.host.shared?.hasPrefix("Pastime Codeword: 2 tries\n⬜🟩🟩🟡🟩\n🟩🟩🟩🟩🟩\n") == true)
    let nothing = visit.page.modals.first?.subtree.last { $0.attributes["name"] == "share" }
    visit.page.change(try #require(nothing), to: "on")
    #expect(visit.control(ShareTexts.copied) == nil, "another link is not copied yet")
    #expect(visit.page.first(class: "share-link")?.textContent == "", "its line stays")
  }

  @Test("a device without other programs to share with only offers to copy")
  func copyAlone() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["9 20 crane"])]) {
      $0.canShare = false
    }
    try visit.tap(ShareTexts.share)
    let modal = try #require(visit.page.modals.first)
    #expect(modal.descendant(class: "primary")?.textContent == ShareTexts.copy)
    #expect(modal.descendant(class: "secondary") == nil)
  }

  @Test("three segments choose where the link leads")
  func shareLink() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["5 9 trace", "9 20 crane"])])
    try visit.tap(ShareTexts.share)
    for (link, name) in [(SharingModel.Link.game, "My game"), (.nowhere, "Nothing")] {
      let choice = try #require(
        visit.page.all(class: "segment").first { $0.textContent == name }?
          .subtree.first { $0.attributes["type"] == "radio" })
      visit.page.change(choice, to: "on")
      #expect(
        visit.page.first(class: "share-link")?.textContent ?? ""
          == ShareTexts.link(link, answersFriend: false))
    }
  }

  @Test("the settings save games to a file and read them from one")
  func exportAndImport() throws {
    let source = Visit(rows: [codewordRow(1, moves: ["5 9 trace"]), codewordRow(2, begun: 20)])
    try source.openSettings(.owned)
    try source.tap(SettingsTexts.export)
    let file = try #require(source.host.saved)
    let target = Visit { $0.chosen = file.text }
    try target.openSettings(.owned)
    try target.tap(SettingsTexts.importing)
    #expect(target.toast == "2 games added.")
    #expect(target.listed.count == 2)
    #expect(target.host.rows[codewordRow(1).key] == source.host.rows[codewordRow(1).key])
    try target.tap(SettingsTexts.importing)
    #expect(target.toast == "Nothing new: you have all 2 games.")
    #expect(target.listed.count == 2)
  }

  @Test("a deleted game comes back from a file if the player asks for it")
  func bringBack() throws {
    let source = Visit(rows: [codewordRow(1, moves: ["5 9 trace"])])
    source.model.archives.export()
    let file = try #require(source.host.saved).text
    let visit = Visit(rows: [codewordRow(1, moves: ["5 9 trace"])]) { $0.chosen = file }
    visit.model.history.delete(GameID(high: 0, low: 1))
    try visit.openSettings(.owned)
    try visit.tap(SettingsTexts.importing)
    #expect(visit.listed.isEmpty)
    try visit.tap(ShellTexts.bringBack)
    #expect(visit.toast == "1 game added.")
    #expect(visit.listed.count == 1)
    #expect(visit.control(ShellTexts.bringBack) == nil)
    let stored = visit.host.rows.map { Row(key: $0.key, text: $0.value) }
    #expect(Visit(rows: stored).listed.count == 1)
  }
}

@Suite("Statistics on the page")
struct StatisticsViewTests {
  @Test("finished games are counted, and each length separately")
  func counts() throws {
    let visit = Visit(rows: [
      codewordRow(1, moves: ["5 9 crane"]),
      codewordRow(2, begun: 20, secret: "cat", moves: ["5 9 dog", "9 10 cat"]),
      codewordRow(3, begun: 30),
    ])
    try visit.tap(StatisticsTexts.title)
    let figures = try #require(visit.page.first(class: "figures")).textContent
    #expect(figures.contains("Played2"))
    #expect(figures.contains("Found100%"))
    #expect(visit.page.first(label: "1: once, last game") != nil)
    #expect(visit.page.first(label: "2: once") != nil)
  }

  @Test("before the first finished game the statistics say so")
  func nothing() throws {
    let visit = Visit(rows: [codewordRow(1)])
    try visit.tap(StatisticsTexts.title)
    #expect(visit.page.first(text: StatisticsTexts.nothing) != nil)
  }
}
