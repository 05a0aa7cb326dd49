import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Hangman in the frame")
struct HangmanFrameTests {
  /// Enters the player's own answer in the modal for a new game.
  private func entering(_ answer: String, clue: String = "") -> Visit {
    let visit = Visit()
    visit.play { $0.offerChoices() }
    visit.play { $0.own = OwnAnswer(answer: answer, clue: clue) }
    return visit
  }

  @Test("an address with the name of another kind still leads to the game")
  func wrongKind() throws {
    let visit = Visit(
      Route.game(.codeword, GameID(high: 0, low: 1)).fragment, rows: [hangmanRow()])
    #expect(try visit.phrase == "_______")
    #expect(visit.host.addresses.last == Route.game(.hangman, GameID(high: 0, low: 1)).fragment)
  }

  @Test("the player's own answer is played here, or by a friend who gets the link")
  func ownAnswer() throws {
    let visit = entering("Crème brûlée", clue: "you crack it with a spoon")
    visit.play { $0.copyOwnAnswer() }
    #expect(try Visit.friend(visit.copiedLink).phrase == "_____ ______")
    visit.play { $0.playOwnAnswer() }
    #expect(visit.frame.modal == nil)
    #expect(try visit.phrase == "_____ ______")
    visit.play { $0.hint() }
    #expect(HangmanTexts.clue(of: try visit.hangman) == "Hint: you crack it with a spoon.")
    visit.play { $0.askToStartOver() }
    visit.play { $0.playAgain() }
    #expect(try visit.hangman.options.source == .any)
  }

  @Test(
    "an answer that cannot be played is refused with the reason",
    arguments: [
      ("", "Type a word or phrase."), ("x", "Too short: at least two letters."),
      ("日本", "Only A to Z, accents, spaces and simple punctuation."),
    ])
  func badAnswer(text: String, sentence: String) {
    let visit = entering(text)
    visit.play { $0.playOwnAnswer() }
    #expect(visit.model.shelf.hangman.own.problem.contains(sentence))
    #expect(visit.frame.modal == .newGame(.hangman))
    #expect(visit.model.library.history.isEmpty)
  }

  @Test("a hint with characters that do not show is refused with that reason")
  func badClue() {
    let visit = entering("cat", clue: "it p\u{200B}urrs")
    visit.play { $0.playOwnAnswer() }
    #expect(visit.model.shelf.hangman.own.problem.contains("has a character we can’t show"))
    #expect(visit.model.library.history.isEmpty)
  }

  @Test(
    "describing a Hangman changes nothing",
    arguments: [
      [], ["letter x", "hint"], ["answer giraffe"], ["letter x", "letter z", "letter q"],
    ] as [[String]])
  func described(moves: [String]) throws {
    let visit = Visit.hangman("giraffe", moves: moves)
    let model = visit.model.shelf.hangman
    for modal: Modal? in [nil, .newGame(.hangman), .statistics(.hangman), .share(.hangman)] {
      visit.act { $0.frame.modal = modal }
      let (stored, revision) = (visit.host.keptKeys.count, visit.model.library.revision)
      let session = try #require(model.session)
      _ = (model.defaultSummary, model.chosen, model.own, model.statisticsPage.figures)
      _ = (model.progress(of: session), model.secondsBegin)
      _ = (model.openGame, model.isResting, visit.model.sharing.card)
      let screen = try visit.gallows
      _ = (screen.message, screen.freshTurn, screen.refusals, screen.endedAt, screen.endedAt)
      #expect(visit.model.library.takeChanges().isEmpty)
      #expect(visit.model.library.revision == revision)
      visit.model.settle()
      #expect(visit.host.keptKeys.count == stored)
    }
  }
}
