import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Starting a game")
struct CodewordNewGameTests {
  @Test("the list starts a game of the usual length and shows it (CW-8, CW-9)")
  func atOnce() throws {
    let visit = Visit("/")
    #expect(visit.model.shelf.codeword.defaultSummary == "5 letters")
    visit.startCodeword()
    #expect(try visit.draft == "_____")
    #expect(try visit.session.options == CodewordOptions(length: 5))
    #expect(
      try visit.host.addresses == ["/", Route.game(.codeword, visit.session.header.id).fragment])
    #expect(visit.host.titles == ["Pastime", "Codeword · Pastime"])
    #expect(visit.host.rows.count == 1)
  }

  @Test("a player chooses length, attempts and mode for one game (CW-9)", arguments: 3...6)
  func choices(length: Int) throws {
    let visit = Visit()
    let options = try #require(CodewordOptions(length: length, limit: 6, mode: .ultraHard))
    visit.act { $0.shelf.codeword.offerChoices() }
    #expect(visit.frame.modal == .newGame(.codeword))
    visit.act { $0.shelf.codeword.chosen = options }
    visit.act { $0.shelf.codeword.start($0.shelf.codeword.chosen) }
    #expect(visit.frame.modal == nil)
    #expect(try visit.session.options == options)
    #expect(try visit.draft == String(repeating: "_", count: length))
    #expect(visit.model.shelf.codeword.defaultSummary == "5 letters", "the usual options stay")
  }

  @Test("a word list without a word for the game is reported")
  func nothingToDeal() {
    let visit = Visit { host in
      host.words = Array(repeating: UInt8(ascii: "\n"), count: WordBook.lineCount)
    }
    visit.startCodeword()
    #expect(visit.toast == ShellTexts.nothingToDeal)
    #expect(visit.model.library.history.isEmpty)
  }

  @Test("going back in the browser closes a modal")
  func back() {
    let visit = Visit("/", rows: [codewordRow()])
    visit.open()
    visit.act { $0.frame.modal = .help(.codeword) }
    visit.navigated(to: Array("/".utf8))
    #expect(visit.frame.modal == nil)
    #expect(visit.frame.route == .home)
  }

  @Test("without the word lists no game starts, and the player sees why")
  func noWords() {
    let visit = Visit { $0.words = nil }
    #expect(visit.toast == ShellTexts.wordsMissing)
    visit.act { $0.dismissToast() }
    #expect(visit.toast == nil)
    visit.startCodeword()
    #expect(visit.toast == ShellTexts.wordsMissing)
    #expect(visit.model.library.history.isEmpty)
  }

  @Test("damaged word lists count as missing")
  func damagedWords() {
    let visit = Visit { $0.words = Array("nonsense".utf8) }
    #expect(visit.toast == ShellTexts.wordsMissing)
  }

  @Test("while the word lists are loading nothing is lost, and a message says so")
  func loadingWords() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    #expect(try visit.line == ShellTexts.wordsLoading)
    #expect(try visit.draft == "TRACE")
    visit.startCodeword()
    #expect(visit.toast == ShellTexts.wordsLoading)
    #expect(visit.model.library.history.count == 1)
  }

  @Test("a game that is asked for before the lists arrive begins by itself when they do")
  func waitingGame() throws {
    let visit = Visit { $0.holdsWords = true }
    visit.startCodeword()
    #expect(visit.model.library.history.isEmpty)
    visit.host.answerWords()
    visit.deliver()
    #expect(try visit.attempts.isEmpty)
    #expect(visit.model.library.history.count == 1)
    #expect(visit.toast == nil)
  }

  @Test("a game that waits for the lists does not begin if the player has gone elsewhere")
  func forgottenGame() {
    let visit = Visit { $0.holdsWords = true }
    visit.startCodeword()
    visit.act { $0.frame.modal = .about }
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.model.library.history.isEmpty)
  }

  @Test("a player who asked for a game sees that the lists cannot be fetched")
  func waitingInVain() {
    let visit = Visit {
      $0.holdsWords = true
      $0.words = nil
    }
    visit.startCodeword()
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.toast == ShellTexts.wordsMissing)
    #expect(visit.model.library.history.isEmpty)
  }

  @Test("a word that was tried before the lists arrived is tried when they arrive")
  func waitingWord() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    visit.host.answerWords()
    visit.deliver()
    #expect(try visit.attempts == ["TRACE"])
  }

  @Test("a word that was changed while the lists were loading waits for Enter")
  func changedWord() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.holdsWords = true }
    visit.attempt(try word("trace"))
    visit.act { $0.shelf.codeword.erase() }
    visit.host.answerWords()
    visit.deliver()
    #expect(try visit.attempts.isEmpty)
    #expect(try visit.draft == "TRAC_")
  }

  @Test("an attempt without the word lists says that they are missing, not that they are loading")
  func missingWords() throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.words = nil }
    visit.attempt(try word("trace"))
    #expect(try visit.line == ShellTexts.wordsMissing)
    #expect(try visit.draft == "TRACE")
  }
}
