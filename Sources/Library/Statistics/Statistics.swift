import Games

/// The statistics of a player's finished games. They are derived from the games each time and never stored, so
/// that they cannot be lost, duplicated or out of date.
///
/// A game counts once it is over. Unfinished games do not count, so they do not break a streak. Samples, turns of an
/// evening, branches and assisted games are excluded. A challenge counts as a game, but does not affect streaks and the
/// shortest time: a friend's word may be mean, and finding the player's own word is not an achievement.
public final class Statistics {
  /// The number of games from which averages are shown. Fewer games do not establish a habit.
  static let habit = 5

  /// How many games are over.
  public private(set) var played = 0
  /// How many games were won.
  public private(set) var won = 0
  /// How many games in a row were won up to the last game, in the order of their last moves.
  public private(set) var currentStreak = 0
  /// The most games ever won in a row.
  public private(set) var longestStreak = 0
  /// The game won in the shortest time of play, in milliseconds.
  public private(set) var fastest: Feat?
  /// How many games were won that can be a fastest one, and their total time of play.
  private var feats = 0
  private var timeOfFeats = Milliseconds.zero

  /// Counts a finished game. Games must be counted in the order of their last moves.
  func count(_ game: AnySession) {
    let summary = game.summary
    let (isWon, isFeat) = (summary.outcome == .won, summary.header.isFeat)
    played += 1
    if isFeat {
      currentStreak = isWon ? currentStreak + 1 : 0
      longestStreak = max(longestStreak, currentStreak)
    }
    guard isWon else { return }
    won += 1
    let time = summary.timeAtLastMove.sinceBeginning
    if isFeat {
      feats += 1
      timeOfFeats = timeOfFeats + time
      fastest.take(
        Feat(number: time.count, header: summary.header, moment: summary.lastPlayed),
        isLessBetter: true)
    }
  }

  /// The mean time of play of the games of which one can be the fastest; nil while there are too few.
  public var averageTime: Milliseconds? {
    feats < Self.habit ? nil : Milliseconds(timeOfFeats.count / Int64(feats))
  }

  /// The average of a quantity over all won games, given its sum, in tenths, rounded; nil while there are too
  /// few games.
  func tenths(of sum: Int) -> Int? { won < Self.habit ? nil : (sum * 20 + won) / (won * 2) }

  /// The percentage of won games among played games; nil before the first.
  public var percentWon: Int? { percentage(of: won, in: played) }
}
