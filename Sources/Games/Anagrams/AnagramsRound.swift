import Words

/// The play on one rack: what was found, what was helped with, and how it ended.
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

    var keyword: StaticString {
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
    /// Its points: one a letter.
    public var worth: Int64 { Int64(word.count) }
  }

  /// What the player sees of a blank.
  private struct Blank: Equatable, Sendable {
    var isFound = false
    var shown = 0
  }

  /// The letters and their words.
  public let rack: AnagramsRack

  /// The time of play when it was dealt to the player.
  public let begun: Milliseconds

  /// The words found, in the order in which they were found.
  public private(set) var finds: [Find] = []

  /// How many letters were shown as hints.
  public private(set) var hintCount = 0

  /// Why it was left; nothing while it is played.
  public private(set) var ending: Ending?

  private var blanks: [Blank]

  init(_ rack: AnagramsRack, begun: Milliseconds) {
    self.rack = rack
    self.begun = begun
    blanks = Array(repeating: Blank(), count: rack.blanks.count)
  }

  /// Whether the word of a blank is found. Blanks are counted from 0, as in the rack's list.
  public func isFound(blank: Int) -> Bool { blanks[blank].isFound }

  /// How many letters of a blank hints have shown, from its first.
  public func shownCount(blank: Int) -> Int { blanks[blank].shown }

  /// Whether a hint can show one more letter of a blank: never its last one.
  public func canShow(blank: Int) -> Bool {
    !blanks[blank].isFound && blanks[blank].shown + 1 < rack.blanks[blank].count
  }

  /// The blank to help with when the player points at none: the longest word, which is the goal of
  /// most games, and of those the last.
  public var suggestedHint: Int? { rack.blanks.indices.last { canShow(blank: $0) } }

  /// How many blanks of a length are found.
  public func foundCount(length: Int) -> Int {
    rack.blanks(length: length).count { blanks[$0].isFound }
  }

  /// How many blanks are found.
  public var foundCount: Int { blanks.count { $0.isFound } }

  /// Whether all blanks of a length are found, of which there must be one.
  public func isComplete(length: Int) -> Bool {
    let places = rack.blanks(length: length)
    return !places.isEmpty && foundCount(length: length) == places.count
  }

  /// Whether every blank is found.
  public var isCleared: Bool { foundCount == blanks.count }

  /// The words of the blanks that are not found.
  public var missed: [Word] {
    var words: [Word] = []
    for (place, word) in rack.blanks.enumerated() where !blanks[place].isFound {
      words.append(word)
    }
    return words
  }

  /// How many words of all letters are found, bonus words among them.
  public var pangramCount: Int { finds.count { $0.word.count == AnagramsRack.letterCount } }

  /// The points of this rack.
  public var points: Int64 { finds.reduce(0) { $0 + $1.worth } }

  /// Those of the points that come from bonus words.
  public var bonusPoints: Int64 { finds.reduce(0) { $0 + ($1.isBonus ? $1.worth : 0) } }

  /// Whether the word was found on this rack.
  func hasFound(_ word: Word) -> Bool { finds.contains { $0.word == word } }

  /// Keeps a word that is on the rack and not found yet.
  mutating func keep(_ word: Word) -> Find {
    let blank = rack.blanks.firstIndex(of: word)
    if let blank { blanks[blank].isFound = true }
    let find = Find(word: word, isBonus: blank == nil)
    finds.append(find)
    return find
  }

  mutating func show(blank: Int) {
    blanks[blank].shown += 1
    hintCount += 1
  }

  mutating func end(_ ending: Ending) { self.ending = ending }
}
