import ByteStrings
import Games

/// What a session holds, as whatever is alike for every game sees it: records are read and written,
/// and lists told of games, through these few requirements, so that the code for that exists once.
/// It would be generic otherwise, and be in the browser's program again for each game.
protocol SessionContent: AnyObject {
  /// Identity, beginning and provenance.
  var header: SessionHeader { get }
  /// Which game it is.
  var kind: GameKind { get }
  /// When the moves were made.
  var times: MoveTimes { get }
  /// Whether the game goes on, and how it ended.
  var outcome: Outcome { get }
  /// The points as the game's rules count them.
  var score: Int64 { get }

  /// The state in words.
  func describe(_ detail: Detail) -> PlainText
  /// The state for checking.
  func transcribe(into text: inout TextWriter)

  /// Writes what the player chose.
  func writeOptions(to text: inout TextWriter)
  /// Writes what was dealt.
  func writePuzzle(to text: inout TextWriter)
  /// Writes a move, by its number from 0.
  func writeMove(_ number: Int, to text: inout TextWriter)

  /// Reads a move and makes it; nothing else may refer to the content.
  /// - Returns: what is wrong with the move, where something is.
  func replayMove(
    from text: inout TextReader, at time: Milliseconds, since: Milliseconds
  ) -> RecordFault.Reason?
}

/// What a session holds. A session is passed on at every turn, through every view of its game; with
/// its values behind one reference that takes one word.
///
/// Sendable without the compiler's proof: only `Session` changes it, and only where no other session
/// refers to it.
final class SessionStorage<G: Game>: SessionContent, @unchecked Sendable {
  let header: SessionHeader
  var game: G
  private(set) var moves: [G.Move] = []
  private(set) var times = MoveTimes()

  init(_ header: SessionHeader, _ game: G) {
    self.header = header
    self.game = game
  }

  init(copying other: SessionStorage, as header: SessionHeader) {
    self.header = header
    game = other.game
    moves = other.moves
    times = other.times
  }

  func play(_ move: G.Move, at time: Milliseconds, since: Milliseconds) throws(G.Refusal) {
    let time = times.playable(time)
    try game.play(move, at: time)
    moves.append(move)
    times.append(time, since: since)
  }

  var kind: GameKind { G.kind }
  var outcome: Outcome { game.outcome }
  var score: Int64 { game.score }
  func describe(_ detail: Detail) -> PlainText { game.describe(detail) }
  func transcribe(into text: inout TextWriter) { game.transcribe(into: &text) }
  func writeOptions(to text: inout TextWriter) { game.options.write(to: &text) }
  func writePuzzle(to text: inout TextWriter) { game.puzzle.write(to: &text) }
  func writeMove(_ number: Int, to text: inout TextWriter) { moves[number].write(to: &text) }

  func replayMove(
    from text: inout TextReader, at time: Milliseconds, since: Milliseconds
  ) -> RecordFault.Reason? {
    let move: G.Move
    do {
      move = try G.Move(from: &text)
      try text.finish()
    } catch { return .text(error) }
    guard time >= times.last else { return .timeBackwards }
    do { try play(move, at: time, since: since) } catch { return .illegalMove }
    return nil
  }
}
