import Games

/// What a player's finished rounds of Times come to.
public final class TimesStatistics {
  /// What all games have in common.
  public let common = Statistics()

  /// How many rounds had 0, 1, … answers that were not right, rounds without an answer left out.
  public private(set) var mistakes = Distribution(0...6, isOpen: true)

  /// The sprint of 60 seconds with the most right answers.
  public private(set) var bestSprint60: Feat?

  /// The sprint of 120 seconds with the most right answers.
  public private(set) var bestSprint120: Feat?

  /// How many sprints of 60 and of 120 seconds there were.
  private var sprints60 = 0
  private var sprints120 = 0
  private var answers: Int64 = 0
  private var right: Int64 = 0

  /// The right answers in whole percent of all, rounded down; nil before the first answer.
  public var percentRight: Int? { answers == 0 ? nil : Int(right &* 100 / answers) }

  /// How much is right usually; nil while the rounds are no habit.
  public var usualPercentRight: Int? { common.played < Statistics.habit ? nil : percentRight }

  /// The best round of a mode: the sprint with the most right answers, or the quickest round without a miss.
  public func best(in mode: TimesOptions.Mode) -> Feat? {
    switch mode {
    case .round, .practice: common.fastest
    case .sprint60: bestSprint60
    case .sprint120: bestSprint120
    }
  }

  /// Whether that is the best of several.
  public func isBestOfSeveral(in mode: TimesOptions.Mode) -> Bool {
    switch mode {
    case .round, .practice: common.played - sprints60 - sprints120 > 1
    case .sprint60: sprints60 > 1
    case .sprint120: sprints120 > 1
    }
  }

  /// Gathers the finished rounds of a library. Linear in the number of its games.
  public init(_ library: GameLibrary) {
    for game in library.finished(.times) {
      guard case .times(let session) = game else { continue }
      common.count(game)
      count(session)
    }
  }

  private func count(_ session: Session<Times>) {
    let game = session.game
    let (score, asked) = (game.score, Int64(game.answers.count))
    answers += asked
    right += score
    mistakes.countGame(asked == 0 ? nil : Int(asked - score))
    switch game.options.mode {
    case .round, .practice: break
    case .sprint60:
      sprints60 += 1
      bestSprint60.take(session.feat(score), isLessBetter: false)
    case .sprint120:
      sprints120 += 1
      bestSprint120.take(session.feat(score), isLessBetter: false)
    }
  }
}

extension TimesFacts {
  /// How well the player of these games knows facts: counted from the finished rounds, the oldest
  /// first, samples left out.
  /// - Parameters:
  ///   - today: the day it is where the player is.
  ///   - offset: by how much the clock there goes ahead of that of Greenwich.
  public init(_ library: GameLibrary, on today: Day, offset: Milliseconds) {
    self.init(today: today.number)
    for summary in library.history.reversed() where summary.header.counts {
      if case .times(let session)? = library.entries[summary.header.id]?.session {
        count(session.game, on: Day(of: summary.lastPlayed + offset).number)
      }
    }
  }
}
