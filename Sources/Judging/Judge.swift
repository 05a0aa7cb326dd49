import Games
import Library

/// The judge's side of a game: has the puzzle, makes the moves, and says what each of them told.
public struct Judge<G: JudgedGame>: Sendable {
  /// The game as it stands. It holds the puzzle: it never leaves the judge before it is over.
  public private(set) var session: Session<G>

  /// The moves so far with what was said of each, the oldest first.
  public private(set) var revealed: [Revealed<G.Move>] = []

  /// A game before its first move.
  /// - Parameter rules: the version of the rules by which it was dealt; nil for a new game, which goes by the
  ///   latest.
  /// - Throws: `PuzzleError` when puzzle and options do not belong together, or cannot be judged.
  public init(
    _ header: SessionHeader, options: G.Options, puzzle: G.Puzzle, rules: Int64? = nil
  ) throws(PuzzleError) {
    let latest = G.rulesVersion(for: options)
    guard G.canBeJudged(options), (1...latest).contains(rules ?? latest) else {
      throw PuzzleError()
    }
    session = try Session(header, options: options, puzzle: puzzle, rules: rules)
  }

  /// What is told at the deal.
  public var opening: [UInt8] {
    var text = TextWriter()
    G.writeOpening(of: session.puzzle, session.options, to: &text)
    return text.bytes
  }

  /// Makes a move and says what it told; a refused one changes nothing.
  /// - Parameters:
  ///   - time: the time of play, by the judge's own clock (`PlayTime.init(after:elapsed:)`).
  ///   - wallOffset: the time of day as the distance from the beginning.
  ///   - book: what the player's input is held against; nil for a move that was judged already.
  public mutating func judge(
    _ move: G.Move, at time: PlayTime, wallOffset: Milliseconds, in book: G.Book?
  ) throws(G.Refusal) -> Revealed<G.Move> {
    try session.play(move, at: time, wallOffset: wallOffset, in: book)
    var text = TextWriter()
    session.game.writeAnswer(to: &text)
    let revealed = Revealed(move, answer: text.bytes, at: session.times.played.last ?? time)
    self.revealed.append(revealed)
    return revealed
  }
}
