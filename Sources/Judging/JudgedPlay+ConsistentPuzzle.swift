import Games
import Library

extension JudgedPlay {
  /// The record of the first moves on a consistent puzzle that would have told all there is, also of the later moves.
  /// So a device that gets it can make those itself, and sees what the judge said. Once the game is over, the puzzle
  /// itself takes the place of a consistent puzzle.
  ///
  /// Of a game that is not over it follows from what was told, and from nothing else that is known of the
  /// puzzle: a consistent puzzle stays until an answer contradicts it, and then another one is found. So a player who
  /// makes one move after another has each of them made again once, and all of them where one was contradicted.
  /// - Parameter count: how many moves stand in it.
  /// - Returns: the bytes of a record.
  /// - Throws: what is wrong with what was told; a judge's own answers always have a consistent puzzle.
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
    // Before it followed the moves that are asked about, it was the record that is asked for.
    if let earlier, earlier.revealed.count == count,
      earlier.session.puzzle == latest.session.puzzle
    {
      return G.wrap(earlier.session).record
    }
    return G.wrap(try repeated(on: latest.session.puzzle, count: count).session).record
  }

  /// All moves on a puzzle that tells the same: on that of before, where it still does.
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

  /// The first moves, made again on another puzzle.
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

  /// Makes a move again, on another puzzle.
  /// - Returns: whether it told the same.
  private mutating func makeAgain(_ index: Int, on other: inout Judge<G>) -> Bool {
    repeatedMoves += 1
    let (said, offset) = (revealed[index], judge.session.times.wallOffsets[index])
    return (try? other.judge(said.move, at: said.time, wallOffset: offset, in: nil)) == said
  }
}
