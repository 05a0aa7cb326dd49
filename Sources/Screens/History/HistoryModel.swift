import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The list of games: which of them are shown, and the actions on each.
#if canImport(Observation)
  @Observable
#endif
package final class HistoryModel {
  /// How many games the list shows at first, and how many more each time. A browser would take a second to lay out
  /// ten thousand rows.
  private static let pageCount = 200

  package let frame: Frame
  private let shelf: Shelf
  /// The search that selects the games.
  package let search = HistorySearch()
  /// The maximum number of games shown.
  package private(set) var limit = pageCount {
    didSet { frame.revision += 1 }
  }

  /// Whether the settings list the deleted games.
  package var showsDeleted = false

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  package var library: GameLibrary { frame.library }

  /// The shown seconds of the game in front; 0 if there is none.
  package var openSeconds: UInt64 {
    library.openGame.map { UInt64(frame.time(of: $0).count / 1000) } ?? 0
  }

  /// The game in front while its last move is not revealed yet: the views beside it wait for that.
  package var untold: GameID? { shelf.untold(at: frame.route) }

  /// A game as far as its moves are revealed.
  package func session(_ id: GameID) -> AnySession? {
    let session = library.session(id)
    guard let session, id == untold else { return session }
    return session.branch(as: id, after: session.summary.moveCount - 1)
  }

  /// The games that match the search, in the order of the history.
  package var games: [SessionSummary] { search.games(in: library, shelf) }

  /// The player's own games.
  package var all: [SessionSummary] { search.own(in: library) }

  /// Whether an evening on this device was played within the last hours. No row leads back to it.
  package var isInEvening: Bool {
    for game in library.history {
      if frame.date() - game.lastPlayed >= Milliseconds(6 * 3_600_000) { break }
      if game.header.origin == .evening { return true }
    }
    return false
  }

  /// Whether the search is offered.
  package var offersSearch: Bool { search.isOffered(among: all.count) }

  /// Opens the search, or closes it and shows all games again.
  package func toggleSearch() {
    search.isOpen = !search.isOpen
    if search.isActive { ask(for: "", nil) }
  }

  /// Shows more of the games that match the search.
  package func showMore() { limit += Self.pageCount }

  /// Changes the search, shows the newest results first, and announces how many there are.
  package func ask(for query: PlainText, _ kind: GameKind?) {
    search.query = query
    search.kind = kind
    limit = Self.pageCount
    frame.announce(ShellTexts.found(games.count, of: all.count))
  }

  /// Shows all games again.
  package func showAll() {
    ask(for: "", nil)
    frame.refocus()
  }

  // MARK: Rows

  /// The progress of a game, in two or three words.
  package func progress(of session: AnySession) -> PlainText {
    shelf[session.kind].progress(of: session)
  }

  /// The name of a game in its row, with the language of its words if new games have others. One of a day's five has
  /// the date.
  package func name(of session: AnySession) -> PlainText {
    let name = session.beside(session.kind.name, unless: frame.wordLanguage)
    return session.header.day.map { name + " · " + DailyTexts.briefDate(of: $0) } ?? name
  }

  /// The text that a screen reader reads for a row.
  package func label(of session: AnySession) -> PlainText {
    ShellTexts.row(
      game: session.beside(session.kind.name, unless: frame.wordLanguage),
      state: session.describe(.standard),
      time: library.settings.showsTime
        ? ShellTexts.spoken(frame.time(of: session.id).sinceBeginning) : nil)
  }

  // MARK: Other continuations

  /// Plays on in another continuation of a game.
  package func goOn(in line: AnySession) {
    frame.modal = nil
    show(line)
    frame.go(to: .game(line.kind, line.id))
    frame.refocus()
  }

  /// Puts another continuation of a game in front.
  package func show(_ line: AnySession) {
    library.show(line, at: frame.now())
    // The state of a screen for one continuation does not suit another, so the screen is made again.
    shelf[line.kind].open(line.branch(as: GameID(high: .max, low: .max)))
    shelf[line.kind].open(line)
  }

  /// Deletes a game. The player can undo this while the message about it is shown.
  package func delete(_ id: GameID) {
    frame.modal = nil
    if case .game(_, id) = frame.route { frame.goHome() }
    let isOver = library.session(id)?.summary.outcome.isOver == true
    library.delete(id, at: frame.now())
    frame.show(
      isOver ? ShellTexts.deletedFinished : ShellTexts.deleted,
      action: (
        ShellTexts.undo,
        { [frame] in
          _ = frame.library.undoDeletion(at: frame.now())
          frame.toast = nil
          frame.refocus()
        }
      ))
    frame.refocus()
  }

  /// Restores a game that was deleted here or on another device.
  package func bringBack(_ id: GameID) {
    library.bringBack(id, at: frame.now())
    frame.tell(ShellTexts.broughtBack)
    frame.refocus()
  }
}
