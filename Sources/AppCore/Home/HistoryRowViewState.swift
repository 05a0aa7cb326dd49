import Games
import Library
import Screens

/// A game in the list.
package struct HistoryRowViewState: Equatable, Identifiable {
  package let id: GameID
  package let kind: GameKind
  /// How far it is.
  package let progress: String
  /// What it is called, with its day where it is one of a day's five.
  package let name: String
  /// The time of play; empty where the player wants none to be shown.
  package let time: String
  /// What is read out for the row.
  package let label: String
  /// The last attempt of a Codeword with its marks, or blank pegs before the first; empty for other games.
  package let pegs: [PegViewState]

  @MainActor
  package init?(_ summary: SessionSummary, _ model: AppModel) {
    let history = model.history
    guard let session = history.session(summary.header.id) else { return nil }
    id = session.id
    kind = session.kind
    progress = history.progress(of: session)
    name = history.name(of: id, kind)
    time =
      model.library.settings.showsTime
      ? ShellTexts.time(model.frame.time(of: id).sinceBeginning) : ""
    label = history.label(of: session)
    pegs = Codeword.unwrap(session).map { PegViewState.thumbnail(of: $0) } ?? []
  }
}
