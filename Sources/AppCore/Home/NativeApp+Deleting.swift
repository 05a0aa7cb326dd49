import Screens

/// Deletion by a key: of the game beside the list, or in its place.
extension NativeApp {
  /// Whether a game is in front, which can be deleted.
  package var canDeleteOpenGame: Bool { openGame != nil && shownModal == nil }

  /// Deletes the game in front, which can be undone for as long as the message about it stands.
  package func deleteOpenGame() {
    guard canDeleteOpenGame, let openGame else { return }
    act { $0.history.delete(openGame) }
  }
}
