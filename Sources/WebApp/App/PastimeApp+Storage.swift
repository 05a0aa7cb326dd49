import ByteStrings
import Games
import Library

/// What becomes of the rows that were handed to the storage.
extension PastimeApp {
  func take(_ status: AnswerStatus, of change: RowChange, stored: [UInt8]) {
    switch status {
    case .done: break
    case .conflict:
      guard case .extend(let row) = change, case .record(let id)? = RowKey(row.key) else { return }
      let resolution = library.resolveConflict(over: id, stored: stored, newID: newID(), at: now())
      if case .branched(let other) = resolution, case .game(let kind, id) = route {
        host.navigate(to: Route.game(kind, other).fragment, replacing: true)
        // What the player is typing stays on screen.
        shelf[kind].branch(as: other)
        follow(.game(kind, other))
        show(ShellTexts.branched)
      }
    case .full: tellUnsaved(change, isFull: true)
    case .failed: tellUnsaved(change, isFull: false)
    // Storage that is refused was told at the start; saying it again after each move would not help.
    case .refused: break
    }
  }

  private func tellUnsaved(_ change: RowChange, isFull: Bool) {
    let key = RowKey(change.key)
    // Rows of a clock follow those of games, whose loss is what the player has to know.
    if case .clock? = key, toast?.offersVersion == false { return }
    showRescue(ShellTexts.unsaved(change, isFull: isFull))
  }

  /// Tells that something is not kept, and offers all games as a file.
  func showRescue(_ message: PlainText) {
    show(message)
    toast?.action = (SettingsTexts.export, { [self] in exportGames() })
  }
}
