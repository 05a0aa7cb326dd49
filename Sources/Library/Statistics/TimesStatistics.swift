import Games

/// What a player's finished rounds of Times come to.
public struct TimesStatistics: Equatable, Sendable {
  /// What all games have in common.
  public let common: Statistics

  /// The most right answers in a sprint of 60 seconds.
  public private(set) var bestSprint60: Int64 = 0

  /// The most right answers in a sprint of 120 seconds.
  public private(set) var bestSprint120: Int64 = 0

  private var answers: Int64 = 0
  private var right: Int64 = 0

  /// The right answers in whole percent of all, rounded down; nil before the first answer.
  public var percentRight: Int64? { answers == 0 ? nil : right &* 100 / answers }

  /// Gathers the finished rounds of a library. Linear in the number of its games.
  public init(_ library: GameLibrary) {
    let games = FinishedGames<Times>(library) { _ in true }
    common = games.common
    for session in games.all { count(session.game) }
  }

  private mutating func count(_ game: Times) {
    let score = game.score
    answers += Int64(game.answers.count)
    right += score
    switch game.options.mode {
    case .round, .practice: break
    case .sprint60: bestSprint60 = max(bestSprint60, score)
    case .sprint120: bestSprint120 = max(bestSprint120, score)
    }
  }
}

extension TimesFacts {
  /// How well the player of these games knows facts: counted from the finished rounds, the oldest
  /// first, samples left out.
  public init(_ library: GameLibrary) {
    self.init()
    for summary in library.history.reversed() where summary.header.counts {
      if case .times(let session)? = library.session(summary.header.id) { count(session.game) }
    }
  }
}
