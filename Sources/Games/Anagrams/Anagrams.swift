import ByteStrings
import Words

/// Find the words that six letters can spell, on one rack after another.
public struct Anagrams: Game {
  /// The effect of a move, for the message that follows it.
  public struct Event: Equatable, Sendable {
    /// What happened.
    public enum Kind: Equatable, Sendable {
      /// A word was found.
      case found(AnagramsRound.Find)
      /// A letter of a blank was shown.
      case shown(blank: Int)
      /// The player left the rack, or its time was up.
      case left
    }

    /// What happened.
    public let kind: Kind

    /// The index in `rounds` of the rack on which it happened. The event may have ended that rack.
    public let round: Int
  }

  /// Which game this is.
  public static let kind = GameKind.anagrams

  /// Version 2 added words in German, and version 3 words in French.
  public static let rulesVersion: Int64 = 4

  /// Since this version, a word of all letters wins a find-all game; before, only all words of every rack did.
  private static let findAllVersion: Int64 = 4

  /// Later versions changed only find-all games, and games with words in another language.
  public static func rulesVersion(for options: AnagramsOptions) -> Int64 {
    options.mode == .findAll ? findAllVersion : firstVersion(with: options.words)
  }

  /// The first version that has a language: one with each language after English.
  private static func firstVersion(with words: WordLanguage) -> Int64 { 1 + Int64(words.rawValue) }

  private struct State: Equatable, Sendable {
    let options: AnagramsOptions
    let puzzle: AnagramsPuzzle
    let rules: Int64
    var rounds: [AnagramsRound]
    var lastEvent: Event?
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: AnagramsOptions { state.value.options }

  /// The version of the rules that apply to the game.
  public var rules: Int64 { state.value.rules }

  /// The racks.
  public var puzzle: AnagramsPuzzle { state.value.puzzle }

  /// The play on each rack so far. While the game goes on, the last element is the rack in play.
  public var rounds: [AnagramsRound] { state.value.rounds }

  /// The effect of the last move; nil before the first move.
  public var lastEvent: Event? { state.value.lastEvent }

  /// A new game before the first move, with the latest rules.
  /// - Throws: `PuzzleError` if the racks have another number or alphabet than the options.
  public init(_ puzzle: AnagramsPuzzle, options: AnagramsOptions) throws(PuzzleError) {
    try self.init(puzzle, options: options, rules: Self.rulesVersion(for: options))
  }

  /// The game before the first move, with a given version of the rules.
  /// - Throws: `PuzzleError` if the racks have another number or alphabet than the options, or the version does not
  ///   support the options.
  public init(
    _ puzzle: AnagramsPuzzle, options: AnagramsOptions, rules: Int64
  ) throws(PuzzleError) {
    guard puzzle.racks.count == options.count, rules >= Self.firstVersion(with: options.words),
      puzzle.racks.allSatisfy({ $0.letters.alphabet == options.words.alphabet })
    else { throw PuzzleError() }
    let first = AnagramsRound(puzzle.racks[0], begun: .zero)
    state = Shared(State(options: options, puzzle: puzzle, rules: rules, rounds: [first]))
  }

  /// The rack in play, or the last rack of a finished game.
  public var round: AnagramsRound { rounds[rounds.count - 1] }

  /// A find-all game is won by a word of all letters (by all words of every rack, before that version of the rules), the
  /// other games by such a word on every rack. A game that ends in any other way is lost.
  public var outcome: Outcome {
    guard round.ending != nil else { return .playing }
    let isFindAll = options.mode == .findAll
    let needsAll = isFindAll && rules < Self.findAllVersion
    var reached = 0
    for round in rounds where needsAll ? round.isCleared : round.pangramCount > 0 { reached += 1 }
    return reached >= (isFindAll && !needsAll ? 1 : puzzle.racks.count) ? .won : .lost
  }

  /// The points of all racks: one per letter of each found word.
  public var score: Int64 {
    var points: Int64 = 0
    for round in rounds { points += round.points }
    return points
  }

