import Games
import Words

/// What a player's finished games of Anagrams come to, by mode.
public final class AnagramsStatistics {
  /// What all games have in common.
  public let common = Statistics()

  /// How many racks were played.
  public private(set) var racks = 0

  /// On how many of them every word was found.
  public private(set) var clearedRacks = 0

  /// How many words were found, bonus words among them.
  public private(set) var words = 0

  /// How many of them have all six letters.
  public private(set) var pangrams = 0

  /// The words found in percent of those that were to be found, rounded down, bonus words left out;
  /// nil before the first rack.
  public var percentFound: Int? { blanks == 0 ? nil : foundBlanks * 100 / blanks }

  /// How much of all words is found usually; nil while the games are no habit.
  public var usualPercentFound: Int? { common.played < Statistics.habit ? nil : percentFound }

  /// How many words were found of each length, bonus words among them.
  public private(set) var lengths = Distribution(AnagramsRack.wordLengths, isOpen: false)

  /// The game with the most points.
  public private(set) var best: Feat?

  private var blanks = 0
  private var foundBlanks = 0

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter mode: which games are counted; nil means all.
  public init(_ library: GameLibrary, mode: AnagramsOptions.Mode? = nil) {
    for game in library.finished(.anagrams) {
      guard case .anagrams(let session) = game, mode == nil || session.options.mode == mode
      else { continue }
      common.count(game)
      for round in session.game.rounds { count(round) }
      best.take(session.feat(session.game.score), isLessBetter: false)
    }
  }

  private func count(_ round: AnagramsRound) {
    racks += 1
    if round.isCleared { clearedRacks += 1 }
    words += round.words.count
    for word in round.words { lengths.count(word.count) }
    pangrams += round.pangramCount
    blanks += round.rack.blanks.count
    foundBlanks += round.foundCount
  }
}

extension AnagramsMissedWords {
  /// The words that the player of these games missed again and again: counted from the finished games, the
  /// oldest first, samples left out.
  /// - Parameter offset: by how much the clock where the player is goes ahead of that of Greenwich.
  public init(_ library: GameLibrary, offset: Milliseconds) {
    self.init()
    for game in library.finished(.anagrams) {
      guard case .anagrams(let session) = game else { continue }
      count(session.game, on: Day(of: game.summary.lastPlayed + offset).number)
    }
  }
}
