import Screens

/// What is written in the fields of Hangman.
extension NativeApp {
  /// The whole answer, as far as it is entered.
  package var hangmanAnswer: String {
    get { model.shelf.hangman.screen?.typed ?? "" }
    set { act { $0.shelf.hangman.screen?.typed = newValue } }
  }

  /// An answer of one's own for whoever gets the device next, as far as it is entered.
  package var ownAnswer: String {
    get { model.shelf.hangman.own.answer }
    set { act { $0.shelf.hangman.own = OwnAnswer(answer: newValue, clue: ownClue) } }
  }

  /// Why it cannot be given to anybody; empty where it can, and before that was tried.
  package var ownAnswerProblem: String { model.shelf.hangman.own.problem }

  /// What helps to find it.
  package var ownClue: String {
    get { model.shelf.hangman.own.clue }
    set { act { $0.shelf.hangman.own = OwnAnswer(answer: ownAnswer, clue: newValue) } }
  }
}
