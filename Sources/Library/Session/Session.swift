import ByteStrings
import Games

/// One game as it is kept: who it is, what was dealt, and every move with its times.
public struct Session<G: Game>: Equatable, Sendable {
  private struct State: Equatable, Sendable {
    let header: SessionHeader
    var game: G
    var moves: [G.Move] = []
    var times = MoveTimes()
  }

  /// Identity, beginning and provenance.
  public var header: SessionHeader { state.value.header }

  /// What the player chose.
  public var options: G.Options { game.options }

  /// What was dealt.
  public var puzzle: G.Puzzle { game.puzzle }

  /// The state after all moves.
  public var game: G { state.value.game }

  /// The moves made so far, the oldest first.
  public var moves: [G.Move] { state.value.moves }

  /// When they were made.
  public var times: MoveTimes { state.value.times }

  private var state: Shared<State>

  /// A session before its first move.
  /// - Parameter rules: the version of the rules; nil for a new game, which goes by the latest.
  /// - Throws: `PuzzleError` when puzzle and options do not belong together.
  public init(
    _ header: SessionHeader, options: G.Options, puzzle: G.Puzzle, rules: Int64? = nil
  ) throws(PuzzleError) {
    let rules = rules ?? G.rulesVersion(for: options)
    state = Shared(State(header: header, game: try G(puzzle, options: options, rules: rules)))
  }

  /// Makes a move. A refused one changes nothing. Times that a record cannot spell (negative ones,
  /// those of more than 18 digits) become the nearest that it can.
  /// - Parameters:
  ///   - time: the time of play; where it is earlier than that of the move before, that one counts.
  ///   - wallOffset: the time of day as the distance from the beginning.
  ///   - book: the book that a player's input is held against; nil for a replay.
  public mutating func play(
    _ move: G.Move, at time: PlayTime, wallOffset: Milliseconds, in book: G.Book?
  ) throws(G.Refusal) {
    if let book, let refusal = game.refusal(of: move, in: book) { throw refusal }
    try replay(move, at: time, wallOffset: wallOffset)
  }

  /// Makes a move that is held against the rules alone.
  mutating func replay(
    _ move: G.Move, at time: PlayTime, wallOffset: Milliseconds
  ) throws(G.Refusal) {
    let time = times.playable(time)
    try state.value.game.play(move, at: time)
    state.value.moves.append(move)
    state.value.times.append(time, wallOffset: wallOffset)
  }
}
