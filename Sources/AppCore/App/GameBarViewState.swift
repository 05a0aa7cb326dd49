import Games
import Library
import Screens

/// The bar above every game: its name, the state of the game, and the time of play.
package struct GameBarViewState: Equatable {
  package let kind: GameKind
  package let title: String
  package let standing: String
  /// The remaining time if there is a limit; otherwise the time of play, or empty if the player hides it.
  package let time: String
  /// The same for a screen reader.
  package let spokenTime: String

  @MainActor
  init(
    _ model: AppModel, _ kind: GameKind, _ id: GameID, standing: String,
    timeLeft: Milliseconds? = nil
  ) {
    self.kind = kind
    title = model.library.session(id).map { model.history.name(of: $0) } ?? kind.name
    self.standing = standing
    let isShown = model.library.settings.showsTime
    let time = model.frame.time(of: id).sinceBeginning
    if let timeLeft {
      self.time = ShellTexts.time(timeLeft)
      spokenTime = ShellTexts.timeLeft(timeLeft)
    } else {
      self.time = isShown ? ShellTexts.time(time) : ""
      spokenTime = isShown ? ShellTexts.spoken(time) : ""
    }
  }
}
