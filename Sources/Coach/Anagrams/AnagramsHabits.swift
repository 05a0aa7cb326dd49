import Games
import Words

/// The words that one player usually finds: the shares on their earlier racks.
///
/// It is derived from finished games alone and is never stored. Only racks that were searched to the end count.
/// A word found after a hint counts as not found.
public struct AnagramsHabits: Equatable, Sendable {
  /// The number of racks from which there is an analysis. Fewer racks do not establish a habit.
  public static let fewestRacks = 3

  /// How many words with the player's overall share each class starts with, so that one word does not establish
  /// a habit.
  static let prior = 4

  /// How many racks are counted.
  public private(set) var rackCount = 0

  private var found = Array(repeating: 0, count: AnagramsClass.count)
  private var seen = Array(repeating: 0, count: AnagramsClass.count)

  /// Before any rack.
  public init() {}

  /// Counts a game. An unfinished game does not count.
  public mutating func count(_ game: Anagrams, in words: WordBook) {
    guard game.outcome.isOver else { return }
    for round in game.rounds where round.isSearched {
      rackCount += 1
      for (blank, word) in round.rack.blanks.enumerated() {
        let index = AnagramsClass(of: word, in: words).index
        seen[index] += 1
        if round.isFoundUnaided(blank: blank) { found[index] += 1 }
      }
    }
  }

  /// The share of all words that the player finds; nil before `fewestRacks`. "You find 61 of 100 words."
  public var share: Double? {
    guard rackCount >= Self.fewestRacks else { return nil }
    return Double(found.reduce(0, +)) / Double(seen.reduce(0, +))
  }

  /// How likely the player finds a word: the found share of its class, computed as if the class had four more
  /// words, found as often as any word; nil before `fewestRacks`. "You find 38 of 100 words as long and as
  /// common as this one."
  public func share(of word: Word, in words: WordBook) -> Double? {
    guard let share else { return nil }
    let index = AnagramsClass(of: word, in: words).index
    let prior = Double(Self.prior)
    return (Double(found[index]) + prior * share) / (Double(seen[index]) + prior)
  }
}
