import Screens

/// The text fields of Hangman.
extension NativeApp {
  /// The whole answer, as far as the player has entered it.
  package var hangmanAnswer: String {
    get { model.shelf.hangman.screen?.typed ?? "" }
    set { act { $0.shelf.hangman.screen?.typed = newValue } }
  }

  /// The player's own answer for the next person who gets the device, as far as it is entered.
  package var ownAnswer: String {
    get { model.shelf.hangman.own.answer }
    set { act { $0.shelf.hangman.own = OwnAnswer(answer: newValue, clue: ownClue) } }
  }

  /// Why nobody can be given this answer; empty if they can, or before the player has tried.
  package var ownAnswerProblem: String { model.shelf.hangman.own.problem }

  /// The hint for the player's own answer.
  package var ownClue: String {
    get { model.shelf.hangman.own.clue }
    set { act { $0.shelf.hangman.own = OwnAnswer(answer: ownAnswer, clue: newValue) } }
  }
}
