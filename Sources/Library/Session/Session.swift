import Games

/// One game as it is kept: who it is, what was dealt, and every move with its times.
public struct Session<G: Game>: Equatable, Sendable {
  /// Identity, beginning and provenance.
  public var header: SessionHeader { storage.header }

  /// What the player chose.
  public var options: G.Options { storage.game.options }

  /// What was dealt.
  public var puzzle: G.Puzzle { storage.game.puzzle }

  /// The state after all moves.
  public var game: G { storage.game }

  /// The moves made so far, the oldest first.
  public var moves: [G.Move] { storage.moves }

  /// When they were made.
  public var times: MoveTimes { storage.times }

  /// What is alike for every game.
  var content: any SessionContent { storage }

  private var storage: SessionStorage<G>

  /// A session before its first move.
  /// - Throws: `PuzzleMismatch` when puzzle and options do not belong together.
  public init(
    _ header: SessionHeader, options: G.Options, puzzle: G.Puzzle
  ) throws(PuzzleMismatch) {
    storage = SessionStorage(header, try G(puzzle, options: options))
  }

  /// Makes a move. A refused one changes nothing. Times that a record cannot spell (negative ones,
  /// those of more than 18 digits) become the nearest that it can.
  /// - Parameters:
  ///   - time: the time of play; where it is earlier than that of the move before, that one counts.
  ///   - since: the time of day as the distance from the beginning.
  ///   - book: the book that a player's input is held against; nothing for a replay.
  public mutating func play(
    _ move: G.Move, at time: Milliseconds, since: Milliseconds, in book: G.Book?
  ) throws(G.Refusal) {
    if let book, let refusal = game.refusal(of: move, in: book) { throw refusal }
    if !isKnownUniquelyReferenced(&storage) {
      storage = SessionStorage(copying: storage, as: header)
    }
    try storage.play(move, at: time, since: since)
  }

  /// The same game under another identity, as a branch of this one.
  /// - Parameter count: how many of its moves the branch has.
  func branch(as id: RecordID, after count: Int) -> Session {
    var copy = self
    copy.storage = SessionStorage(copying: storage, as: header.branch(as: id))
    if count < moves.count, let start = try? G(puzzle, options: options) {
      copy.storage = SessionStorage(copy.header, start)
      for place in 0..<count {
        try? copy.storage.play(moves[place], at: times.played[place], since: times.since[place])
      }
    }
    return copy
  }

  /// Whether both are the same game with the same moves at the same times.
  public static func == (left: Session, right: Session) -> Bool {
    left.storage === right.storage
      || left.header == right.header && left.options == right.options
        && left.puzzle == right.puzzle && left.moves == right.moves && left.times == right.times
  }
}
