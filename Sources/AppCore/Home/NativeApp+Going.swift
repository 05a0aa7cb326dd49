import Games
import Library
import Screens

/// Navigation, and how a game begins.
extension NativeApp {
  /// The selection of the list. A search may remove the selected row, which clears the selection: the game beside the
  /// list stays. On a phone, `isAway` leads back to the list.
  package var selectedGame: GameID? {
    get { openGame }
    set { if let newValue { openGame = newValue } }
  }

  /// The game on stage; nil on the list.
  package var openGame: GameID? {
    get { model.library.openGame }
    set {
      guard newValue != openGame else { return }
      act {
        if let id = newValue, let session = $0.library.session(id) {
          $0.frame.go(to: .game(session.kind, id))
        } else {
          $0.frame.goHome()
        }
      }
    }
  }

  /// Whether the player is away from the list: if only one fits the screen, the other place is shown.
  package var isAway: Bool {
    get { model.frame.route != .home }
    set { if !newValue, isAway { act { $0.frame.goHome() } } }
  }

  /// The kind of the game on stage; nil if there is none.
  package var stage: GameKind? {
    model.gameOnStage
  }

  /// Reports the size that is available to the app, in points.
  package func resized(width: Double, height: Double) {
    let size = PageSize(width: Int(width), height: Int(height))
    if model.frame.size != size { act { _ = $0.resized(to: size) } }
  }

  /// The options for a new game of a kind, as its modal asks for them.
  package func choices(for kind: GameKind) -> [ChoiceRow] {
    (kind.hasWords ? [wordsRow] : []) + model.shelf[kind].choices.map { ChoiceRow($0, self) }
  }

  /// Begins a game with the chosen options.
  package func startChosen(_ kind: GameKind) { act { $0.shelf[kind].startChosen() } }
}
