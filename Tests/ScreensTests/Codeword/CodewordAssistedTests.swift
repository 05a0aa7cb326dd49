import Games
import Library
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens

@Suite("An assisted Codeword")
struct CodewordAssistedTests {
  /// An assisted game whose secret is CRANE, or another one.
  private func assisted(secret: String = "crane", limit: String = "any", moves: [String] = [])
    -> Visit
  {
    let plain = codewordRow(secret: secret, limit: limit, moves: moves)
    let text = String(decoding: plain.text, as: UTF8.self)
      .replacing("codeword 1", with: "codeword 3")
      .replacing("mode=standard", with: "mode=standard assisted")
    return Visit(address(), rows: [Row(key: plain.key, text: Array(text.utf8))])
  }

  /// The sentence that says how many words still fit.
  private func fittingSentence(_ visit: Visit) throws -> String? {
    try visit.board.fitting.map { CodewordScreenTexts.fitting($0.count) }
  }

  @Test("the game says how many words still fit, once after each attempt")
  func count() throws {
    let visit = assisted()
    let all = WordBook.standard.answerCount(length: 5)
    #expect(try fittingSentence(visit) == "\(all) words still fit")
    visit.attempt(try word("slate"))
    let fitting = try visit.session.game.fittingWords(in: .standard)
    #expect(fitting.count > 1 && fitting.count < 100)
    #expect(try fittingSentence(visit) == "\(fitting.count) words still fit")
    #expect(visit.said.hasPrefix("1 attempt, not found yet. Attempt 1, SLATE:"))
    #expect(visit.said.hasSuffix(" \(fitting.count) words still fit"))
    visit.attempt(try word("qqqqq"))
    #expect(!visit.said.contains("fit"), "a refusal does not say the number again")
  }

  @Test("until the pegs have turned, the number stays as it was")
  func turning() throws {
    let visit = assisted()
    visit.host.isMoving = true
    let before = try fittingSentence(visit)
    visit.attempt(try word("slate"))
    #expect(try fittingSentence(visit) == before)
    visit.wait(1000)
    #expect(try fittingSentence(visit) != before)
  }

  @Test("the sentence is singular for one word, and the end has no number")
  func last() throws {
    let visit = assisted(moves: ["1 1 slate", "2 2 crave", "3 3 craze"])
    #expect(try fittingSentence(visit) == "1 word still fits")
    visit.attempt(try word("crane"))
    #expect(visit.said == "Found in 4 attempts: CRANE. Assisted. Attempt 4, CRANE: all exact.")
  }

  @Test("a modal shows the words that fit to a player who asks")
  func which() throws {
    let visit = assisted(moves: ["1 1 slate"])
    #expect(visit.frame.modal == nil)
    visit.act { $0.shelf.codeword.showFitting() }
    #expect(visit.frame.modal == .words(.codeword))
  }

  @Test("for a word that is never dealt the game says that it cannot count")
  func notDealt() throws {
    let visit = assisted(secret: "coden")
    #expect(try fittingSentence(visit) == "Can’t count what fits: this word never comes up.")
  }

  @Test("any other game says nothing about words that fit")
  func plain() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("slate"))
    #expect(try visit.board.fitting == nil)
    #expect(!visit.said.contains("fit"))
  }

  @Test("the game counts nothing until the word lists arrive")
  func noWords() throws {
    let visit = assisted(moves: ["1 1 slate"])
    #expect(try visit.board.fitting != nil)
    let late = Visit(address(), rows: visit.storedRows) { $0.holdsWords = true }
    #expect(try late.board.fitting == nil)
    late.host.answerWords()
    late.deliver()
    #expect(try late.board.fitting != nil)
  }

  @Test("the list, the bar, the end and the text to share say that the game was assisted")
  func told() throws {
    let visit = assisted(limit: "6")
    #expect(
      try visit.model.shelf.codeword.terms(of: visit.session) == "5 letters · 6 tries · assisted"
    )
    visit.attempt(try word("crane"))
    let session = try visit.session
    #expect(visit.model.shelf.codeword.progress(of: session) == "1 try · found · assisted")
    #expect(
      CodewordScreenTexts.figures(session.game, tenths: 41) == "assisted")
    #expect(visit.model.sharing.card?.title == "Pastime Codeword: 1 try · assisted")
    #expect(visit.model.shelf.codeword.statisticsPage.isEmpty)
    #expect(visit.model.shelf.codeword.statisticsPage.note.contains("Assisted games don’t."))
  }

  @Test("a new game is assisted if that was chosen, and so is a game like it; a daily game is not")
  func choice() throws {
    let visit = Visit("/")
    let options = try #require(CodewordOptions(length: 4, isAssisted: true))
    visit.act { $0.shelf.codeword.start(options) }
    #expect(try visit.session.options == options)
    visit.act { $0.changeDefault(to: options) }
    visit.act { $0.frame.playDaily(.codeword, of: $0.frame.today) }
    #expect(try !visit.session.options.isAssisted)
  }

  @Test("the player's own word goes to a friend with the help that was chosen")
  func ownWord() throws {
    let visit = Visit("/")
    visit.act {
      $0.shelf.codeword.chosen = CodewordOptions(length: 5, isAssisted: true) ?? .standard
      $0.shelf.codeword.ownWord = OwnWord(text: "crane")
    }
    visit.act { $0.shelf.codeword.challengeWithOwnWord() }
    let friend = Visit.friend(try visit.copiedLink)
    #expect(try friend.session.options.isAssisted)
  }
}

extension AppModel {
  fileprivate func changeDefault(to options: CodewordOptions) {
    frame.changeSettings { $0.codeword = options }
  }
}
