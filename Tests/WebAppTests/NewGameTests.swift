import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Starting a game on the page")
struct NewGameTests {
  private func choose(_ title: String, of group: String, in visit: Visit) throws {
    let fieldset = try #require(visit.page.first(role: .group, named: group))
    let choice = fieldset.subtree.first { $0.role == "radio" && $0.accessibleName == title }
    visit.tap(try #require(choice))
  }

  @Test("one tap in the list starts a game of the usual length and shows it (CW-8, CW-9)")
  func atOnce() throws {
    let visit = Visit("/")
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.draft == "_____")
    #expect(visit.listed.count == 1)
  }

  @Test("a game under way goes on from the list, and a tap on its tile begins another beside it")
  func underWay() throws {
    let visit = Visit()
    try visit.tap("New Codeword, 5 letters")
    let first = try visit.session.header.id
    visit.attempt(try visit.wrongWords(1)[0])
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(try visit.session.header.id == first)
    try visit.tap("New Codeword, 5 letters")
    #expect(try visit.session.header.id != first)
    #expect(visit.listed.count == 2)
  }

  @Test("a tile beside the list starts a game, too")
  func beside() throws {
    let visit = Visit()
    visit.app.resized(width: 1024, height: 768)
    try visit.tap("New Codeword, 5 letters")
    #expect(try visit.session.options == CodewordOptions(length: 5))
  }

  @Test("the name above a game, but not a daily one, offers the options of a new game (CW-9)")
  func name() throws {
    let visit = Visit()
    try visit.tap("New Codeword, 5 letters")
    try visit.tap("Codeword, \(ShellTexts.options)")
    #expect(visit.model.frame.modal == .newGame(.codeword))
    let daily = Visit.daily("")
    daily.tap(try #require(daily.page.first(class: "primary")))
    #expect(daily.control("Codeword, \(ShellTexts.options)") == nil)
  }

  @Test("length, attempts and mode are chosen in a modal (CW-9)", arguments: 3...6)
  func choices(length: Int) throws {
    let visit = Visit()
    visit.offerChoices(of: .codeword)
    #expect(visit.page.modals.map(\.accessibleName) == ["New Codeword"])
    try choose("\(length)", of: "Letters", in: visit)
    try choose("6", of: "Tries", in: visit)
    try choose("Ultra-hard", of: "Mode", in: visit)
    let note = visit.page.first(class: "note")?.textContent
    #expect(note?.contains("put no letter where it can’t be") == true)
    // One in each group, also for the language of the words and for help.
    #expect(visit.page.all { $0.role == "radio" && $0.has("checked") }.count == 5)
    try visit.tap(ShellTexts.start)
    #expect(visit.page.modals.isEmpty)
    #expect(
      try visit.session.options == CodewordOptions(length: length, limit: 6, mode: .ultraHard))
    #expect(visit.draft == String(repeating: "_", count: length))
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("press and hold on the button offers another length (CW-9)")
  func pressAndHold() throws {
    let visit = Visit()
    let button = try #require(visit.control("New Codeword, 5 letters"))
    visit.page.send(.contextmenu, to: button)
    #expect(visit.page.modals.count == 1)
    #expect(visit.listed.isEmpty)
  }

  @Test("a modal closes with its button and with Escape, and gives the focus back")
  func closing() throws {
    let visit = Visit()
    let opener = visit.control("\(SettingsTexts.title)")!
    for close in [{ try visit.tap(ShellTexts.close) }, { visit.press("Escape") }] {
      visit.tap(opener)
      #expect(visit.page.modals.count == 1)
      try close()
      #expect(visit.page.modals.isEmpty)
      #expect(visit.page.focused === opener)
    }
  }

  @Test("going back in the browser closes a modal")
  func back() throws {
    let visit = Visit("/", rows: [codewordRow()])
    visit.tap(visit.listed[0])
    try visit.tap(ShellTexts.help)
    visit.app.navigated(to: Array("/".utf8))
    #expect(visit.page.modals.isEmpty)
    #expect(visit.page.first(class: "game") == nil)
  }
}
