import ByteStrings
import Words

/// What the player chose before a game of Hangman.
public struct HangmanOptions: Hashable, Sendable, TextCodable {
  /// Where the answer comes from.
  public enum Source: Hashable, Sendable {
    /// From a randomly drawn category.
    case any
    /// From this category.
    case category(HangmanCategory)
    /// From a person who chose it. It is not dealt.
    case own
  }

  /// When the answer is fixed.
  public enum Mode: UInt8, CaseIterable, Sendable {
    /// At the deal.
    case standard
    /// As late as possible: after each guess, the answers remain that reveal the least.
    case evil

    var keyword: Literal {
      switch self {
      case .standard: "standard"
      case .evil: "evil"
      }
    }
  }

  /// How many misses a game can have.
  public static let missCounts = 6...8

  /// Where the answer comes from.
  public let source: Source

  /// The difficulty of the answer; nil means any.
  public let difficulty: HangmanDifficulty?

  /// The number of misses that loses the game. It depends on the drawing (`HangmanLook`).
  public let misses: Int

  /// When the answer is fixed.
  public let mode: Mode

  /// The language of the answer.
  public let words: WordLanguage

  /// An answer of any category and difficulty; six misses lose the game.
  public static let standard = HangmanOptions(
    source: .any, difficulty: nil, checkedMisses: 6, mode: .standard)

  private init(
    source: Source, difficulty: HangmanDifficulty?, checkedMisses: Int, mode: Mode,
    words: WordLanguage = .english
  ) {
    self.source = source
    self.difficulty = difficulty
    misses = checkedMisses
    self.mode = mode
    self.words = words
  }

  /// Options with these values; nil if the number of misses is out of range, or if an answer that a person
  /// chose is combined with a difficulty or evil mode.
  public init?(
    source: Source = .any, difficulty: HangmanDifficulty? = nil, misses: Int = 6,
    mode: Mode = .standard, words: WordLanguage = .english
  ) {
    guard Self.missCounts.contains(misses) else { return nil }
    if source == .own, difficulty != nil || mode != .standard { return nil }
    self.init(
      source: source, difficulty: difficulty, checkedMisses: misses, mode: mode, words: words)
  }

  /// The same options with an answer in a language.
  public func with(_ words: WordLanguage) -> HangmanOptions {
    HangmanOptions(
      source: source, difficulty: difficulty, checkedMisses: misses, mode: mode, words: words)
  }

  /// Writes `answers=animals difficulty=any misses=6 mode=standard`, and ` words=de` for a German answer.
  public func write(to text: inout TextWriter) {
    text.write("answers=")
    switch source {
    case .any: text.write("any")
    case .category(let category): text.write(category.keyword)
    case .own: text.write("own")
    }
    text.write(" difficulty=")
    text.write(difficulty?.keyword ?? "any")
    text.write(" misses=")
    text.write(misses)
    text.write(" mode=")
    text.write(mode.keyword)
    text.write(words)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let source = try HangmanOptions.source(try text.value(of: "answers"))
    let difficulty = try HangmanOptions.difficulty(try text.value(of: "difficulty"))
    let misses = try decimal(try text.value(of: "misses"))
    let keyword = try text.value(of: "mode")
    guard let mode = Mode.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw .unexpected
    }
    let words = try text.wordLanguage()
    guard
      misses <= 99,
      let options = HangmanOptions(
        source: source, difficulty: difficulty, misses: Int(misses), mode: mode,
        words: words)
    else { throw .outOfRange }
    self = options
  }

  private static func source(_ keyword: ArraySlice<UInt8>) throws(TextError) -> Source {
    if equal(keyword, "any") { return .any }
    if equal(keyword, "own") { return .own }
    guard let category = HangmanCategory(keyword: keyword) else { throw .unexpected }
    return .category(category)
  }

  private static func difficulty(
    _ keyword: ArraySlice<UInt8>
  ) throws(TextError) -> HangmanDifficulty? {
    if equal(keyword, "any") { return nil }
    for difficulty in HangmanDifficulty.allCases where equal(keyword, difficulty.keyword) {
      return difficulty
    }
    throw .unexpected
  }
}
