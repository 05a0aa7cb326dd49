import Games

/// The parts of a Memorize that the screen shows.
extension Memorize {
  /// How many other pairs were found before the pair of a card, in a game that is over. Linear in the number of turns.
  package func pairsBefore(_ card: Int) -> Int {
    var count = 0
    for turn in gains.indices where isMatch(turn) {
      if puzzle.cards[choices[turn * 2]] == puzzle.cards[card] { break }
      count += 1
    }
    return count
  }
}
