import Games
import Library
import Screens

/// A game that is not started yet: what it is about, and the ways to begin.
package struct StartViewState: Equatable {
  package let kind: GameKind
  package let name: String
  package let aim: String
  /// The whole drawing of Hangman; empty for other games.
  package let strokes: [HangmanStroke]

  /// Nil if the player is elsewhere.
  @MainActor
  package init?(_ model: AppModel) {
    guard case .start(let kind) = model.frame.route else { return nil }
    self.kind = kind
    name = kind.name
    aim = kind.aim
    strokes = kind == .hangman ? HangmanStroke.whole(model.library.settings.look) : []
  }
}
