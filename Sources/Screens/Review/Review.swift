import Games
import Library

/// A review of a game, move by move: one of the player's own games, or a game that came by a link.
package final class Review {
  /// The game with all its moves.
  package let session: AnySession
  /// Whether the game came by a link, so that the review has to say whether its moves are allowed.
  package let isSent: Bool
  /// Why the moves that somebody sent end here.
  package let error: RecordError?
  /// The number of this review since the launch.
  var number: UInt64 = 0
  /// The number of moves shown.
  package private(set) var count = 0
  /// The game after this many moves, with its own identity.
  package private(set) var shown: AnySession

  /// Shows one of the player's own games with all its moves.
  convenience init(of session: AnySession) { self.init(session, isSent: false, error: nil) }

  /// Shows a game that came by a link.
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

  /// The number of moves in the game.
  package var moveCount: Int { session.summary.moveCount }

  /// Shows the game after this many moves, or the nearest possible number. Linear in the number.
  func show(_ count: Int) {
    self.count = max(0, min(count, moveCount))
    // For the screens, each stage of each review is a separate game, so that no stage keeps the state of another.
    let id = GameID(high: .max, low: number << 32 | UInt64(self.count))
    shown = session.branch(as: id, after: self.count)
  }
}
