import ByteStrings
import Words

/// What the player chose before a game of Codeword.
public struct CodewordOptions: Hashable, Sendable, TextCodable {
  /// How strictly the next attempt must use known hints.
  public enum Mode: UInt8, CaseIterable, Sendable {
    /// Try any word.
    case standard
    /// Known hints must be used.
    case hard
    /// Known hints must be used, and no letter may be tried in a position where it is known not to be.
    case ultraHard

    var keyword: Literal {
      switch self {
      case .standard: "standard"
      case .hard: "hard"
      case .ultraHard: "ultra-hard"
      }
    }
  }

  /// The lengths that a secret can have, in letters.
  public static let lengths = 3...6

  /// The limits that make sense for the number of attempts.
  public static let limits = 1...99

  /// The length of the secret, in letters.
  public let length: Int

  /// The number of attempts; nil means without a limit.
  public let limit: Int?

  /// How strictly the next attempt must use known hints.
  public let mode: Mode

  /// Whether the player sees during play how many words still fit, and which. Statistics exclude such games.
  public let isAssisted: Bool

  /// The language of the words.
  public let words: WordLanguage

  /// Five letters, unlimited attempts, any word.
  public static let standard = CodewordOptions(length: 5, checkedLimit: nil, mode: .standard)

  /// Five letters, six attempts, any word.
  public static let sixAttempts = CodewordOptions(length: 5, checkedLimit: 6, mode: .standard)

  private init(
    length: Int, checkedLimit limit: Int?, mode: Mode, isAssisted: Bool = false,
    words: WordLanguage = .english
  ) {
    self.length = length
    self.limit = limit
    self.mode = mode
    self.isAssisted = isAssisted
    self.words = words
  }

  /// Options with these values; nil if the length or the limit is out of range.
  public init?(
    length: Int, limit: Int? = nil, mode: Mode = .standard, isAssisted: Bool = false,
    words: WordLanguage = .english
  ) {
    guard Self.lengths.contains(length) else { return nil }
    if let limit, !Self.limits.contains(limit) { return nil }
    self.init(
      length: length, checkedLimit: limit, mode: mode, isAssisted: isAssisted, words: words)
  }

  /// The same options with words in a language.
  public func with(_ words: WordLanguage) -> CodewordOptions {
    CodewordOptions(
      length: length, checkedLimit: limit, mode: mode, isAssisted: isAssisted, words: words)
  }

  /// Writes `length=5 attempts=any mode=standard`, and ` assisted` for an assisted game, and
  /// ` words=de` for German words.
  public func write(to text: inout TextWriter) {
    text.write("length=")
    text.write(length)
    text.write(" attempts=")
    if let limit { text.write(limit) } else { text.write("any") }
    text.write(" mode=")
    text.write(mode.keyword)
    if isAssisted { text.write(" assisted") }
    text.write(words)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let length = try decimal(try text.value(of: "length"))
    let attempts = try text.value(of: "attempts")
    let limit: Int64? = equal(attempts, "any") ? nil : try decimal(attempts)
    let keyword = try text.value(of: "mode")
    guard let mode = Mode.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw .unexpected
    }
    // Records of earlier versions lack this field.
    var rest = text
    let isAssisted = (try? rest.expect("assisted")) != nil
    if isAssisted { text = rest }
    let words = try text.wordLanguage()
    guard
      length <= 99, limit ?? 0 <= 99,
      let options = CodewordOptions(
        length: Int(length), limit: limit.map { Int($0) }, mode: mode, isAssisted: isAssisted,
        words: words)
    else { throw .outOfRange }
    self = options
  }
}
