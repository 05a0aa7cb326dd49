import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

extension Visit {
  /// Opens a Hangman with this answer.
  static func hangman(
    _ answers: String..., category: String = "animals", moves: [String] = []
  ) -> Visit {
    Visit(
      Route.game(.hangman, GameID(high: 0, low: 1)).fragment,
      rows: [hangmanRow(category: category, answers: answers, moves: moves)])
  }

  /// The screen of the Hangman in front.
  var gallows: HangmanScreen {
    get throws { try #require(model.shelf.hangman.screen) }
  }

  /// The shown part of the answer, with `_` for a blank.
  var phrase: String {
    get throws { try hangman.slots.map(\.text).joined() }
  }

  /// Does something in the Hangman in front.
  func play(_ intent: (HangmanModel) -> Void) { act { intent($0.shelf.hangman) } }

  /// Guesses the whole answer.
  func guess(_ text: String) throws {
    let screen = try gallows
    screen.show(.answer)
    screen.typed = text
    play { $0.guessAnswer() }
  }
}
