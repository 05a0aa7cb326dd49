/// A round of problems in arithmetic, one after the other.
///
/// The classic round: Start, then five products to choose from four answers, Next after each. What
/// is called Reset at the end is a new round, which waits for Start.
public struct Times: Equatable, Sendable {
  /// Where the round stands.
  public enum Phase: UInt8, Sendable {
    /// It waits for the start.
    case ready
    /// A problem is asked, and an answer awaited.
    case asking
    /// A problem is answered, and the next one can be asked for. A sprint is never here.
    case answered
    /// It is over.
    case over
  }

  /// The rules have not changed since the first version.
  public static let rulesVersion: Int64 = 1

  /// What the player chose.
  public let options: TimesOptions

  /// The problems.
  public let puzzle: TimesPuzzle

  /// Where the round stands.
  public private(set) var phase = Phase.ready

  /// The answers that were given, to the problems in their order.
  public private(set) var answers: [Int] = []

  /// How long each answer took, in milliseconds.
  public private(set) var answerTimes: [Int] = []

  /// Until when answers count, as time of play; nothing before the start, and where there is no limit.
  public private(set) var deadline: Milliseconds?

  /// Since when the problem is asked.
  private var asked = Milliseconds.zero

  /// Whether the player ended the round before its time.
  private var isCutShort = false

  /// The round before its start.
  /// - Throws: `PuzzleMismatch` when the problems could not have been dealt for these options.
  public init(_ puzzle: TimesPuzzle, options: TimesOptions) throws(PuzzleMismatch) {
    guard puzzle.problems.count == options.count else { throw PuzzleMismatch() }
    for (place, problem) in puzzle.problems.enumerated() {
      let fact = problem.fact
      guard
        options.scope.contains(fact), problem.answers.count == options.answering.count ?? 0
      else { throw PuzzleMismatch() }
      guard options.mode.seconds == nil else { continue }
      for earlier in puzzle.problems[..<place] where earlier.fact == fact {
        throw PuzzleMismatch()
      }
    }
    self.options = options
    self.puzzle = puzzle
  }

  /// Why the move cannot be made now, whatever the time is. The facts have no say in it.
  public func refusal(of move: TimesMove, in book: TimesFacts?) -> TimesRefusal? {
    switch (phase, move) {
    case (.over, _): return .over
    case (.ready, .start): return nil
    case (.ready, _): return .notBegun
    case (_, .start): return .begun
    case (.asking, .next): return .notAnswered
    case (.answered, .answer): return .answered
    case (.asking, .answer(let answer)):
      let offered = puzzle.problems[answers.count].answers
      if offered.isEmpty {
        return (0...TimesConstants.greatestAnswer).contains(answer) ? nil : .outOfRange
      }
      return offered.contains(answer) ? nil : .notOffered
    case (.answered, .next), (_, .finish): return nil
    }
  }

  /// Why the move cannot be made at this time of play.
  public func refusal(
    of move: TimesMove, in book: TimesFacts?, at time: Milliseconds
  ) -> TimesRefusal? {
    if phase != .over, move != .finish, isTimeUp(at: time) { return .timeIsUp }
    return refusal(of: move, in: book)
  }

  /// Makes a move; a refused one changes nothing.
  public mutating func play(_ move: TimesMove, at time: Milliseconds) throws(TimesRefusal) {
    if let refusal = refusal(of: move, in: nil, at: time) { throw refusal }
    switch move {
    case .start:
      phase = .asking
      asked = time
      deadline = options.timeLimit.map { time + $0 }
    case .answer(let answer):
      answers.append(answer)
      let took = min(max((time - asked).count, 0), TimesConstants.longestTime)
      answerTimes.append(Int(took))
      if answers.count == puzzle.problems.count {
        phase = .over
      } else if deadline == nil {
        phase = .answered
      } else {
        asked = time
      }
    case .next:
      phase = .asking
      asked = time
    case .finish:
      phase = .over
      isCutShort = !isTimeUp(at: time)
    }
  }

  private func isTimeUp(at time: Milliseconds) -> Bool { deadline.map { $0 <= time } ?? false }

  /// How long answers still count; nothing where there is no limit.
  public func timeLeft(at time: Milliseconds) -> Milliseconds? {
    deadline.map { max($0 - time, .zero) } ?? options.timeLimit
  }

  /// The problem that is asked, or was answered last: its place among the problems; nothing before
  /// the start.
  public var current: Int? {
    switch phase {
    case .ready: nil
    case .asking: answers.count
    case .answered, .over: answers.isEmpty ? nil : answers.count - 1
    }
  }

  /// Whether the answer to the problem at a place is right.
  public func isRight(_ place: Int) -> Bool { answers[place] == puzzle.problems[place].result }

  /// Whether the answer to the problem at a place took no longer than a sure one does.
  public func isQuick(_ place: Int) -> Bool {
    Int64(answerTimes[place]) <= puzzle.problems[place].fact.sureTime.count
  }

  /// The number of right answers.
  public var score: Int64 {
    var count: Int64 = 0
    for place in answers.indices where isRight(place) { count += 1 }
    return count
  }

  /// The places of the problems that were answered wrong.
  public var missed: [Int] {
    var missed: [Int] = []
    for place in answers.indices where !isRight(place) { missed.append(place) }
    return missed
  }

  /// Won by a round without a wrong answer, played to its end; one that ends otherwise is lost.
  public var outcome: Outcome {
    guard phase == .over else { return .playing }
    let isFlawless = score == Int64(answers.count)
    return isFlawless && !isCutShort && !answers.isEmpty ? .won : .lost
  }
}
