import ByteStrings
import Games

/// One game in storage: its identity, its puzzle, and every move with its times.
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

  /// The dealt puzzle.
  public var puzzle: G.Puzzle { game.puzzle }

  /// The state after all moves.
  public var game: G { state.value.game }

  /// The moves made so far, the oldest first.
  public var moves: [G.Move] { state.value.moves }

  /// When they were made.
  public var times: MoveTimes { state.value.times }

  private var state: Shared<State>

  /// A session before its first move.
  /// - Parameter rules: the version of the rules; nil for a new game with the latest version.
  /// - Throws: `PuzzleError` if puzzle and options do not belong together.
  public init(
    _ header: SessionHeader, options: G.Options, puzzle: G.Puzzle, rules: Int64? = nil
  ) throws(PuzzleError) {
    let rules = rules ?? G.rulesVersion(for: options)
    self.init(header, of: try G(puzzle, options: options, rules: rules))
  }

  /// A session of a game before its first move.
  init(_ header: SessionHeader, of game: G) {
    state = Shared(State(header: header, game: game))
  }

  /// Makes a move. A refused move changes nothing. Times that a record cannot spell (negative, or with more
  /// than 18 digits) are replaced by the nearest valid time.
  /// - Parameters:
  ///   - time: the time of play. If it is earlier than the time of the previous move, that time counts.
  ///   - wallOffset: the wall time as an offset from the creation of the game.
  ///   - book: the book for checking the player's input; nil for a replay.
  public mutating func play(
    _ move: G.Move, at time: PlayTime, wallOffset: Milliseconds, in book: G.Book?
  ) throws(G.Refusal) {
    if let book, let refusal = game.refusal(of: move, in: book) { throw refusal }
    try replay(move, at: time, wallOffset: wallOffset)
  }

  /// Makes a move that is checked against the rules alone.
  mutating func replay(
    _ move: G.Move, at time: PlayTime, wallOffset: Milliseconds
  ) throws(G.Refusal) {
    let time = times.playable(time)
    try state.value.game.play(move, at: time)
    state.value.moves.append(move)
    state.value.times.append(time, wallOffset: wallOffset)
  }
}
