import Games
import Words

/// A Codeword for somebody else: a word and how it is to be played.
///
/// Its `text` goes into the fragment of a link. It cannot be read at a glance, but it is no secret:
/// whoever knows this code can undo it.
public struct CodewordChallenge: Equatable, Sendable {
  /// How it is to be played.
  public let options: CodewordOptions
  /// The word.
  public let puzzle: CodewordPuzzle

  /// The challenge to play a puzzle that was dealt: a game of one's own, for example.
  /// - Throws: `PuzzleMismatch` when puzzle and options do not belong together.
  public init(
    _ puzzle: CodewordPuzzle, options: CodewordOptions
  ) throws(PuzzleMismatch) {
    guard puzzle.secret.count == options.length else { throw PuzzleMismatch() }
    self.options = options
    self.puzzle = puzzle
  }

  /// The challenge to find a word of one's own.
  /// - Throws: why the word cannot be given to somebody.
  public init(
    _ word: Word, limit: Int? = nil, mode: CodewordOptions.Mode = .standard, in words: WordBook
  ) throws(CodewordChallengeRefusal) {
    guard CodewordOptions.lengths.contains(word.count) else { throw .wrongLength(word.count) }
    guard let options = CodewordOptions(length: word.count, limit: limit, mode: mode) else {
      throw .limitOutOfRange
    }
    self.options = options
    puzzle = CodewordPuzzle(secret: word)
    if let refusal = refusal(in: words) { throw refusal }
  }

  /// Why the word cannot be given to somebody, or nothing when it can. Whoever opens a link asks
  /// this too, so that no link can hold a word that nobody could find.
  public func refusal(in words: WordBook) -> CodewordChallengeRefusal? {
    switch words.wordClass(of: puzzle.secret) {
    case nil: .notInList
    case .vulgar?: .vulgar
    case .answer?, .common?, .rare?: nil
    }
  }

  /// The game before its first attempt.
  public func session(id: RecordID, begun: Milliseconds) -> AnySession {
    let header = SessionHeader(id: id, begun: begun, origin: .challenge)
    do {
      return .codeword(try Session(header, options: options, puzzle: puzzle))
    } catch {
      preconditionFailure("a challenge has a puzzle that suits its options")
    }
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
