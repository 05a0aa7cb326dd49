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
  /// away, has understood this step, or looks through one.
  package func lesson(_ kind: GameKind, _ model: any GameModel) -> Lesson? {
    guard teaches(kind), let step = model.step, understood & bit(of: step, kind) == 0 else {
      return nil
    }
    return step
  }

  /// Takes a step of the lessons of a game away, for this visit; the next one stands when its moment comes.
  package func understand(_ step: Lesson, of kind: GameKind) {
    understood |= bit(of: step, kind)
    refocus()
  }

  /// The bit of a step in `understood`.
  private func bit(of step: Lesson, _ kind: GameKind) -> UInt64 {
    1 << (UInt64(kind.rawValue) << 3 | UInt64(step.step))
  }

  /// Whether a game of a kind in front teaches at all.
  func teaches(_ kind: GameKind) -> Bool {
    library.settings[teaches: kind] && library.lookedAt == nil && library.isNew(kind)
  }

  /// Whether lessons of a game would stand, unless they were sent away: no game of the kind is finished.
  package func isNew(_ kind: GameKind) -> Bool { library.isNew(kind) }

  /// Sends the lessons of a game away for ever, or brings them back. What was pressed for that is gone.
  package func teach(_ kind: GameKind, _ teaches: Bool) {
    changeSettings { $0[teaches: kind] = teaches }
    understood = 0
    modal = nil
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
