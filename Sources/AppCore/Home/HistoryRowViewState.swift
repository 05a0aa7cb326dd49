import Games
import Library
import Screens

/// A game in the list.
package struct HistoryRowViewState: Equatable, Identifiable {
  package let id: GameID
  package let kind: GameKind
  /// The progress of the game.
  package let progress: String
  /// The name of the game, with the date if it is one of a day's five.
  package let name: String
  /// The time of play; empty if the player hides it.
  package let time: String
  /// The text that a screen reader reads for the row.
  package let label: String
  /// The last attempt of a game of Codeword with its marks, or blank pegs before the first; empty for other games.
  package let pegs: [PegViewState]

  @MainActor
  package init?(_ summary: SessionSummary, _ model: AppModel) {
    let history = model.history
    guard let session = history.session(summary.header.id) else { return nil }
    id = session.id
    kind = session.kind
    progress = history.progress(of: session)
    name = history.name(of: session)
    time =
      model.library.settings.showsTime
      ? ShellTexts.time(model.frame.time(of: id).sinceBeginning) : ""
    label = history.label(of: session)
    pegs = Codeword.unwrap(session).map { PegViewState.thumbnail(of: $0) } ?? []
  }
}
