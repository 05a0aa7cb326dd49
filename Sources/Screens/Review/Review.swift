import Games
import Library

/// A game that is looked through move by move: one of the player's own, or one that came by a link.
package final class Review {
  /// The game with all its moves.
  package let session: AnySession
  /// Whether it came by a link, so that this copy has to say whether its moves are allowed.
  package let isSent: Bool
  /// Why the moves that were sent end here.
  package let error: RecordError?
  /// Which review this is since the launch.
  var number: UInt64 = 0
  /// How many moves are shown.
  package private(set) var count = 0
  /// The game with so many moves, under an identity of its own.
  package private(set) var shown: AnySession

  /// Shows a game of the player's own with all its moves.
  convenience init(of session: AnySession) { self.init(session, isSent: false, error: nil) }

  /// Shows what came by a link.
  convenience init(of reading: RecordReading) {
    self.init(reading.session, isSent: true, error: reading.error)
  }

  private init(_ session: AnySession, isSent: Bool, error: RecordError?) {
    self.session = session
    self.isSent = isSent
    self.error = error
    shown = session
    show(moveCount)
  }

  /// How many moves there are.
  package var moveCount: Int { session.summary.moveCount }

  /// Shows the game after so many moves, or the nearest number that there are. Linear in the number.
  func show(_ count: Int) {
    self.count = max(0, min(count, moveCount))
    // Each stage of each review is a game of its own for the screens, so that none keeps anything of
    // another.
    let id = GameID(high: .max, low: number << 32 | UInt64(self.count))
    shown = session.branch(as: id, after: self.count)
  }
}
