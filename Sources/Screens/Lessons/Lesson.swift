import ByteStrings
import Games
import Library

/// What the first game of a kind teaches at a moment, in addition to its message. Each game has a closed list of such
/// steps; the game and its screen determine the current step.
package struct Lesson {
  /// The step of the game's lesson, from 1 to 7. Each is read out once.
  package let step: UInt8
  package let sentence: PlainText
}

extension Frame {
  /// The lesson of the game of a kind in front; nil if the player has finished a game of the kind, has turned the
  /// lessons off, has understood this step, or is reviewing a game.
  package func lesson(_ kind: GameKind, _ model: any GameModel) -> Lesson? {
    guard teaches(kind), let step = model.step, understood & bit(of: step, kind) == 0 else {
      return nil
    }
    return step
  }

  /// Dismisses a step of a game's lesson for this visit; the next step appears when its moment comes.
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

  /// Whether lessons of a game would appear unless the player has turned them off: no game of the kind is finished.
  package func isNew(_ kind: GameKind) -> Bool { library.isNew(kind) }

  /// Turns the lessons of a game off permanently, or on again. Dismissed steps also return.
  package func teach(_ kind: GameKind, _ teaches: Bool) {
    changeSettings { $0[teaches: kind] = teaches }
    understood = 0
    modal = nil
    refocus()
  }
}

extension GameLibrary {
  /// Whether the player has not finished a game of a kind. Sample games do not count.
  fileprivate func isNew(_ kind: GameKind) -> Bool {
    for summary in history
    where summary.kind == kind && summary.outcome.isOver && summary.header.origin != .sample {
      return false
    }
    return true
  }
}
