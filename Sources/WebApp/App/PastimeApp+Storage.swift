import ByteStrings
import Games
import Library

/// What becomes of the rows that were handed to the storage.
extension PastimeApp {
  func take(_ status: AnswerStatus, of change: RowChange, stored: [UInt8]) {
    switch status {
    case .done: break
    case .conflict:
      // What cannot be compared cannot be written: it would come back for ever.
      if stored == change.expected { return tellUnsaved(change, isFull: false) }
      if library.resolve(change, stored: stored, at: now()) { show(ShellTexts.continued) }
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
