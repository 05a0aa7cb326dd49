import ByteStrings

/// A round of arithmetic problems, one after the other.
///
/// The classic round: Start, then five products with four answers to choose from, and Next after each. Another
/// round is a separate game, which waits for Start.
public struct Times: Game {
  /// The game is Times.
  public static let kind = GameKind.times

  /// The phase of the round.
  public enum Phase: UInt8, Sendable {
    /// The round waits for the start.
    case ready
    /// A problem is shown and awaits an answer.
    case asking
    /// A problem is answered, and the player can ask for the next problem. A sprint never has this phase.
    case answered
    /// The round is over.
    case over
  }

  /// The rules have not changed since the first version.
  public static let rulesVersion: Int64 = 1

  private struct State: Equatable, Sendable {
    let options: TimesOptions
    let puzzle: TimesPuzzle
    var phase = Phase.ready
    var answers: [Int] = []
    var answerTimes: [Int] = []
    /// When the current problem was shown.
    var asked = PlayTime.zero
    var deadline = PlayTime(.max)
    /// Whether the player ended the round early.
    var isCutShort = false
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: TimesOptions { state.value.options }

  /// The problems.
  public var puzzle: TimesPuzzle { state.value.puzzle }

  /// The phase of the round.
  public var phase: Phase { state.value.phase }

  /// The given answers, in the order of the problems.
  public var answers: [Int] { state.value.answers }

  /// How long each answer took, in milliseconds.
  public var answerTimes: [Int] { state.value.answerTimes }

  /// The time of play until which answers count; the maximum time before the start and without a limit.
  public var deadline: PlayTime { state.value.deadline }

  /// The round before its start.
  /// - Throws: `PuzzleError` if the problems could not have been dealt for these options.
  public init(_ puzzle: TimesPuzzle, options: TimesOptions) throws(PuzzleError) {
    guard puzzle.count == options.count, puzzle.answerCount == options.answerCount else {
      throw PuzzleError()
    }
    var keys: [Int] = []
    for index in 0..<puzzle.count {
      let fact = puzzle.fact(index)
      let key = fact.inOrder.key
      let isTwice = options.seconds == nil && keys.contains(key)
      if isTwice || options.scope.index(of: fact) == nil { throw PuzzleError() }
      keys.append(key)
    }
    state = Shared(State(options: options, puzzle: puzzle))
  }

  /// Why the move cannot be made now, regardless of the time. The facts are ignored.
  public func refusal(of move: TimesMove, in book: TimesFacts?) -> TimesRefusal? {
    if phase == .over { return .over }
    switch move {
    case .start: return phase == .ready ? nil : .begun
    case .next:
      if phase == .answered { return nil }
      return phase == .asking ? .notAnswered : .notBegun
    case .finish: return phase == .ready ? .notBegun : nil
    case .answer(let answer):
      if phase != .asking { return phase == .answered ? .answered : .notBegun }
      let offered = puzzle.problem(answers.count).answers
      if offered.isEmpty {
        return (0...TimesConstants.greatestAnswer).contains(answer) ? nil : .outOfRange
      }
      return offered.contains(answer) ? nil : .notOffered
    }
  }

  /// Why the move cannot be made at this time of play.
  public func refusal(
    of move: TimesMove, in book: TimesFacts?, at time: PlayTime
  ) -> TimesRefusal? {
    if phase != .over, move != .finish, isTimeUp(at: time) { return .timeIsUp }
    return refusal(of: move, in: book)
  }

  /// Makes a move. A refused move changes nothing.
  public mutating func play(_ move: TimesMove, at time: PlayTime) throws(TimesRefusal) {
    if let refusal = refusal(of: move, in: nil, at: time) { throw refusal }
    switch move {
    case .start:
      state.value.phase = .asking
      if let seconds = options.seconds {
        state.value.deadline = time + Milliseconds(Int64(seconds) &* 1000)
      }
    case .answer(let answer):
      state.value.answers.append(answer)
      let took = min(max((time - state.value.asked).count, 0), TimesConstants.longestTime)
      state.value.answerTimes.append(Int(took))
      if answers.count == puzzle.count {
        state.value.phase = .over
      } else if options.seconds == nil {
        state.value.phase = .answered
      }
    case .next: state.value.phase = .asking
    case .finish:
      state.value.phase = .over
      state.value.isCutShort = !isTimeUp(at: time)
    }
    state.value.asked = time
  }

  private func isTimeUp(at time: PlayTime) -> Bool {
    options.seconds != nil && deadline <= time
  }

  /// How much longer answers count; nil without a limit.
  public func timeLeft(at time: PlayTime) -> Milliseconds? {
    guard let seconds = options.seconds else { return nil }
    if phase == .ready { return Milliseconds(Int64(seconds) &* 1000) }
    return max(state.value.deadline - time, .zero)
  }

  /// Whether the answer to the problem at an index is right.
  public func isRight(_ index: Int) -> Bool { answers[index] == puzzle.fact(index).result }

  /// Whether the answer to the problem at an index took no longer than a sure answer may take.
  public func isQuick(_ index: Int) -> Bool {
    Int64(answerTimes[index]) <= puzzle.fact(index).sureTime.count
  }

  /// The number of right answers.
  public var score: Int64 {
    var count: Int64 = 0
    for index in answers.indices where isRight(index) { count += 1 }
    return count
  }

  /// Won if the round was played to its end without a wrong answer; otherwise lost.
  public var outcome: Outcome {
    guard phase == .over else { return .playing }
    let isFlawless = score == Int64(answers.count)
    return isFlawless && !state.value.isCutShort && !answers.isEmpty ? .won : .lost
  }
}
