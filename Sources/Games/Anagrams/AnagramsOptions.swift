import ByteStrings
import Words

/// What the player chose before a game of Anagrams.
public struct AnagramsOptions: Hashable, Sendable, TextCodable {
  /// How a rack is played.
  public enum Mode: UInt8, CaseIterable, Sendable {
    /// A word of all six letters ends the rack.
    case classic
    /// A rack stays until the player finds all its words or passes.
    case findAll
    /// Like `findAll`, but the words of a rack count for two minutes of play only.
    case timed

    var keyword: Literal {
      switch self {
      case .classic: "classic"
      case .findAll: "find-all"
      case .timed: "timed"
      }
    }
  }

  /// Where the racks come from.
  public enum Racks: UInt8, CaseIterable, Sendable {
    /// From the word lists: nearly all words are everyday words.
    case easy
    /// From the word lists: some words are less common.
    case medium
    /// From the word lists: more words are less common.
    case hard
    /// The racks of `AnagramsSamples`, with exactly the words listed there.
    case samples

    var keyword: Literal {
      switch self {
      case .easy: "easy"
      case .medium: "medium"
      case .hard: "hard"
      case .samples: "samples"
      }
    }
  }

  /// How many racks a game can have.
  public static let counts = 1...9

  /// How long words of a rack count in a timed game.
  public static let timePerRack = Milliseconds(120_000)

  /// How a rack is played.
  public let mode: Mode

  /// Where the racks come from.
  public let racks: Racks

  /// How many racks the game has.
  public let count: Int

  /// The language of the words.
  public let words: WordLanguage

  /// Five racks of medium difficulty, or a single rack in find-all mode.
  public static func standard(_ mode: Mode) -> AnagramsOptions {
    AnagramsOptions(mode: mode, racks: .medium, checkedCount: mode == .findAll ? 1 : 5)
  }

  /// Three racks of medium difficulty that go on after their word of all letters: for a player who chose nothing.
  public static var usual: AnagramsOptions {
    AnagramsOptions(mode: .findAll, racks: .medium, checkedCount: 3)
  }

  private init(
    mode: Mode, racks: Racks, checkedCount count: Int, words: WordLanguage = .english
  ) {
    self.mode = mode
    self.racks = racks
    self.count = count
    self.words = words
  }

  /// Options with these values; nil if the count is out of range. Samples, which are in English, have a lower limit,
  /// because a game never deals a rack twice.
  public init?(mode: Mode, racks: Racks, count: Int, words: WordLanguage = .english) {
    guard Self.counts.contains(count) else { return nil }
    if racks == .samples, count > AnagramsSamples.count || words != .english { return nil }
    self.init(mode: mode, racks: racks, checkedCount: count, words: words)
  }

  /// The same options with words in a language. Samples stay in English.
  public func with(_ words: WordLanguage) -> AnagramsOptions {
    AnagramsOptions(
      mode: mode, racks: racks, checkedCount: count, words: racks == .samples ? .english : words)
  }

  /// How long words of a rack count; nil means without a limit.
  public var timeLimit: Milliseconds? { mode == .timed ? Self.timePerRack : nil }

  /// Writes `mode=classic racks=medium count=5`, and ` words=de` for German words.
  public func write(to text: inout TextWriter) {
    text.write("mode=")
    text.write(mode.keyword)
    text.write(" racks=")
    text.write(racks.keyword)
    text.write(" count=")
    text.write(count)
    text.write(words)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let modeKeyword = try text.value(of: "mode")
    guard let mode = Mode.allCases.first(where: { equal(modeKeyword, $0.keyword) }) else {
      throw .unexpected
    }
    let racksKeyword = try text.value(of: "racks")
    guard let racks = Racks.allCases.first(where: { equal(racksKeyword, $0.keyword) }) else {
      throw .unexpected
    }
    let count = try decimal(try text.value(of: "count"))
    let words = try text.wordLanguage()
    guard count <= 99,
      let options = AnagramsOptions(mode: mode, racks: racks, count: Int(count), words: words)
    else { throw .outOfRange }
    self = options
  }
}
