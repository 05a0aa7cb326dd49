import Games

/// Why nothing is said about a Times.
public enum TimesSilence: Error, Equatable, Sendable {
  /// It is not over: the coach speaks afterwards.
  case underWay
  /// Nothing was answered.
  case noAnswer
}

/// A round of Times against the player's own past: what was faster, what was slower, what to practise.
///
/// There is no luck in it but that of guessing among answers, which is never called so.
public struct TimesAnalysis: Equatable, Sendable {
  /// One answer.
  public struct Answer: Equatable, Sendable {
    /// The problem: its index in the round.
    public let index: Int
    /// What was asked for, with its numbers as they were shown.
    public let fact: TimesFact
    /// Whether it is right.
    public let isRight: Bool
    /// Whether it took no longer than a sure answer does.
    public let isQuick: Bool
    /// Whether the fact was sure before the round.
    public let wasSure: Bool
    /// How long it took, in milliseconds. "7 × 8 took you 3.4 seconds."
    public let time: Int
    /// How long a right answer to it took before the round, in milliseconds, as `TimesPaces` has it; nil
    /// where there was none.
    public let usual: Double?

    /// Whether it is right and took clearly less than usual: two thirds of it, or less.
    public var isFaster: Bool {
      guard isRight, let usual else { return false }
      return Double(time) * TimesAnalysis.clearly <= usual
    }

    /// Whether it is right and took clearly more than usual: half as much again, or more.
    public var isSlower: Bool {
      guard isRight, let usual else { return false }
      return Double(time) >= usual * TimesAnalysis.clearly
    }

    /// Whether it was sure before, and now was slow or wrong.
    public var isUnsureNow: Bool { wasSure && !(isRight && isQuick) }
  }

  /// By which factor a time must differ from what is usual to be told: answers to one fact commonly differ
  /// by less.
  static let clearly = 1.5

  /// How many facts there are to practise.
  public static let practiceCount = 3

  /// The answers, in the order of the round.
  public let answers: [Answer]

  /// The facts to practise next, three at most: what was wrong, then what was sure and no longer is, then
  /// what was right and slow, then what else is due and was not right and quick just now. Each is in order, and stands there once.
  public let toPractise: [TimesFact]

  /// The facts that are due on the day of the round, after it. "Four facts are due today."
  public let due: [TimesFact]

  /// The answers that were clearly faster than the player's own past.
  public var faster: [Answer] { answers.filter { $0.isFaster } }

  /// The answers that were clearly slower than the player's own past.
  public var slower: [Answer] { answers.filter { $0.isSlower } }

  /// The answers to facts that were sure before and were slow or wrong now.
  public var unsureNow: [Answer] { answers.filter { $0.isUnsureNow } }

  /// The analysis of a round.
  /// - Parameters:
  ///   - day: the number of the day on which it was played.
  ///   - boxes: counted from the rounds before this one.
  ///   - paces: counted from the rounds before this one.
  /// - Throws: why nothing is said.
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

  /// The first few facts, each once, whichever way round it was asked.
  private static func firstDifferent(_ facts: [TimesFact]) -> [TimesFact] {
    var different: [TimesFact] = []
    for fact in facts where different.count < practiceCount {
      if !different.contains(fact.inOrder) { different.append(fact.inOrder) }
    }
    return different
  }
}
