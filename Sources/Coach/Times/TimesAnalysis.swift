import Games

/// Why the coach has no analysis of a round of Times.
public enum TimesSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case underWay
  /// Nothing was answered.
  case noAnswer
}

/// A round of Times compared with the player's own past: slower answers, and the fact to practise.
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

    /// Whether the fact was sure before and the answer was slow or wrong.
    public var isUnsureNow: Bool { wasSure && !(isRight && isQuick) }
  }

  /// The answers, in the order of the round.
  public let answers: [Answer]

  /// The fact to practise next, with its numbers in order: a wrong answer first, then a fact that was sure and no
  /// longer is, then a right but slow answer, then another fact that is due on the day of the round and was not just
  /// answered right and quickly; nil if there is none.
  public let toPractise: TimesFact?

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
    self.answers = answers
    let answer =
      answers.first { !$0.isRight } ?? answers.first { $0.isUnsureNow }
      ?? answers.first { !$0.isQuick }
    toPractise =
      answer?.fact.inOrder
      ?? boxes.due(on: day).first { due in !answers.contains { $0.fact.inOrder == due } }
  }
}
