import Games
import Words

/// The statistics of a player's finished games of Anagrams, by mode.
public final class AnagramsStatistics {
  /// The statistics that all kinds of games have.
  public let common = Statistics()

  /// How many racks were played.
  public private(set) var racks = 0

  /// On how many racks every word was found.
  public private(set) var clearedRacks = 0

  /// How many words were found. Here and below bonus words do not count, as at the end of a game.
  public private(set) var words = 0

  /// How many of the found words have all six letters.
  public private(set) var pangrams = 0

  /// The percentage of all words that were found; nil before the first rack.
  public var percentFound: Int? { percentage(of: words, in: blanks) }

  /// The usual percentage of found words; nil while there are too few games.
  public var usualPercentFound: Int? { common.played < Statistics.habit ? nil : percentFound }

  /// How many words of each length were found.
  public private(set) var lengths = Distribution(AnagramsRack.wordLengths, isOpen: false)

  /// The game with the most points.
  public private(set) var best: Feat?

  private var blanks = 0

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameters:
  ///   - mode: the mode of the counted games; nil means any.
  ///   - words: the language of their words; nil means any.
  public init(
    _ library: GameLibrary, mode: AnagramsOptions.Mode? = nil, in words: WordLanguage? = nil
  ) {
    for game in library.finished(.anagrams, in: words) {
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
    words += round.foundCount
    for blank in round.rack.blanks where round.words.contains(blank) { lengths.count(blank.count) }
    pangrams += round.pangramCount
    blanks += round.rack.blanks.count
  }
}

extension AnagramsMissedWords {
  /// The words of a language that the player missed repeatedly, counted from the finished games, oldest first,
  /// without samples.
  /// - Parameter offset: the offset of the player's time zone from UTC.
  public init(_ library: GameLibrary, in words: WordLanguage, offset: Milliseconds) {
    self.init()
    for game in library.finished(.anagrams, in: words) {
      guard case .anagrams(let session) = game else { continue }
      count(session.game, on: Day(of: game.summary.lastPlayed + offset).number)
    }
  }
}
