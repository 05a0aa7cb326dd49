import ByteStrings
import Games
import Library

/// What the first game of a kind teaches at a moment, beside its message. Each game has a closed list of
/// such steps; which of them stands follows from the game and its screen.
package struct Lesson {
  /// Which step of the game it is, from 1 to 7. Each is read out once.
  package let step: UInt8
  package let sentence: PlainText
}

extension Frame {
  /// What the game of a kind in front teaches; nil for whoever has finished one of them, has sent that
  /// away, or looks through one.
  package func lesson(_ kind: GameKind, _ model: any GameModel) -> Lesson? {
    teaches(kind) ? model.step : nil
  }

  /// Whether a game of a kind in front teaches at all.
  func teaches(_ kind: GameKind) -> Bool {
    library.settings[teaches: kind] && library.lookedAt == nil && library.isNew(kind)
  }

  /// Whether lessons were sent away that would still stand.
  package func canTeachAgain(_ kind: GameKind) -> Bool {
    !library.settings[teaches: kind] && library.isNew(kind)
  }

  /// Sends the lessons of a game away for ever, or brings them back. What was pressed for that is gone.
  package func teach(_ kind: GameKind, _ teaches: Bool) {
    changeSettings { $0[teaches: kind] = teaches }
    sheet = nil
    refocus()
  }
}

extension GameLibrary {
  /// Whether the player has finished no game of a kind. Samples are nobody's.
  fileprivate func isNew(_ kind: GameKind) -> Bool {
    for summary in history
    where summary.kind == kind && summary.outcome.isOver && summary.header.origin != .sample {
      return false
    }
    return true
  }
}
