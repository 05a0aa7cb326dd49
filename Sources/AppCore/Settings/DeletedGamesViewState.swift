import Games
import Library
import Screens

/// The games that were deleted, the latest first, each with the way back.
@MainActor
package struct DeletedGamesViewState {
  /// A game that can be brought back.
  package struct Row: Identifiable, Equatable {
    package let id: GameID
    package let name: String
    package let progress: String
    /// What the button is called that brings it back.
    package let bringBack: String
  }

  package let title: String
  package let rows: [Row]

  /// More than these nobody looks through.
  private static let most = 50

  /// Nil where none were deleted.
  package init?(_ model: AppModel) {
    let (history, count) = (model.history, model.library.deletedCount)
    guard count > 0 else { return nil }
    title = ShellTexts.deletedGames(count)
    rows = model.library.deletedGames(most: Self.most).map {
      Row(
        id: $0.id, name: history.name(of: $0.id, $0.kind), progress: history.progress(of: $0),
        bringBack: ShellTexts.bringBack(history.label(of: $0)))
    }
  }
}

extension NativeApp {
  /// Brings back a game that was deleted.
  package func bringBack(_ id: GameID) { act { $0.history.bringBack(id) } }
}
