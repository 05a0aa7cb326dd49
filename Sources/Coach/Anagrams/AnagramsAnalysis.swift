import Games
import Words

/// Why the coach has no analysis of a game of Anagrams.
public enum AnagramsSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case underWay
  /// The player has searched only this many racks before; `AnagramsHabits.fewestRacks` are needed.
  case tooFewRacks(Int)
}

/// The words found on the racks of a game of Anagrams, compared with what the player usually finds of such words.
///
/// There is no chance after the deal. The terms add up: found = usual + ease + skill.
public struct AnagramsAnalysis: Equatable, Sendable {
  /// One rack that was searched to the end.
  public struct Rack: Equatable, Sendable {
    /// The index among the racks of the game.
    public let index: Int

    /// The number of words to find.
    public let wordCount: Int

    /// How many of the words were found without a hint. "You found 13."
    public let found: Int

    /// How many words were found after a hint. They are not part of `found`.
    public let hinted: Int

    /// How many of the words this player usually finds: the sum of the shares of the words. "You usually find
    /// 11 of words like these."
    public let expected: Double

    /// How many words the player usually finds among the same number of words of any kind. "On a usual rack of
    /// this size you find 10."
    public let usual: Double

    /// How many more words were found than usual for such words. "Today 2 more."
    public var skill: Double { Double(found) - expected }

    /// How many words the rack gained or lost by being easy or hard for this player. "It was an easy rack for
    /// you: good for one word more."
    public var ease: Double { expected - usual }
  }

  /// The racks that were searched to the end, in the order of play. There may be none.
  public let racks: [Rack]

  /// The analysis of a game.
  /// - Parameters:
  ///   - habits: counted from the games before this game, without this game.
  ///   - words: the book with the familiarity of words.
  /// - Throws: why there is no analysis.
  public init(
    of game: Anagrams, after habits: AnagramsHabits, in words: WordBook
  ) throws(AnagramsSilence) {
    guard game.outcome.isOver else { throw .underWay }
    guard let share = habits.share else { throw .tooFewRacks(habits.rackCount) }
    var racks: [Rack] = []
    for (index, round) in game.rounds.enumerated() where round.isSearched {
      var (found, hinted) = (0, 0)
      var expected = 0.0
      for (blank, word) in round.rack.blanks.enumerated() {
        expected += habits.share(of: word, in: words) ?? share
        if round.isFoundUnaided(blank: blank) {
          found += 1
        } else if round.isFound(blank: blank) {
          hinted += 1
        }
      }
      let wordCount = round.rack.blanks.count
      racks.append(
        Rack(
          index: index, wordCount: wordCount, found: found, hinted: hinted, expected: expected,
          usual: share * Double(wordCount)))
    }
    self.racks = racks
  }
}
