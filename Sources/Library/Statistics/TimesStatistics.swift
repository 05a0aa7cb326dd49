import Games

/// What a player's finished rounds of Times come to.
public struct TimesStatistics: Equatable, Sendable {
  /// What all games have in common.
  public let common: Statistics

  /// How many problems were answered.
  public private(set) var answers = 0

  /// How many of the answers were right.
  public private(set) var right = 0

  /// The most right answers in a sprint of 60 seconds.
  public private(set) var bestSprint60: Int64 = 0

  /// The most right answers in a sprint of 120 seconds.
  public private(set) var bestSprint120: Int64 = 0

  private var timeOfRight: Int64 = 0

  /// The right answers in whole percent of all, rounded down; nothing before the first answer.
  public var percentRight: Int? { answers == 0 ? nil : right * 100 / answers }

  /// The mean time of a right answer.
  public var averageAnswerTime: Milliseconds? {
    right == 0 ? nil : Milliseconds(timeOfRight / Int64(right))
  }

  /// Gathers the finished rounds of a library. Linear in the number of its games.
  /// - Parameter mode: which rounds are counted; nothing means all.
  public init(_ library: GameLibrary, mode: TimesOptions.Mode? = nil) {
    var counted: [SessionSummary] = []
    var games: [Session<Times>] = []
    for summary in library.history {
      guard case .times(let session)? = library.session(summary.header.id) else { continue }
      if let mode, session.options.mode != mode { continue }
      counted.append(summary)
      if summary.outcome.isOver, summary.header.origin != .sample { games.append(session) }
    }
    common = Statistics(counted) { _ in true }
    for session in games { count(session.game) }
  }

  private mutating func count(_ game: Times) {
    switch game.options.mode {
    case .round, .practice: break
    case .sprint60: bestSprint60 = max(bestSprint60, game.score)
    case .sprint120: bestSprint120 = max(bestSprint120, game.score)
    }
    for place in game.answers.indices {
      answers += 1
      guard game.isRight(place) else { continue }
      right += 1
      timeOfRight += Int64(game.answerTimes[place])
    }
  }
}

extension TimesFacts {
  /// How well the player of these games knows facts: counted from the finished rounds, the oldest
  /// first, samples left out.
  public init(_ library: GameLibrary) {
    self.init()
    for summary in library.history.reversed() where summary.header.origin != .sample {
      if case .times(let session)? = library.session(summary.header.id) { count(session.game) }
    }
  }
}
