import Games
import Library

extension JudgedPlay {
  /// The record of the first moves on a puzzle that is consistent with all answers, including those to later
  /// moves. So a device with this record can make the later moves itself and sees the judge's answers. Once the
  /// game is over, the real puzzle replaces the consistent puzzle.
  ///
  /// While the game is not over, the record depends only on the answers and on nothing else about the puzzle. A
  /// consistent puzzle stays until an answer contradicts it, and then a new one is determined. So each new move
  /// is repeated once, and all moves are repeated after a contradiction.
  /// - Parameter count: the number of moves in the record.
  /// - Returns: the bytes of a record.
  /// - Throws: what is wrong with the answers. A judge's own answers always have a consistent puzzle.
  public mutating func consistentPuzzle(after count: Int) throws(ConsistentPuzzleError) -> [UInt8] {
    if isOver {
      consistentPuzzle = nil
      let all =
        count >= revealed.count ? judge : try repeated(on: judge.session.puzzle, count: count)
      return G.wrap(all.session).record
    }
    let earlier = consistentPuzzle
    let latest = try followed()
    consistentPuzzle = latest
    if count >= revealed.count { return G.wrap(latest.session).record }
    // Before it was advanced by the later moves, it was the requested record.
    if let earlier, earlier.revealed.count == count,
      earlier.session.puzzle == latest.session.puzzle
    {
      return G.wrap(earlier.session).record
    }
    return G.wrap(try repeated(on: latest.session.puzzle, count: count).session).record
  }

  /// All moves on a consistent puzzle: the previous one, if it is still consistent.
  private mutating func followed() throws(ConsistentPuzzleError) -> Judge<G> {
    if var following = consistentPuzzle {
      var isTrue = true
      while isTrue, following.revealed.count < revealed.count {
        isTrue = makeAgain(following.revealed.count, on: &following)
      }
      if isTrue { return following }
    }
    let puzzle = try G.consistentPuzzle(judge.session.options, opening: opening, revealed: revealed)
    return try repeated(on: puzzle, count: revealed.count)
  }

  /// The first moves, repeated on another puzzle.
  private mutating func repeated(
    on puzzle: G.Puzzle, count: Int
  ) throws(ConsistentPuzzleError) -> Judge<G> {
    let session = judge.session
    guard
      var again = try? Judge<G>(
        session.header, options: session.options, puzzle: puzzle, rules: session.game.rules)
    else { throw .contradiction }
    for index in 0..<min(count, revealed.count) {
      guard makeAgain(index, on: &again) else { throw .contradiction }
    }
    return again
  }

  /// Repeats a move on another puzzle.
  /// - Returns: whether the answer was the same.
  private mutating func makeAgain(_ index: Int, on other: inout Judge<G>) -> Bool {
    repeatedMoves += 1
    let (said, offset) = (revealed[index], judge.session.times.wallOffsets[index])
    return (try? other.judge(said.move, at: said.time, wallOffset: offset, in: nil)) == said
  }
}
