import Games
import Library
import Words

extension GameLibrary {
  /// Makes a move in the Codeword with this identity, if it exists.
  func play(
    _ move: CodewordMove, in id: GameID, clock: Instant, date: WallTime,
    words: WordBook?
  ) throws {
    guard case .codeword(let game)? = session(id) else { return }
    try play(move, in: game, clock: clock, date: date, book: words)
  }
}
