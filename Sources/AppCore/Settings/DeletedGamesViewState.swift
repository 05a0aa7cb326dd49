import Games
import Library
import Screens

/// The deleted games, the latest first, each with a button that restores it.
@MainActor
package struct DeletedGamesViewState {
  /// A game that can be restored.
  package struct Row: Identifiable, Equatable {
    package let id: GameID
    package let name: String
    package let progress: String
    /// The title of the button that restores it.
    package let bringBack: String
  }

  package let title: String
  package let rows: [Row]

  /// Nobody looks through more than this many.
  private static let most = 50

  /// Nil if no games are deleted.
  package init?(_ model: AppModel) {
    let (history, count) = (model.history, model.library.deletedCount)
    guard count > 0 else { return nil }
    title = ShellTexts.deletedGames(count)
    rows = model.library.deletedGames(most: Self.most).map {
      Row(
        id: $0.id, name: history.name(of: $0), progress: history.progress(of: $0),
        bringBack: ShellTexts.bringBack(history.label(of: $0)))
    }
  }
}

extension NativeApp {
  /// Restores a deleted game.
  package func bringBack(_ id: GameID) { act { $0.history.bringBack(id) } }
}
