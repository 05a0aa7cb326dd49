import Games

/// What a player's finished games come to. Derived from them each time and never stored, so that it
/// cannot be lost, doubled or out of step.
///
/// A game counts once it is over. Games that are still under way count as nothing, so an unfinished
/// one breaks no streak; samples, branches and assisted games are left out. A challenge counts as a game and leaves
/// streaks and the shortest time alone: a friend's word may be mean, and one's own is no feat.
public final class Statistics {
  /// From so many games on, what is usual is told: fewer are no habit.
  static let habit = 5

  /// How many games are over.
  public private(set) var played = 0
  /// How many of them were won.
  public private(set) var won = 0
  /// How many were won one after another up to the last one, in the order of their last moves.
  public private(set) var currentStreak = 0
  /// The most that were ever won one after another.
  public private(set) var longestStreak = 0
  /// The game won in the shortest time of play, in milliseconds.
  public private(set) var fastest: Feat?
  /// The time of play of all games won, together.
  public private(set) var timeOfWon = Milliseconds.zero

  /// Counts a game that is over. They come in the order of their last moves.
  func count(_ game: AnySession) {
    let summary = game.summary
    let (isWon, isFeat) = (summary.outcome == .won, summary.header.origin != .challenge)
    played += 1
    if isFeat {
      currentStreak = isWon ? currentStreak + 1 : 0
      longestStreak = max(longestStreak, currentStreak)
    }
    guard isWon else { return }
    won += 1
    let time = summary.timeAtLastMove.sinceBeginning
    timeOfWon = timeOfWon + time
    if isFeat {
      fastest.take(
        Feat(number: time.count, header: summary.header, moment: summary.lastPlayed),
        isLessBetter: true)
    }
  }

  /// The mean time of play of a game won.
  public var averageTime: Milliseconds? {
    won == 0 ? nil : Milliseconds(timeOfWon.count / Int64(won))
  }

  /// How much of something a game won took on average, in tenths, rounded, where all of them took so
  /// much; nil while they are no habit.
  func tenths(of sum: Int) -> Int? { won < Self.habit ? nil : (sum * 20 + won) / (won * 2) }

  /// The games won, in whole percent of those played, rounded down; nil before the first.
  public var percentWon: Int? { played == 0 ? nil : won * 100 / played }
}
