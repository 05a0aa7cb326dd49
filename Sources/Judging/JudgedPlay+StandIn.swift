import Games
import Library

extension JudgedPlay {
  /// The record of the first moves on a stand-in that would have told all there is, also of the later moves. So
  /// a device that gets it can make those itself, and sees what the judge said. Once the game is over, the
  /// puzzle itself takes the place of a stand-in.
  ///
  /// Of a game that is not over it is a function of what was told, and of nothing else. Linear in the number
  /// of moves.
  /// - Parameter count: how many moves stand in it.
  /// - Returns: the bytes of a record.
  /// - Throws: what is wrong with what was told; a judge's own answers always have a stand-in.
  public func standIn(after count: Int) throws(StandInError) -> [UInt8] {
    let session = judge.session
    let puzzle =
      isOver
      ? session.puzzle : try G.standIn(session.options, opening: opening, told: told)
    guard
      var again = try? Judge<G>(
        session.header, options: session.options, puzzle: puzzle, rules: session.game.rules)
    else { throw .contradiction }
    for (index, said) in told.prefix(count).enumerated() {
      let offset = session.times.wallOffsets[index]
      guard (try? again.judge(said.move, at: said.time, wallOffset: offset, in: nil)) == said else {
        throw .contradiction
      }
    }
    return G.wrap(again.session).record
  }
}
