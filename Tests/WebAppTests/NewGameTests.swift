import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Starting a game")
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
    #expect(try visit.session.options == CodewordOptions(length: 5))
    #expect(
      try visit.host.addresses == ["/", Route.game(.codeword, visit.session.header.id).fragment])
    #expect(visit.host.titles == ["Pastime", "Codeword · Pastime"])
    #expect(visit.host.rows.count == 1)
  }

  @Test("a game under way goes on from the shelf, and another begins beside it")
  func underWay() throws {
    let visit = Visit()
    try visit.tap("New Codeword, 5 letters")
    let first = try visit.session.header.id
    try visit.tap(ShellTexts.back)
    try visit.tap("Continue Codeword, No attempt yet")
    #expect(try visit.session.header.id == first)
    try visit.tap("New Codeword, 5 letters")
    #expect(try visit.session.header.id != first)
    #expect(visit.listed.count == 2)
  }

  @Test("length, attempts and mode are chosen in a sheet (CW-9)", arguments: 3...6)
  func choices(length: Int) throws {
    let visit = Visit()
    try visit.tap(CodewordScreenTexts.choicesTitle)
    #expect(visit.page.modals.map(\.accessibleName) == ["New Codeword"])
    try choose("\(length)", of: "Letters", in: visit)
    try choose("6", of: "Attempts", in: visit)
    try choose("Ultra-hard", of: "Mode", in: visit)
    #expect(visit.page.first(class: "note")?.textContent.contains("must not") == true)
    #expect(visit.page.all { $0.role == "radio" && $0.has("checked") }.count == 3)
    try visit.tap(ShellTexts.start)
    #expect(visit.page.modals.isEmpty)
    #expect(
      try visit.session.options == CodewordOptions(length: length, limit: 6, mode: .ultraHard))
    #expect(visit.draft == String(repeating: "_", count: length))
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("a word list without a word for the game is told of")
  func nothingToDeal() throws {
    let visit = Visit { host in
      host.words = Array(repeating: UInt8(ascii: "\n"), count: WordBook.lineCount)
    }
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.toast == ShellTexts.nothingToDeal)
    #expect(visit.listed.isEmpty)
  }

  @Test("press and hold on the button lets another length be picked (CW-9)")
  func pressAndHold() throws {
    let visit = Visit()
    let button = try #require(visit.control("New Codeword, 5 letters"))
    visit.page.send(.contextmenu, to: button)
    #expect(visit.page.modals.count == 1)
    #expect(visit.listed.isEmpty)
  }

  @Test("a sheet closes with its button and with Escape, and gives the focus back")
  func closing() throws {
    let visit = Visit()
    let opener = try #require(visit.control(CodewordScreenTexts.choicesTitle))
    for close in [{ try visit.tap(ShellTexts.close) }, { visit.press("Escape") }] {
      visit.tap(opener)
      #expect(visit.page.modals.count == 1)
      try close()
      #expect(visit.page.modals.isEmpty)
      #expect(visit.page.focused === opener)
    }
  }

  @Test("going back in the browser closes a sheet")
  func back() throws {
    let visit = Visit("/", rows: [codewordRow()])
    visit.tap(visit.listed[0])
    try visit.tap(ShellTexts.help)
    visit.app.navigated(to: Array("/".utf8))
    #expect(visit.page.modals.isEmpty)
    #expect(visit.page.first(class: "game") == nil)
  }

  @Test("without the word lists no game starts, and the player is told why")
  func noWords() throws {
    let visit = Visit { $0.words = nil }
    #expect(visit.toast == ShellTexts.wordsMissing)
    try visit.tap("Dismiss")
    #expect(visit.toast == nil)
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.toast == ShellTexts.wordsMissing)
    #expect(visit.listed.isEmpty)
  }

  @Test("damaged word lists are as good as none")
  func damagedWords() {
    let visit = Visit { $0.words = Array("nonsense".utf8) }
    #expect(visit.toast == ShellTexts.wordsMissing)
  }

  @Test("while the word lists are on their way nothing is lost, and it is said")
  func loadingWords() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    #expect(visit.message == ShellTexts.wordsLoading)
    #expect(visit.draft == "TRACE")
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.toast == ShellTexts.wordsLoading)
    #expect(visit.listed.count == 1)
  }

  @Test("a word that was tried before the lists came is tried as they come")
  func waitingWord() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
  }

  @Test("a word that was changed while the lists were on their way waits for Enter")
  func changedWord() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    try visit.tap("Erase")
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.attempts.isEmpty)
    #expect(visit.draft == "TRAC_")
  }

  @Test("an attempt without the word lists says that they are missing, not that they come")
  func missingWords() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.words = nil }
    visit.attempt(try word("trace"))
    #expect(visit.message == ShellTexts.wordsMissing)
    #expect(visit.draft == "TRACE")
  }
}
