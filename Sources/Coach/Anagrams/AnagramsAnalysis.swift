import Games
import Words

/// Why nothing is said about an Anagrams.
public enum AnagramsSilence: Error, Equatable, Sendable {
  /// It is not over: the coach speaks afterwards.
  case underWay
  /// The player has searched so few racks before; `AnagramsHabits.fewestRacks` are needed.
  case tooFewRacks(Int)
}

/// What was found on the racks of an Anagrams, against what its player usually finds of such words.
///
/// Nothing is left to chance after the deal. What the deal gave, and what was found beyond it, add up:
/// found = as many of any words + what the rack made easier + skill.
public struct AnagramsAnalysis: Equatable, Sendable {
  /// One rack that was searched to its end.
  public struct Rack: Equatable, Sendable {
    /// Its index among the racks of the game.
    public let index: Int

    /// How many words it has to find.
    public let wordCount: Int

    /// How many of them were found without a hint. "You found 13."
    public let found: Int

    /// How many were found after a hint: they are not among the found.
    public let hinted: Int

    /// How many of them this player usually finds: the sum of the shares of its words. "You usually find
    /// 11 of words like these."
    public let expected: Double

    /// How far what is found usually is from that, one way or the other: √Σp(1 − p), of the shares p of its
    /// words. "Two more or fewer say nothing."
    public let spread: Double

    /// How many of as many words of any kind the player usually finds. "On a usual rack of this size you
    /// find 10."
    public let usual: Double

    /// How many more were found than of such words usually. "Today 2 more."
    public var skill: Double { Double(found) - expected }

    /// How many words the rack gave or took by being easy or hard for this player, before they began. "It
    /// was an easy rack for you: good for one word more."
    public var ease: Double { expected - usual }

    /// Whether `skill` is more than usual ups and downs.
    public var isRemarkable: Bool { skill.magnitude > spread }
  }

  /// The racks that were searched to their end, in the order of play: there may be none.
  public let racks: [Rack]

  /// The analysis of a game.
  /// - Parameters:
  ///   - habits: counted from the games before this one, not from this one itself.
  ///   - words: where it is looked up how common a word is.
  /// - Throws: why nothing is said.
  public init(
    of game: Anagrams, after habits: AnagramsHabits, in words: WordBook
  ) throws(AnagramsSilence) {
    guard game.outcome.isOver else { throw .underWay }
    guard let share = habits.share else { throw .tooFewRacks(habits.rackCount) }
    var racks: [Rack] = []
    for (index, round) in game.rounds.enumerated() where round.isSearched {
      var (found, hinted) = (0, 0)
      var (expected, variance) = (0.0, 0.0)
      for (blank, word) in round.rack.blanks.enumerated() {
        let share = habits.share(of: word, in: words) ?? share
        expected += share
        variance += share * (1 - share)
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
          spread: variance.squareRoot(), usual: share * Double(wordCount)))
    }
    self.racks = racks
  }
}
