import Games
import Library
import Screens

/// Asks the coach how the player played a finished game.
extension NativeApp {
  /// Asks how the player played a game that is over.
  package func askCoach(about id: GameID) {
    act {
      // The meanings come with the app, so they need not wait until the player unfolds a word.
      $0.coach.loadMeanings()
      $0.frame.modal = .coach(id)
    }
  }

  /// Asks for an evaluation of the last games of a kind.
  package func lookBack(on kind: GameKind) { act { $0.coach.lookBack(on: kind) } }

  /// Asks the coach to judge the typed text.
  package func judge() { askCoach("try") }

  /// Sends the typed text: with `try` the coach judges it, with `tell` the coach reveals the answer.
  package func askCoach(_ verb: String) { act { $0.coach.ask(verb) } }

  /// The text typed for the coach.
  package var coachAnswer: String {
    get { model.coach.entered }
    set { if newValue != coachAnswer { act { $0.coach.entered = newValue } } }
  }
}
