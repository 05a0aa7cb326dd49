import ByteStrings
import Words

/// The play on one rack: the words found, the hints, and the ending.
public struct AnagramsRound: Equatable, Sendable {
  /// Why a rack was left.
  public enum Ending: UInt8, CaseIterable, Sendable {
    /// Every blank is found.
    case cleared
    /// A word of all six letters led on.
    case allLetters
    /// The player passed.
    case passed
    /// Its time was up.
    case timeIsUp
    /// The player ended the game.
    case finished

    var keyword: Literal {
      switch self {
      case .cleared: "cleared"
      case .allLetters: "all-letters"
      case .passed: "passed"
      case .timeIsUp: "time-is-up"
      case .finished: "finished"
      }
    }
  }

  /// A word that was found.
  public struct Find: Equatable, Sendable {
    /// The word.
    public let word: Word
    /// Whether it has no blank on the rack.
    public let isBonus: Bool
    /// Its points: one per letter.
    public var worth: Int64 { Int64(word.count) }
  }

  private struct State: Equatable, Sendable {
    let rack: AnagramsRack
    let begun: PlayTime
    var words: [Word] = []
    var hintCount = 0
    var ending: Ending?
    /// How many letters of each blank hints have shown.
    var shown: [UInt8]
    /// Which blanks have been found. It is derived from the words, and is stored so that a new word need not be
    /// compared with all others.
    var isFound: [Bool]
  }

  private var state: Shared<State>

  /// The letters and their words.
  public var rack: AnagramsRack { state.value.rack }

  /// The time of play when the player got the rack.
  public var begun: PlayTime { state.value.begun }

  /// The found words, in the order in which they were found, including bonus words.
  public var words: [Word] { state.value.words }

  /// How many letters hints have shown.
  public var hintCount: Int { state.value.hintCount }

  /// Why the rack was left; nil while it is in play.
  public var ending: Ending? { state.value.ending }

  init(_ rack: AnagramsRack, begun: PlayTime) {
    let shown: [UInt8] = Array(repeating: 0, count: rack.blanks.count)
    let isFound = Array(repeating: false, count: rack.blanks.count)
    state = Shared(State(rack: rack, begun: begun, shown: shown, isFound: isFound))
  }

  /// Whether the word of a blank is found. Blanks are counted from 0, as in the rack's list.
  public func isFound(blank: Int) -> Bool { state.value.isFound[blank] }

  /// Whether a word has no blank.
  public func isBonus(_ word: Word) -> Bool { !rack.blanks.contains(word) }

  /// How many letters of a blank hints have shown, counted from its first letter.
  public func shownCount(blank: Int) -> Int { Int(state.value.shown[blank]) }

  /// Whether a hint can show one more letter of a blank: never its last one.
  public func canShow(blank: Int) -> Bool {
    !isFound(blank: blank) && shownCount(blank: blank) + 1 < rack.blanks[blank].count
  }

  /// The blank for a hint when the player has not chosen one: the last of the longest words, because a longest
  /// word is the goal of most games.
  public var suggestedHint: Int? { rack.blanks.indices.last { canShow(blank: $0) } }

  /// How many blanks of a length are found.
  public func foundCount(length: Int) -> Int { foundCount(in: rack.blanks(length: length)) }

  /// How many blanks are found.
  public var foundCount: Int { foundCount(in: 0..<rack.blanks.count) }

  /// How many blanks are found, in whole percent, rounded down.
  public var percentFound: Int { foundCount * 100 / rack.blanks.count }

  private func foundCount(in blanks: Range<Int>) -> Int {
    var count = 0
    for blank in blanks where isFound(blank: blank) { count += 1 }
    return count
  }

  /// Whether all blanks of a length are found, and the rack has at least one.
  public func isComplete(length: Int) -> Bool {
    let blanks = rack.blanks(length: length)
    return !blanks.isEmpty && foundCount(in: blanks) == blanks.count
  }

  /// Whether every blank is found.
  public var isCleared: Bool { foundCount == rack.blanks.count }

  /// The words of the blanks that have not been found.
  public var missed: [Word] {
    var missed: [Word] = []
    for blank in rack.blanks.indices where !isFound(blank: blank) {
      missed.append(rack.blanks[blank])
    }
    return missed
  }

  /// The found words that have no blank.
  public var bonusWords: [Word] { words.filter(isBonus) }

  /// How many words of all letters are found, including bonus words.
  public var pangramCount: Int { words.count { $0.count == AnagramsRack.letterCount } }

  /// The points of this rack.
  public var points: Int64 { Self.points(of: words) }

  /// The part of the points that comes from bonus words.
  public var bonusPoints: Int64 { Self.points(of: bonusWords) }

  private static func points(of words: [Word]) -> Int64 {
    var points: Int64 = 0
    for word in words { points += Int64(word.count) }
    return points
  }

  /// Records a word that is on the rack and has not been found yet.
  mutating func keep(_ word: Word) -> Find {
    state.value.words.append(word)
    let blank = rack.blanks.firstIndex(of: word)
    if let blank { state.value.isFound[blank] = true }
    return Find(word: word, isBonus: blank == nil)
  }

  mutating func show(blank: Int) {
    state.value.shown[blank] += 1
    state.value.hintCount += 1
  }

  mutating func end(_ ending: Ending) {
    state.value.ending = ending
  }
}
