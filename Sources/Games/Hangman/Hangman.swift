import ByteStrings
import Words

/// Find the hidden word or phrase letter by letter, before the drawing is complete.
public struct Hangman: Game {
  /// The game is Hangman.
  public static let kind = GameKind.hangman

  /// Version 2 added answers in German, and version 3 answers in French.
  public static let rulesVersion: Int64 = 3

  /// Later versions changed only games with answers in another language.
  public static func rulesVersion(for options: HangmanOptions) -> Int64 {
    // One version with each language after English.
    1 + Int64(options.words.rawValue)
  }

  private struct State: Equatable, Sendable {
    let options: HangmanOptions
    let puzzle: HangmanPuzzle
    let rules: Int64
    var turns: [HangmanTurn] = []
    var possible: [Int]
    var known = LetterSet()
    var isSolved = false
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: HangmanOptions { state.value.options }

  /// The version of the rules that apply to the game.
  public var rules: Int64 { state.value.rules }

  /// The answer, or the answers that are possible at the start.
  public var puzzle: HangmanPuzzle { state.value.puzzle }

  /// The moves made so far and their effects, oldest first.
  public var turns: [HangmanTurn] { state.value.turns }

  /// The indices in the puzzle of the answers that fit everything revealed so far, in the dealt order. There is
  /// at least one. All of them look alike to the player.
  private var possible: [Int] { state.value.possible }

  /// The letters that were guessed, or shown by a hint.
  private var known: LetterSet { state.value.known }

  /// Whether the whole answer was guessed.
  private var isSolved: Bool { state.value.isSolved }

  /// A new game before the first guess, with the latest rules.
  /// - Throws: `PuzzleError` if the answer does not suit the options.
  public init(_ puzzle: HangmanPuzzle, options: HangmanOptions) throws(PuzzleError) {
    try self.init(puzzle, options: options, rules: Self.rulesVersion(for: options))
  }

  /// The game before the first guess, with a given version of the rules.
  /// - Throws: `PuzzleError` if the answer does not come from the source or has not the alphabet that the options
  ///   name, if there are several answers outside evil mode, or if the version does not support the options.
  public init(
    _ puzzle: HangmanPuzzle, options: HangmanOptions, rules: Int64
  ) throws(PuzzleError) {
    let isFromThere =
      switch options.source {
      case .any: puzzle.category != nil
      case .category(let category): puzzle.category == category
      case .own: puzzle.category == nil
      }
    guard isFromThere, options.mode == .evil || puzzle.entries.count == 1,
      puzzle.entries[0].answer.alphabet == options.words.alphabet,
      rules >= Self.rulesVersion(for: options)
    else { throw PuzzleError() }
    let possible = Array(0..<puzzle.entries.count)
    state = Shared(State(options: options, puzzle: puzzle, rules: rules, possible: possible))
  }

  /// The first of the answers that fit everything revealed so far.
  private var leader: HangmanEntry { puzzle.entries[possible[0]] }

  /// Every reason why the move cannot be made now. The book is ignored: the valid guesses depend only on the
  /// shown answer.
  public func refusal(of move: HangmanMove, in book: HangmanBook?) -> HangmanRefusal? {
    if outcome.isOver { return HangmanRefusal([.over]) }
    switch move {
    case .letter(let letter):
      guard known.contains(letter) else { return nil }
      for turn in turns {
        if case .shown(letter, _) = turn.effect { return HangmanRefusal([.letterShown(letter)]) }
      }
      let isRight = leader.answer.letterSet.contains(letter)
      return HangmanRefusal([.letterGuessed(letter, isRight: isRight)])
    case .answer(let letters): return HangmanRefusal(reasons(against: letters))
    case .hint:
      var reasons: [HangmanRefusal.Reason] = []
      if missCount + 1 >= options.misses { reasons.append(.hintWouldLose) }
      if !offersClue, hinted == nil { reasons.append(.nothingToHint) }
      return HangmanRefusal(reasons)
    }
  }

  private func reasons(against guess: [Letter]) -> [HangmanRefusal.Reason] {
    if guess.isEmpty { return [.emptyAnswer] }
    var reasons: [HangmanRefusal.Reason] = []
    if turns.contains(where: { $0.move == .answer(guess) }) { reasons.append(.answerGuessed) }
    let letters = leader.answer.letters
    if guess.count != letters.count {
      return reasons + [.wrongLength(guess.count, needed: letters.count)]
    }
    for index in 0..<letters.count
    where guess[index] != letters[index]
      && (known.contains(letters[index]) || known.contains(guess[index]))
    {
      return reasons + [.doesNotFit]
    }
    return reasons
  }

