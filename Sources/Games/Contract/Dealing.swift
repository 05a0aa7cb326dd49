/// How a puzzle is chosen among all puzzles that suit the options.
public enum Dealing: Equatable, Sendable {
  /// At random.
  case chance
  /// At random, as daily games were dealt before December 2026. A day's puzzle must never change.
  case earlierDays
  /// By turns, so that no puzzle comes again soon. The rest, such as the order of letters, is random.
  case turn(Turn)

  /// The index of one of `count` candidates, all of which suit. There must be at least one.
  func index(of count: Int, using random: inout SeededRandom) -> Int {
    if case .turn(let turn) = self { return turn.index(of: count) }
    return Int(random.draw(below: UInt32(truncatingIfNeeded: count)))
  }
}
