import ByteStrings
import Games
import Words

/// A game for somebody else: what was dealt, and how it is to be played. It goes into the fragment of a
/// link as text, which holds everything that the other device has to know.
public struct Challenge<G: SendableGame>: Equatable, Sendable {
  /// How it is to be played.
  public let options: G.Options
  /// What was dealt.
  public let puzzle: G.Puzzle

  /// The challenge to play a puzzle: a game of one's own, or one that somebody has thought of.
  /// - Throws: `PuzzleError` when puzzle and options do not belong together.
  public init(_ puzzle: G.Puzzle, options: G.Options) throws(PuzzleError) {
    // The rules say whether they do.
    _ = try G(puzzle, options: options)
    self.options = options
    self.puzzle = G.puzzleToSend(puzzle)
  }

  /// The challenge that a text holds. Whether it may be shown is for `isFit(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeError) {
    let content = try ChallengeText(seed: G.challengeSeed).content(of: text)
    guard let (options, puzzle) = G.challenge(in: content),
      let challenge = try? Challenge(puzzle, options: options)
    else { throw .impossible }
    self = challenge
  }

  /// The text, of letters and digits only. Another salt gives another text for the same challenge, so
  /// that two of them cannot be compared.
  public func text(salt: UInt16) -> PlainText {
    ChallengeText(seed: G.challengeSeed).text(of: G.content(of: puzzle, options), salt: salt)
  }

  /// Whether it may be shown. Whoever opens a link asks this: it may be made by hand.
  public func isFit(in words: WordBook) -> Bool { G.isFit(puzzle, in: words) }

  /// The game before its first move.
  public func session(id: GameID, created: WallTime) -> AnySession {
    let header = SessionHeader(id: id, created: created, origin: .challenge)
    do {
      return G.wrap(try Session(header, options: options, puzzle: puzzle))
    } catch {
      preconditionFailure("a challenge has a puzzle that suits its options")
    }
  }
}
