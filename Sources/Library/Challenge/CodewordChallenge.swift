import Games
import Words

/// A game of Codeword for another player: a word and the options.
///
/// Nobody can read its text at a glance, but it is not secret: anybody who knows this code can undo it.
public typealias CodewordChallenge = Challenge<Codeword>

extension Challenge<Codeword> {
  /// The challenge to find a word that the sender chose.
  /// - Throws: why the word cannot be sent.
  public init(
    _ word: Word, limit: Int? = nil, mode: CodewordOptions.Mode = .standard,
    isAssisted: Bool = false, in words: WordBook
  ) throws(CodewordChallengeRefusal) {
    guard CodewordOptions.lengths.contains(word.count) else { throw .wrongLength(word.count) }
    guard
      let options = CodewordOptions(
        length: word.count, limit: limit, mode: mode, isAssisted: isAssisted,
        words: words.language),
      let challenge = try? Challenge(CodewordPuzzle(secret: word), options: options)
    else { throw .limitOutOfRange }
    self = challenge
    if let refusal = refusal(in: words) { throw refusal }
  }

  /// Why the word cannot be sent; nil if it can. Opening a link also makes this check, so that a link cannot
  /// contain a word that nobody could find.
  public func refusal(in words: WordBook) -> CodewordChallengeRefusal? {
    switch words.wordClass(of: puzzle.secret) {
    case nil: .notInList
    case .vulgar?: .vulgar
    case .answer?, .common?, .rare?: nil
    }
  }
}

extension Codeword: SendableGame {
  /// "Codeword" in ASCII.
  public static var challengeSeed: UInt64 { 0x436f_6465_776f_7264 }

  /// No length has this number: earlier versions refuse a link with it.
  private static var namesLanguage: UInt8 { 8 }

  /// One byte for the length, the mode and whether the player is assisted, then the limit, then the letters by
  /// their index in the alphabet. Before the letters is the language of the words, unless it is English, with a
  /// bit in the first byte that says so.
  public static func content(of puzzle: CodewordPuzzle, _ options: CodewordOptions) -> [UInt8] {
    let form = UInt8(options.length) | options.mode.rawValue << 4 | (options.isAssisted ? 128 : 0)
    var content = [form, UInt8(options.limit ?? 0)]
    if options.words != .english {
      content[0] |= namesLanguage
      content.append(options.words.rawValue)
    }
    for position in 0..<puzzle.secret.count { content.append(puzzle.secret[position].index) }
    return content
  }

  /// The options and the puzzle in the content.
  public static func challenge(
    in content: ArraySlice<UInt8>
  ) -> (CodewordOptions, CodewordPuzzle)? {
    guard content.count > 2 else { return nil }
    let (form, limit) = (content[content.startIndex], Int(content[content.startIndex + 1]))
    var rest = content.dropFirst(2)
    let tag = form & namesLanguage == 0 ? nil : rest.popFirst()
    guard let words = WordLanguage(sent: tag) else { return nil }
    var letters: [Letter] = []
    for index in rest {
      guard let letter = words.alphabet.letter(at: index) else { return nil }
      letters.append(letter)
    }
    guard let secret = Word(letters: letters),
      let mode = CodewordOptions.Mode(rawValue: form >> 4 & 7),
      let options = CodewordOptions(
        length: Int(form & 7), limit: limit == 0 ? nil : limit, mode: mode,
        isAssisted: form & 128 != 0, words: words)
    else { return nil }
    return (options, CodewordPuzzle(secret: secret))
  }
}

/// Why a word cannot be sent as a challenge.
public enum CodewordChallengeRefusal: Error, Equatable, Sendable {
  /// It has this many letters, a length that Codeword does not have.
  case wrongLength(Int)
  /// The limit for the attempts is out of range.
  case limitOutOfRange
  /// It is not in the word list, so nobody could find it.
  case notInList
  /// Games must not show the word.
  case vulgar
}
