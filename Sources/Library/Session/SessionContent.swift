import ByteStrings
import Games

/// A session as seen by code that is common to all games. Records and list data are produced through these few
/// requirements, so that this code exists only once. Generic code would be in the browser's program once for
/// each game.
protocol SessionContent: AnyObject {
  /// Identity, beginning and provenance.
  var header: SessionHeader { get }
  /// The kind of the game.
  var kind: GameKind { get }
  /// The version of the rules that apply to the game.
  var rules: Int64 { get }
  /// When the moves were made.
  var times: MoveTimes { get }
  /// Whether the game is in progress, and how it ended.
  var outcome: Outcome { get }
  /// The points as the game's rules count them.
  var score: Int64 { get }
  /// The result that others may see.
  var shared: SharedResult { get }

  /// The state in words.
  func describe(_ detail: Detail) -> PlainText

  /// Writes what the player chose.
  func writeOptions(to text: inout TextWriter)
  /// Writes what was dealt.
  func writePuzzle(to text: inout TextWriter)
  /// Writes a move, by its number from 0.
  func writeMove(_ number: Int, to text: inout TextWriter)
}

/// A session of one game behind a reference, for code to which the game does not matter.
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
  func writeOptions(to text: inout TextWriter) { session.options.write(to: &text) }
  func writePuzzle(to text: inout TextWriter) { session.puzzle.write(to: &text) }

  func writeMove(_ number: Int, to text: inout TextWriter) {
    session.moves[number].write(to: &text)
  }
}
