import ByteStrings
import Words

/// Find the hidden word: after each attempt every letter is marked exact, inexact or none.
public struct Codeword: Game {
  /// An attempt and what it told.
  public struct Attempt: Equatable, Sendable {
    /// The word that was tried.
    public let word: Word
    /// The marks of its letters.
    public let marks: Marks
  }

  /// Which game this is.
  public static let kind = GameKind.codeword

  /// The rules have not changed since the first version.
  public static let rulesVersion: Int64 = 1

  private struct State: Equatable, Sendable {
    let options: CodewordOptions
    let puzzle: CodewordPuzzle
    var attempts: [Attempt] = []
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: CodewordOptions { state.value.options }

  /// The secret.
  public var puzzle: CodewordPuzzle { state.value.puzzle }

  /// The attempts made so far, the oldest first.
  public var attempts: [Attempt] { state.value.attempts }

  /// The game before the first attempt.
  /// - Throws: `PuzzleError` when the secret has another length than the options say.
  public init(_ puzzle: CodewordPuzzle, options: CodewordOptions) throws(PuzzleError) {
    guard puzzle.secret.count == options.length else { throw PuzzleError() }
    state = Shared(State(options: options, puzzle: puzzle))
  }

  /// One of the book's answers of the chosen length, each equally likely.
  /// - Throws: `.noWords` when the book has none.
  public static func deal(
    _ options: CodewordOptions, using random: inout SeededRandom, from words: WordBook
  ) throws(DealError) -> CodewordPuzzle {
    let count = words.answerCount(length: options.length)
    guard count > 0 else { throw .noWords }
    let chosen = Int(random.draw(below: UInt32(truncatingIfNeeded: count)))
    return CodewordPuzzle(secret: words.answer(length: options.length, at: chosen))
  }

  /// Every reason why the word cannot be tried now.
  public func refusal(of move: CodewordMove, in words: WordBook?) -> CodewordRefusal? {
    if outcome.isOver { return CodewordRefusal([.over]) }
    let word = move.word
    var reasons: [CodewordRefusal.Reason] = []
    if word.count != options.length {
      reasons.append(.wrongLength(word.count, needed: options.length))
    } else if let words, !words.contains(word), word != puzzle.secret {
      // The secret itself is always a word: it may be one that a friend chose, or that a later
      // edition of the lists no longer has.
      reasons.append(.notInList)
    }
    if let earlier = attempts.firstIndex(where: { $0.word == word }) {
      reasons.append(.alreadyTried(number: earlier + 1))
    }
    if options.mode != .standard {
      let hints = CodewordKnowledge(attempts, length: options.length)
      reasons += hints.unused(by: word)
      if options.mode == .ultraHard { reasons += hints.excess(in: word) }
    }
    return CodewordRefusal(reasons)
  }

  /// Makes an attempt; a refused one is not spent.
  public mutating func play(
    _ move: CodewordMove, at time: PlayTime
  ) throws(CodewordRefusal) {
    if let refusal = refusal(of: move, in: nil) { throw refusal }
    state.value.attempts.append(
      Attempt(word: move.word, marks: Marks(of: move.word, against: puzzle.secret)))
  }

  /// Won once the secret was tried; lost when the attempts are used up.
  public var outcome: Outcome {
    if let last = attempts.last, last.word == puzzle.secret { return .won }
    if let limit = options.limit, attempts.count >= limit { return .lost }
    return .playing
  }

  /// The number of attempts: fewer are better.
  public var score: Int64 { Int64(attempts.count) }

  /// What the attempts so far tell about the secret.
  public var hints: CodewordKnowledge { CodewordKnowledge(attempts, length: options.length) }
}
