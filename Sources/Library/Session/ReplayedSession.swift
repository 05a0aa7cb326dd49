import Games

/// A session of any game whose record is being read. It requires nothing more, so a program that only reads
/// records does not contain the code that describes games.
protocol ReplayedSession: AnyObject {
  /// When the moves were made.
  var times: MoveTimes { get }

  /// Reads a move and makes it.
  /// - Returns: what is wrong with the move, if anything.
  func replayMove(
    from text: inout TextReader, at time: PlayTime, wallOffset: Milliseconds
  ) -> RecordError.Reason?
}

/// A session of one game behind a reference, while its moves are read.
final class ReplayBox<G: Game>: ReplayedSession {
  private(set) var session: Session<G>

  init(_ session: Session<G>) { self.session = session }

  var times: MoveTimes { session.times }

  func replayMove(
    from text: inout TextReader, at time: PlayTime, wallOffset: Milliseconds
  ) -> RecordError.Reason? {
    let move: G.Move
    do {
      move = try G.Move(from: &text)
      try text.finish()
    } catch { return .text(error) }
    guard time >= session.times.last else { return .timeBackwards }
    do { try session.replay(move, at: time, wallOffset: wallOffset) } catch { return .illegalMove }
    return nil
  }
}
