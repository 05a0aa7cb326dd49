import ByteStrings
import Games

/// A Times for somebody else: problems with their answers, and how they are to be played.
///
/// The content of its text (see `ChallengeText`) is what a record says: the options, a space, and the
/// problems.
public struct TimesChallenge: Equatable, Sendable {
  /// How it is to be played.
  public let options: TimesOptions
  /// The problems.
  public let puzzle: TimesPuzzle

  /// "Times" in ASCII.
  private static let form = ChallengeText(seed: 0x54_696d_6573)

  /// The challenge to work out problems that were dealt.
  /// - Throws: `PuzzleMismatch` when problems and options do not belong together.
  public init(_ puzzle: TimesPuzzle, options: TimesOptions) throws(PuzzleMismatch) {
    // The rules say whether they do.
    _ = try Times(puzzle, options: options)
    self.options = options
    self.puzzle = puzzle
  }

  /// The challenge that a text holds.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeFault) {
    var reader = TextReader(Array(try Self.form.content(of: text)))
    guard let options = try? TimesOptions(from: &reader),
      let puzzle = try? TimesPuzzle(from: &reader),
      let challenge = try? TimesChallenge(puzzle, options: options)
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

  /// The game before its first move.
  public func session(id: RecordID, begun: Milliseconds) -> AnySession {
    let header = SessionHeader(id: id, begun: begun, origin: .challenge)
    do {
      return .times(try Session(header, options: options, puzzle: puzzle))
    } catch {
      preconditionFailure("a challenge has a puzzle that suits its options")
    }
  }
}
