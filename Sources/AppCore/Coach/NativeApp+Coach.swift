import Games
import Library
import Screens

/// Asking how a finished game was played.
extension NativeApp {
  /// Asks how a game was played that is over.
  package func askCoach(about id: GameID) {
    act {
      // They come with the app, so they need not wait until a word is unfolded.
      $0.coach.loadMeanings()
      $0.frame.modal = .coach(id)
    }
  }

  /// Asks what the last games of a kind come to.
  package func lookBack(on kind: GameKind) { act { $0.coach.lookBack(on: kind) } }

  /// Lets the coach judge what was typed.
  package func judge() { askCoach("try") }

  /// Asks with what was typed: `try` is to be judged, `tell` is to be told.
  package func askCoach(_ verb: String) { act { $0.coach.ask(verb) } }

  /// What is typed for the coach.
  package var coachAnswer: String {
    get { model.coach.entered }
    set { if newValue != coachAnswer { act { $0.coach.entered = newValue } } }
  }
}
