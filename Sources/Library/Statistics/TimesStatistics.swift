import Games

/// The statistics of a player's finished rounds of Times.
public final class TimesStatistics {
  /// The statistics that all kinds of games have.
  public let common = Statistics()

  /// How many rounds had 0, 1, … wrong answers, without rounds that have no answer.
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

  /// The percentage of right answers; nil before the first answer.
  public var percentRight: Int? { percentage(of: Int(right), in: Int(answers)) }

  /// The usual percentage of right answers; nil while there are too few rounds.
  public var usualPercentRight: Int? { common.played < Statistics.habit ? nil : percentRight }

  /// The most right answers in a sprint of this length; nil without several such sprints, and for other rounds.
  public func bestSprint(in mode: TimesOptions.Mode) -> Int64? {
    switch mode {
    case .round, .practice: nil
    case .sprint60: sprints60 > 1 ? bestSprint60?.number : nil
    case .sprint120: sprints120 > 1 ? bestSprint120?.number : nil
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
  /// How well the player knows facts, counted from the finished rounds that statistics count, oldest first.
  /// - Parameters:
  ///   - today: the player's local day.
  ///   - offset: the offset of the player's time zone from UTC.
  public init(_ library: GameLibrary, on today: Day, offset: Milliseconds) {
    self.init(today: today.number)
    for summary in library.history.reversed() where summary.header.counts {
      if case .times(let session)? = library.entries[summary.header.id]?.session {
        count(session.game, on: Day(of: summary.lastPlayed + offset).number)
      }
    }
  }
}
