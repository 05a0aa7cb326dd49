import Games

/// Why the coach has no analysis of a round of Times.
public enum TimesSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case underWay
  /// Nothing was answered.
  case noAnswer
}

/// A round of Times compared with the player's own past: faster answers, slower answers, and facts to practise.
///
/// The only luck is guessing among answers, which the texts never call luck.
public struct TimesAnalysis: Equatable, Sendable {
  /// One answer.
  public struct Answer: Equatable, Sendable {
    /// The index of the problem in the round.
    public let index: Int
    /// The fact, with its numbers as shown.
    public let fact: TimesFact
    /// Whether the answer is right.
    public let isRight: Bool
    /// Whether the answer took no longer than a sure answer may take.
    public let isQuick: Bool
    /// Whether the fact was sure before the round.
    public let wasSure: Bool
    /// How long the answer took, in milliseconds. "7 × 8 took you 3.4 seconds."
    public let time: Int
    /// The usual time of a right answer to the fact before the round, in milliseconds, from `TimesPaces`; nil
    /// if there was none.
    public let usual: Double?

    /// Whether the answer is right and took clearly less time than usual: two thirds or less.
    public var isFaster: Bool {
      guard isRight, let usual else { return false }
      return Double(time) * TimesAnalysis.clearly <= usual
    }

    /// Whether the fact was sure before and the answer was slow or wrong.
    public var isUnsureNow: Bool { wasSure && !(isRight && isQuick) }
  }

  /// The factor by which a time must differ from the usual time to be mentioned. Answers to the same fact
  /// commonly differ by less.
  static let clearly = 1.5

  /// The maximum number of facts to practise.
  public static let practiceCount = 3

  /// The answers, in the order of the round.
  public let answers: [Answer]

  /// The facts to practise next, at most three: wrong answers first, then facts that were sure and no longer
  /// are, then right but slow answers, then other due facts that were not just answered right and quickly. Each
  /// fact has its numbers in order and occurs once.
  public let toPractise: [TimesFact]

  /// The facts that are due on the day of the round after the round is counted. "Four facts are due today."
  public let due: [TimesFact]

  /// The answers that were clearly faster than the player's own past.
  public var faster: [Answer] { answers.filter { $0.isFaster } }

  /// The analysis of a round.
  /// - Parameters:
  ///   - day: the number of the day on which the round was played.
  ///   - boxes: counted from the rounds before this round.
  ///   - paces: counted from the rounds before this round.
  /// - Throws: why there is no analysis.
  public init(
    of game: Times, on day: Int32, after boxes: TimesFacts, _ paces: TimesPaces
  ) throws(TimesSilence) {
    guard game.phase == .over else { throw .underWay }
    guard !game.answers.isEmpty else { throw .noAnswer }
    let answers = game.answers.indices.map { index in
      let fact = game.puzzle.fact(index)
      return Answer(
        index: index, fact: fact, isRight: game.isRight(index), isQuick: game.isQuick(index),
        wasSure: boxes.isSure(fact), time: game.answerTimes[index], usual: paces.usual(fact))
    }
    var boxes = boxes
    boxes.count(game, on: day)
    let due = boxes.due(on: day)
    self.answers = answers
    self.due = due
    var facts: [TimesFact] = []
    for answer in answers where !answer.isRight { facts.append(answer.fact) }
    for answer in answers where answer.isUnsureNow { facts.append(answer.fact) }
    for answer in answers where !answer.isQuick { facts.append(answer.fact) }
    let fine = answers.filter { $0.isRight && $0.isQuick }.map { $0.fact.inOrder }
    toPractise = Self.firstDifferent(facts + due.filter { !fine.contains($0) })
  }

  /// The first few facts, each once, regardless of the order of its numbers.
  private static func firstDifferent(_ facts: [TimesFact]) -> [TimesFact] {
    var different: [TimesFact] = []
    for fact in facts where different.count < practiceCount {
      if !different.contains(fact.inOrder) { different.append(fact.inOrder) }
    }
    return different
  }
}
