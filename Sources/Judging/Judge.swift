import Games
import Library

/// The judge's side of a game: it has the puzzle, makes the moves, and reports what each move reveals.
public struct Judge<G: JudgedGame>: Sendable {
  /// The current game. It contains the puzzle, so it must not leave the judge before the game is over.
  public private(set) var session: Session<G>

  /// The moves so far with their answers, oldest first.
  public private(set) var revealed: [Revealed<G.Move>] = []

  /// A game before its first move.
  /// - Parameter rules: the version of the rules with which the game was dealt; nil for a new game with the
  ///   latest version.
  /// - Throws: `PuzzleError` if puzzle and options do not belong together, or cannot be judged.
  public init(
    _ header: SessionHeader, options: G.Options, puzzle: G.Puzzle, rules: Int64? = nil
  ) throws(PuzzleError) {
    let latest = G.rulesVersion(for: options)
    guard G.canBeJudged(options), (1...latest).contains(rules ?? latest) else {
      throw PuzzleError()
    }
    session = try Session(header, options: options, puzzle: puzzle, rules: rules)
  }

  /// The information that the judge reveals at the deal.
  public var opening: [UInt8] {
    var text = TextWriter()
    G.writeOpening(of: session.puzzle, session.options, to: &text)
    return text.bytes
  }

  /// Makes a move and returns its answer. A refused move changes nothing.
  /// - Parameters:
  ///   - time: the time of play, by the judge's own clock (`PlayTime.init(after:elapsed:)`).
  ///   - wallOffset: the wall time as an offset from the creation of the game.
  ///   - book: the book for checking the player's input; nil for a move that was judged before.
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
