import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("The turning pegs show the marks first")
struct CodewordTurnTests {
  /// A game where pegs turn: five letters take 620 ms.
  private func game(limit: String = "any", moves: [String] = []) -> Visit {
    let visit = Visit(
      address(),
      rows: [
        codewordRow(limit: limit, moves: moves),
        Row(key: RowKey.settings.text, text: Array("feedback on\n".utf8)),
      ])
    visit.host.isMoving = true
    return visit
  }

  @Test("until the last peg has turned nothing shows the marks: no sentence, no key, no sound")
  func order() throws {
    let visit = game()
    visit.attempt(try word("trace"))
    visit.wait(619)
    #expect(try visit.attempts == ["TRACE"])
    #expect(try visit.line == "")
    #expect(visit.said == "")
    #expect(
      try visit.board.hints(of: visit.session.game).bestMark(of: Alphabet.latin.letters[0]) == nil)
    #expect(visit.host.feedbacks.allSatisfy { $0 == .key })
    visit.wait(1)
    #expect(try visit.line == "R, A and E in place, C elsewhere.")
    #expect(visit.said.hasPrefix("1 attempt, not found yet."))
    #expect(
      try visit.board.hints(of: visit.session.game).bestMark(of: Alphabet.latin.letters[0])
        == .exact)
    #expect(visit.host.feedbacks.last == .good)
  }

  @Test("without motion everything is shown at once")
  func still() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    #expect(try visit.line == "R, A and E in place, C elsewhere.")
    #expect(visit.host.timers[.motion] == nil)
  }

  @Test("the player types the next word meanwhile, and no sentence covers it")
  func typing() throws {
    let visit = game()
    visit.attempt(try word("trace"))
    visit.press("c")
    #expect(try visit.draft == "C____")
    visit.wait(620)
    #expect(try visit.line == "")
    #expect(visit.said.hasPrefix("1 attempt"), "a player who listens hears it nevertheless")
  }

  @Test("a word that is tried meanwhile is tried at once, and the word before is announced")
  func quick() throws {
    let visit = game()
    visit.attempt(try word("trace"))
    visit.attempt(try word("brace"))
    #expect(try visit.attempts == ["TRACE", "BRACE"])
    #expect(try visit.board.toldCount(of: visit.session.game) == 1)
    #expect(visit.said.hasPrefix("1 attempt"))
    visit.wait(620)
    #expect(visit.said.hasPrefix("2 attempts"))
  }

  @Test("a second Enter meanwhile says nothing")
  func twice() throws {
    let visit = game()
    visit.attempt(try word("trace"))
    visit.press("Enter")
    #expect(try visit.line == "")
    #expect(try visit.board.refusals == 0)
    visit.wait(620)
    #expect(try visit.line == "R, A and E in place, C elsewhere.")
  }

  @Test("a finished game looks unfinished until its last peg has turned")
  func end() throws {
    for (secret, limit) in [("crane", "any"), ("plaid", "2")] {
      let visit = game(limit: limit, moves: ["1 0 trace"])
      visit.attempt(try word(secret))
      visit.press("Enter")
      visit.act { $0.shelf.codeword.playAgain() }
      visit.wait(619)
      #expect(try !visit.board.isOver(visit.session.game))
      #expect(visit.model.library.history.count == 1)
      visit.wait(1)
      #expect(try visit.board.isOver(visit.session.game))
      #expect(try visit.board.endedAt == visit.host.now)
      visit.press("Enter")
      #expect(visit.model.library.history.count == 1, "the first half second takes nothing")
    }
  }

  @Test("a player who leaves meanwhile sees everything on return, and nothing turns again")
  func returned() throws {
    let visit = game()
    visit.attempt(try word("crane"))
    visit.goHome()
    visit.wait(620)
    #expect(visit.said == "")
    visit.open()
    #expect(try visit.board.isOver(visit.session.game))
    #expect(try visit.board.endedAt == nil)
  }

  @Test("a single letter that is elsewhere, or in place, has its own sentence")
  func sentences() throws {
    for (tried, sentence) in [
      ("dumpy", "None of these are in the word."), ("clump", "C is in place."),
      ("pluck", "C is in the word, but elsewhere."),
      ("moral", "R and A are in the word, but elsewhere."),
      ("grind", "R and N are in place."), ("ochre", "E in place, C and R elsewhere."),
    ] {
      let visit = Visit(address(), rows: [codewordRow()])
      visit.attempt(try word(tried))
      #expect(try visit.line == sentence, "\(tried)")
    }
  }
}