  /// Makes a move. A refused move changes nothing.
  public mutating func play(
    _ move: HangmanMove, at time: PlayTime
  ) throws(HangmanRefusal) {
    if let refusal = refusal(of: move, in: nil) { throw refusal }
    let effect: HangmanTurn.Effect
    switch move {
    case .letter(let letter): effect = guess(letter)
    case .answer(let letters): effect = guess(letters)
    case .hint: effect = hint()
    }
    state.value.turns.append(HangmanTurn(move: move, effect: effect, possibleCount: possible.count))
  }

  private mutating func guess(_ letter: Letter) -> HangmanTurn.Effect {
    state.value.possible = puzzle.family(of: letter, among: possible)
    state.value.known.insert(letter)
    let count = leader.answer.count(of: letter)
    return count == 0 ? .wrong : .right(count: count)
  }

  /// A guess of the whole answer is wrong as long as another answer is possible.
  private mutating func guess(_ letters: [Letter]) -> HangmanTurn.Effect {
    let others = possible.filter { puzzle.entries[$0].answer.letters != letters }
    guard others.isEmpty else {
      state.value.possible = others
      return .wrong
    }
    let count = blankCount
    state.value.isSolved = true
    return .right(count: count)
  }

  /// Reveals the clue, and later the first hidden letter. While several answers are possible, the clue would
  /// give away the leading one, so it waits until only one is possible.
  private mutating func hint() -> HangmanTurn.Effect {
    guard !offersClue, let answer = hinted,
      let letter = answer.letters.first(where: { !known.contains($0) })
    else { return .clue }
    state.value.possible = possible.filter { puzzle.entries[$0].answer.shows(letter, like: answer) }
    state.value.known.insert(letter)
    return .shown(letter, count: answer.count(of: letter))
  }

  /// The answer from which a hint shows a letter: the first possible answer that still has another hidden
  /// letter afterwards; nil if no possible answer has more than one hidden letter.
  private var hinted: HangmanAnswer? {
    for index in possible {
      let answer = puzzle.entries[index].answer
      if answer.letterSet.countMissing(in: known) > 1 { return answer }
    }
    return nil
  }

  private var offersClue: Bool {
    possible.count == 1 && !leader.clueBytes.isEmpty && !isClueRevealed
  }

  private var hiddenLetterCount: Int { leader.answer.letterSet.countMissing(in: known) }

  /// Won once every letter was found; lost once the drawing is complete.
  public var outcome: Outcome {
    if isSolved || hiddenLetterCount == 0 { return .won }
    return missCount >= options.misses ? .lost : .playing
  }

  /// How many misses are left. More are better; a lost game has none.
  public var score: Int64 { Int64(options.misses - missCount) }

  /// How many misses there were: wrong letters, wrong answers, and hints.
  public var missCount: Int { turns.count { $0.isMiss } }

  /// How many hints there were.
  public var hintCount: Int { turns.count { $0.isHint } }

  /// Whether a hint has revealed the clue.
  public var isClueRevealed: Bool { turns.contains { $0.effect == .clue } }

  /// The answer as shown, one slot per character.
  public var slots: [HangmanSlot] {
    let answer = leader.answer
    return answer.scalars.map { scalar in
      guard let letter = answer.alphabet.folded(scalar) else { return .symbol(scalar) }
      return isSolved || known.contains(letter) ? .letter(scalar) : .blank
    }
  }

  /// The alphabet of the answer.
  public var alphabet: Alphabet { leader.answer.alphabet }

  /// How many letters are still hidden, each counted as often as it occurs.
  public var blankCount: Int { slots.count { $0 == .blank } }

  /// Whether a letter is in the answer; nil if it was neither guessed nor shown.
  public func isRight(_ letter: Letter) -> Bool? {
    known.contains(letter) ? leader.answer.letterSet.contains(letter) : nil
  }

  /// The wrong letters, in the order in which they were guessed.
  public var incorrectLetters: [Letter] {
    var letters: [Letter] = []
    for turn in turns {
      if case .letter(let letter) = turn.move, turn.effect == .wrong { letters.append(letter) }
    }
    return letters
  }

  /// The entry with the clue, once a hint has revealed it or the game is over; nil if there is no clue.
  public var clue: HangmanEntry? {
    guard isClueRevealed || outcome.isOver, !leader.clueBytes.isEmpty else { return nil }
    return leader
  }

  /// The answers that fit everything revealed, once the game is over. The first one counts as the answer. After
  /// a lost game in evil mode there can be several.
  public var answers: [HangmanAnswer] {
    outcome.isOver ? possible.map { puzzle.entries[$0].answer } : []
  }
}
