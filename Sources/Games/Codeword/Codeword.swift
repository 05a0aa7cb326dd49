import ByteStrings
import Words

/// Find the hidden word: after each attempt every letter is marked exact, inexact or none.
public struct Codeword: Game {
  /// An attempt and its marks.
  public struct Attempt: Equatable, Sendable {
    /// The word that was tried.
    public let word: Word
    /// The marks of its letters.
    public let marks: Marks
  }

  /// Which game this is.
  public static let kind = GameKind.codeword

  /// Since version 2, an ultra-hard game refuses a letter in a position where it was tried and found wrong.
  /// Version 3 added assisted games, which earlier versions would count as ordinary games. Version 4 added words in
  /// German, and version 5 words in French.
  public static let rulesVersion: Int64 = 5

  /// Later versions changed only ultra-hard games, assisted games and games with words in another language.
  public static func rulesVersion(for options: CodewordOptions) -> Int64 {
    // One version with each language after English.
    if options.words != .english { return 3 + Int64(options.words.rawValue) }
    return options.isAssisted ? 3 : options.mode == .ultraHard ? 2 : 1
  }

  private struct State: Equatable, Sendable {
    let options: CodewordOptions
    let puzzle: CodewordPuzzle
    let rules: Int64
    var attempts: [Attempt] = []
    /// Derived from the attempts, and stored so that a new attempt need not be compared with all others.
    var tried = OrderedWords()
    var hints: CodewordKnowledge
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: CodewordOptions { state.value.options }

  /// The secret.
  public var puzzle: CodewordPuzzle { state.value.puzzle }

  /// The version of the rules that apply to the game.
  public var rules: Int64 { state.value.rules }

  /// The attempts made so far, the oldest first.
  public var attempts: [Attempt] { state.value.attempts }

  /// A new game before the first attempt, with the latest rules.
  /// - Throws: `PuzzleError` if the secret has another length or alphabet than the options.
  public init(_ puzzle: CodewordPuzzle, options: CodewordOptions) throws(PuzzleError) {
    try self.init(puzzle, options: options, rules: Self.rulesVersion(for: options))
  }

  /// The game before the first attempt, with a given version of the rules.
  /// - Throws: `PuzzleError` if the secret has another length or alphabet than the options, or the version does not
  ///   support the options.
  public init(
    _ puzzle: CodewordPuzzle, options: CodewordOptions, rules: Int64
  ) throws(PuzzleError) {
    guard puzzle.secret.count == options.length,
      puzzle.secret.alphabet == options.words.alphabet,
      rules >= 3 || !options.isAssisted,
      options.words == .english || rules >= Self.rulesVersion(for: options)
    else { throw PuzzleError() }
    state = Shared(
      State(
        options: options, puzzle: puzzle, rules: rules,
        hints: CodewordKnowledge(length: options.length)))
  }

  /// One of the book's answers of the chosen length, each equally likely.
  /// - Throws: `.noWords` if the book has none.
  public static func deal(
    _ options: CodewordOptions, using random: inout SeededRandom, from words: WordBook,
    by dealing: Dealing = .chance
  ) throws(DealError) -> CodewordPuzzle {
    let count = words.answerCount(length: options.length)
    guard count > 0 else { throw .noWords }
    let chosen = dealing.index(of: count, using: &random)
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
      // The secret itself always counts as a word, even if a friend chose it or a later edition of the lists
      // has dropped it.
      reasons.append(.notInList)
    }
    if state.value.tried.contains(word),
      let earlier = attempts.firstIndex(where: { $0.word == word })
    {
      reasons.append(.alreadyTried(number: earlier + 1))
    }
    if options.mode != .standard { reasons += hints.unused(by: word) }
    if options.mode == .ultraHard {
      reasons += hints.excess(in: word)
      if rules >= 2 { reasons += hints.misplaced(in: word) }
    }
    return CodewordRefusal(reasons)
  }

  /// Makes an attempt. A refused attempt does not count.
  public mutating func play(
    _ move: CodewordMove, at time: PlayTime
  ) throws(CodewordRefusal) {
    if let refusal = refusal(of: move, in: nil) { throw refusal }
    let attempt = Attempt(word: move.word, marks: Marks(of: move.word, against: puzzle.secret))
    state.value.attempts.append(attempt)
    state.value.tried.insert(attempt.word)
    state.value.hints.learn(from: attempt)
  }

  /// Won once the secret was tried; lost once the attempts are used up.
  public var outcome: Outcome {
    if let last = attempts.last, last.word == puzzle.secret { return .won }
    if let limit = options.limit, attempts.count >= limit { return .lost }
    return .playing
  }

  /// The number of attempts: fewer are better.
  public var score: Int64 { Int64(attempts.count) }

  /// What the attempts so far reveal about the secret.
  public var hints: CodewordKnowledge { state.value.hints }
}
