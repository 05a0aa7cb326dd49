/// How a puzzle is chosen among all that suit the options.
public enum Dealing: Equatable, Sendable {
  /// By chance.
  case chance
  /// By chance, as the games of days were dealt before December 2026: a day's puzzle never changes.
  case earlierDays
  /// By turns, so that none comes again soon. The rest of it, such as the order of letters, is by chance.
  case turn(Turn)

  /// One of so many candidates, at least one, all of which suit.
  func index(of count: Int, using random: inout SeededRandom) -> Int {
    if case .turn(let turn) = self { return turn.index(of: count) }
    return Int(random.draw(below: UInt32(truncatingIfNeeded: count)))
  }
}
