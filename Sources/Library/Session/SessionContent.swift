import ByteStrings
import Games

/// A session, as whatever is alike for every game sees it: records are written, and lists told of games,
/// through these few requirements, so that the code for that exists once. It would be generic
/// otherwise, and be in the browser's program again for each game.
protocol SessionContent: AnyObject {
  /// Identity, beginning and provenance.
  var header: SessionHeader { get }
  /// Which game it is.
  var kind: GameKind { get }
  /// The version of the rules by which it is played.
  var rules: Int64 { get }
  /// When the moves were made.
  var times: MoveTimes { get }
  /// Whether the game goes on, and how it ended.
  var outcome: Outcome { get }
  /// The points as the game's rules count them.
  var score: Int64 { get }
  /// What others may see of it.
  var shared: SharedResult { get }

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
}

/// A session of one game behind a reference, for the time in which its game does not matter.
final class SessionBox<G: SharedGame>: SessionContent {
  private let session: Session<G>

  init(_ session: Session<G>) { self.session = session }

  var header: SessionHeader { session.header }
  var kind: GameKind { G.kind }
  var rules: Int64 { session.game.rules }
  var times: MoveTimes { session.times }
  var outcome: Outcome { session.game.outcome }
  var score: Int64 { session.game.score }
  var shared: SharedResult { SharedResult(session.game) }
  func describe(_ detail: Detail) -> PlainText { session.game.describe(detail) }
  func transcribe(into text: inout TextWriter) { session.game.transcribe(into: &text) }
  func writeOptions(to text: inout TextWriter) { session.options.write(to: &text) }
  func writePuzzle(to text: inout TextWriter) { session.puzzle.write(to: &text) }

  func writeMove(_ number: Int, to text: inout TextWriter) {
    session.moves[number].write(to: &text)
  }
}
