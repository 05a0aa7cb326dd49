import Screens

/// Deletes a game by a key: the game beside the list, or the game that replaces it.
extension NativeApp {
  /// Whether there is a game in front that can be deleted.
  package var canDeleteOpenGame: Bool { openGame != nil && shownModal == nil }

  /// Deletes the game in front. The player can undo this while the message about it is shown.
  package func deleteOpenGame() {
    guard canDeleteOpenGame, let openGame else { return }
    act { $0.history.delete(openGame) }
  }
}