  /// The time of play until which words of the rack in play count; nil without a limit.
  public var deadline: PlayTime? { options.timeLimit.map { round.begun + $0 } }

  /// How much longer words of the rack in play count; nil without a limit.
  public func timeLeft(at time: PlayTime) -> Milliseconds? {
    deadline.map { max($0 - time, .zero) }
  }

  /// Every reason why the move cannot be made now, regardless of the time.
  ///
  /// The puzzle alone decides which words count. A book only distinguishes words that are not on the rack's
  /// list from words that do not exist.
  public func refusal(of move: AnagramsMove, in words: WordBook?) -> AnagramsRefusal? {
    if outcome.isOver { return AnagramsRefusal([.over]) }
    switch move {
    case .word(let word): return AnagramsRefusal(reasons(against: word, in: words))
    case .hint(let blank):
      guard round.rack.blanks.indices.contains(blank) else {
        return AnagramsRefusal([.noSuchBlank])
      }
      if round.isFound(blank: blank) { return AnagramsRefusal([.alreadyFound]) }
      return round.canShow(blank: blank) ? nil : AnagramsRefusal([.allShown])
    case .pass, .finish: return nil
    }
  }

  /// Every reason why the move cannot be made at this time of play.
  public func refusal(
    of move: AnagramsMove, in words: WordBook?, at time: PlayTime
  ) -> AnagramsRefusal? {
    let other = refusal(of: move, in: words)
    guard !outcome.isOver, isTimeUp(at: time) else { return other }
    switch move {
    case .word, .hint: return AnagramsRefusal([.timeIsUp] + (other?.reasons ?? []))
    case .pass, .finish: return other
    }
  }

  /// Makes a move. A refused move changes nothing.
  public mutating func play(
    _ move: AnagramsMove, at time: PlayTime
  ) throws(AnagramsRefusal) {
    if let refusal = refusal(of: move, in: nil, at: time) { throw refusal }
    let current = rounds.count - 1
    switch move {
    case .word(let word):
      let find = state.value.rounds[current].keep(word)
      state.value.lastEvent = Event(kind: .found(find), round: current)
      if round.isCleared {
        leave(.cleared, at: time)
      } else if options.mode == .classic, word.count == AnagramsRack.letterCount {
        leave(.allLetters, at: time)
      }
    case .hint(let blank):
      state.value.rounds[current].show(blank: blank)
      state.value.lastEvent = Event(kind: .shown(blank: blank), round: current)
    case .pass:
      state.value.lastEvent = Event(kind: .left, round: current)
      leave(isTimeUp(at: time) ? .timeIsUp : .passed, at: time)
    case .finish:
      state.value.lastEvent = Event(kind: .left, round: current)
      state.value.rounds[current].end(.finished)
    }
  }

  private func isTimeUp(at time: PlayTime) -> Bool {
    deadline.map { $0 <= time } ?? false
  }

  private mutating func leave(_ ending: AnagramsRound.Ending, at time: PlayTime) {
    state.value.rounds[rounds.count - 1].end(ending)
    guard rounds.count < puzzle.racks.count else { return }
    state.value.rounds.append(AnagramsRound(puzzle.racks[rounds.count], begun: time))
  }

  private func reasons(against word: Word, in words: WordBook?) -> [AnagramsRefusal.Reason] {
    let rack = round.rack
    if round.words.contains(word) { return [.alreadyFound] }
    if rack.blanks.contains(word) || rack.bonus.contains(word) { return [] }
    var reasons: [AnagramsRefusal.Reason] = []
    let isTooShort = word.count < AnagramsRack.wordLengths.lowerBound
    if isTooShort { reasons.append(.tooShort(word.count)) }
    let needed = word.letterCounts
    let available = rack.letters.letterCounts
    for letter in word.alphabet.letters where needed[letter] > available[letter] {
      reasons.append(.exceedsLetter(letter, count: available[letter]))
    }
    if isTooShort { return reasons }
    if let words, !words.contains(word) {
      reasons.append(.notAWord)
    } else if reasons.isEmpty {
      reasons.append(.notOnList)
    }
    return reasons
  }
}
