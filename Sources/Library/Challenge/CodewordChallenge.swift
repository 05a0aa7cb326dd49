import Games
import Words

/// A Codeword for somebody else: a word and how it is to be played.
///
/// Its text cannot be read at a glance, but it is no secret: whoever knows this code can undo it.
public typealias CodewordChallenge = Challenge<Codeword>

extension Challenge<Codeword> {
  /// The challenge to find a word of one's own.
  /// - Throws: why the word cannot be given to somebody.
  public init(
    _ word: Word, limit: Int? = nil, mode: CodewordOptions.Mode = .standard,
    isAssisted: Bool = false,
    in words: WordBook
  ) throws(CodewordChallengeRefusal) {
    guard CodewordOptions.lengths.contains(word.count) else { throw .wrongLength(word.count) }
    guard
      let options = CodewordOptions(
        length: word.count, limit: limit, mode: mode, isAssisted: isAssisted),
      let challenge = try? Challenge(CodewordPuzzle(secret: word), options: options)
    else { throw .limitOutOfRange }
    self = challenge
    if let refusal = refusal(in: words) { throw refusal }
  }

  /// Why the word cannot be given to somebody, or nil when it can. Whoever opens a link asks
  /// this too, so that no link can hold a word that nobody could find.
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

  /// The length, the mode and whether the player is assisted in one byte, the limit, and the letters by
  /// their place in the alphabet.
  public static func content(of puzzle: CodewordPuzzle, _ options: CodewordOptions) -> [UInt8] {
    let form = UInt8(options.length) | options.mode.rawValue << 4 | (options.isAssisted ? 128 : 0)
    var content = [form, UInt8(options.limit ?? 0)]
    for position in 0..<puzzle.secret.count { content.append(puzzle.secret[position].index) }
    return content
  }

  /// What `content` was made of.
  public static func challenge(
    in content: ArraySlice<UInt8>
  ) -> (CodewordOptions, CodewordPuzzle)? {
    guard content.count > 2 else { return nil }
    let (form, limit) = (content[content.startIndex], Int(content[content.startIndex + 1]))
    var ascii: [UInt8] = []
    for index in content.dropFirst(2) {
      guard index < 26 else { return nil }
      ascii.append(UInt8(ascii: "a") + index)
    }
    guard let secret = Word(ascii: ascii), let mode = CodewordOptions.Mode(rawValue: form >> 4 & 7),
      let options = CodewordOptions(
        length: Int(form & 15), limit: limit == 0 ? nil : limit, mode: mode,
        isAssisted: form & 128 != 0)
    else { return nil }
    return (options, CodewordPuzzle(secret: secret))
  }
}

/// Why a word cannot be given to somebody to find.
public enum CodewordChallengeRefusal: Error, Equatable, Sendable {
  /// It has so many letters, and there are no Codewords of that length.
  case wrongLength(Int)
  /// The limit for the attempts is none that a Codeword can have.
  case limitOutOfRange
  /// It is not in the word list, so nobody could find it.
  case notInList
  /// It is a word that no game shows.
  case vulgar
}
