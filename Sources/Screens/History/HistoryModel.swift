import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The list of games: which of them are shown, and what can be done with each.
#if canImport(Observation)
  @Observable
#endif
package final class HistoryModel {
  /// How many games the list shows at first, and how many more each time. Ten thousand rows would
  /// take a browser a second to lay out.
  private static let pageCount = 200

  package let frame: Frame
  private let shelf: Shelf
  /// Which games are asked for.
  package let search = HistorySearch()
  /// How many games are shown at most.
  package private(set) var limit = pageCount {
    didSet { frame.revision += 1 }
  }

  /// Whether the games that were deleted are listed, among the settings.
  package var showsDeleted = false

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  package var library: GameLibrary { frame.library }

  /// The seconds that the list shows of the game in front; 0 where none is.
  package var openSeconds: UInt64 {
    library.openGame.map { UInt64(frame.time(of: $0).count / 1000) } ?? 0
  }

  /// The game in front, as long as its last move is not told: what stands beside it waits for that.
  package var untold: GameID? { shelf.untold(at: frame.route) }

  /// A game as it is told.
  package func session(_ id: GameID) -> AnySession? {
    let session = library.session(id)
    guard let session, id == untold else { return session }
    return session.branch(as: id, after: session.summary.moveCount - 1)
  }

  /// The games that are asked for, in the order of the history.
  package var games: [SessionSummary] { search.games(in: library, shelf) }

  /// Whether choosing among the games is offered.
  package var offersSearch: Bool { search.isOffered(among: library.history.count) }

  /// Offers the field and the filters, or takes them away, and with them what they left out.
  package func toggleSearch() {
    search.isOpen = !search.isOpen
    if search.isActive { ask(for: "", nil) }
  }

  /// Shows more of the games that are asked for.
  package func showMore() { limit += Self.pageCount }

  /// Asks for other games, from the newest on, and tells how many there are.
  package func ask(for query: PlainText, _ kind: GameKind?) {
    search.query = query
    search.kind = kind
    limit = Self.pageCount
    frame.announce(ShellTexts.found(games.count, of: library.history.count))
  }

  /// Shows all games again.
  package func showAll() {
    ask(for: "", nil)
    frame.refocus()
  }

  // MARK: Rows

  /// How far a game is, in two or three words.
  package func progress(of session: AnySession) -> PlainText {
    shelf[session.kind].progress(of: session)
  }

  /// What a game is called in its row: one of a day's five by its day, too.
  package func name(of id: GameID, _ kind: GameKind) -> PlainText {
    guard let day = library.day(of: id) else { return kind.name }
    return kind.name + " · " + DailyTexts.briefDate(of: day)
  }

  /// What is read out for a row.
  package func label(of session: AnySession) -> PlainText {
    ShellTexts.row(
      game: session.kind.name, state: session.describe(.standard),
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
    // What a screen knows of one continuation does not suit another: it begins anew.
    shelf[line.kind].open(line.branch(as: GameID(high: .max, low: .max)))
    shelf[line.kind].open(line)
  }

  /// Deletes a game, which can be undone for as long as the message about it stands.
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

  /// Brings back a game that was deleted, here or on another device.
  package func bringBack(_ id: GameID) {
    library.bringBack(id, at: frame.now())
    frame.tell(ShellTexts.broughtBack)
    frame.refocus()
  }
}
