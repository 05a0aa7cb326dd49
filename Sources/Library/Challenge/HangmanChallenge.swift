import ByteStrings
import Games
import Words

/// A Hangman for somebody else: an answer, or those of evil mode, and how it is to be played.
///
/// The content of its text (see `ChallengeText`) is what a record says: the options, a space, and the
/// puzzle. Where there are several answers their clues are left out, so that the link stays short.
public struct HangmanChallenge: Equatable, Sendable {
  /// How it is to be played.
  public let options: HangmanOptions
  /// The answer.
  public let puzzle: HangmanPuzzle

  /// "Hangman" in ASCII.
  private static let form = ChallengeText(seed: 0x48_616e_676d_616e)

  /// The challenge to play a puzzle: a game of one's own, or an answer that one has thought of.
  /// - Throws: `PuzzleMismatch` when puzzle and options do not belong together.
  public init(_ puzzle: HangmanPuzzle, options: HangmanOptions) throws(PuzzleMismatch) {
    // The rules say whether they do.
    _ = try Hangman(puzzle, options: options)
    self.options = options
    self.puzzle = puzzle.entries.count == 1 ? puzzle : puzzle.withoutClues
  }

  /// The challenge that a text holds. Whether its answer is fit to be shown is for `isFit(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeFault) {
    var reader = TextReader(Array(try Self.form.content(of: text)))
    guard let options = try? HangmanOptions(from: &reader),
      let puzzle = try? HangmanPuzzle(from: &reader),
      let challenge = try? HangmanChallenge(puzzle, options: options)
    else { throw .impossible }
    self = challenge
  }

  /// The text, of letters and digits only. Another salt gives another text for the same challenge.
  public func text(salt: UInt16) -> PlainText {
    var content = TextWriter()
    options.write(to: &content)
    content.space()
    puzzle.write(to: &content)
    return Self.form.text(of: content.bytes, salt: salt)
  }

  /// Whether its answers may be shown. Whoever opens a link asks this: anybody can have thought of them.
  public func isFit(in words: WordBook) -> Bool { puzzle.isFit(in: words) }

  /// The game before its first move.
  public func session(id: RecordID, begun: Milliseconds) -> AnySession {
    let header = SessionHeader(id: id, begun: begun, origin: .challenge)
    do {
      return .hangman(try Session(header, options: options, puzzle: puzzle))
    } catch {
      preconditionFailure("a challenge has a puzzle that suits its options")
    }
  }
}
