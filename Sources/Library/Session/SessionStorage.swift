import Games

/// What a session holds. A session is passed on at every turn, through every view of its game; with
/// its values behind one reference that takes one word.
///
/// Sendable without the compiler's proof: only `Session` changes it, and only where no other session
/// refers to it.
final class SessionStorage<G: Game>: @unchecked Sendable {
  var header: SessionHeader
  let options: G.Options
  let puzzle: G.Puzzle
  var game: G
  var moves: [Session<G>.TimedMove] = []

  init(_ header: SessionHeader, options: G.Options, puzzle: G.Puzzle, game: G) {
    self.header = header
    self.options = options
    self.puzzle = puzzle
    self.game = game
  }

  convenience init(copying other: SessionStorage) {
    self.init(other.header, options: other.options, puzzle: other.puzzle, game: other.game)
    moves = other.moves
  }
}
