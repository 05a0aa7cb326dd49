import ByteStrings
import Games
import Words

/// A game for another player: the puzzle and the options. Its text goes into the fragment of a link and
/// contains everything that the other device needs.
public struct Challenge<G: SendableGame>: Equatable, Sendable {
  /// The game before its first move.
  private let game: G

  /// The options of the game.
  public var options: G.Options { game.options }
  /// The dealt puzzle.
  public var puzzle: G.Puzzle { game.puzzle }

  /// A challenge to play a puzzle, which comes from the sender's own game or was made up.
  /// - Throws: `PuzzleError` if puzzle and options do not belong together.
  public init(_ puzzle: G.Puzzle, options: G.Options) throws(PuzzleError) {
    // The rules check whether they do.
    game = try G(G.puzzleToSend(puzzle), options: options)
  }

  /// The challenge in a text. Callers use `isFit(in:)` to check whether it may be shown.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeError) {
    let content = try ChallengeText(seed: G.challengeSeed).content(of: text)
    guard let (options, puzzle) = G.challenge(in: content),
      let challenge = try? Challenge(puzzle, options: options)
    else { throw .impossible }
    self = challenge
  }

  /// The text, of letters and digits only. Different salts give different texts for the same challenge, so that
  /// two texts cannot be compared.
  public func text(salt: UInt16) -> PlainText { Self.text(of: puzzle, options, salt: salt) }

  /// The text of the challenge with a puzzle and options that belong together.
  public static func text(
    of puzzle: G.Puzzle, _ options: G.Options, salt: UInt16
  ) -> PlainText {
    ChallengeText(seed: G.challengeSeed).text(of: G.content(of: puzzle, options), salt: salt)
  }

  /// Whether the challenge may be shown. It is checked whenever a link is opened, because a link can be made by hand.
  public func isFit(in words: WordBook) -> Bool { G.isFit(puzzle, in: words) }

  /// The game before its first move.
  public func session(_ header: SessionHeader) -> AnySession { G.wrap(Session(header, of: game)) }

  /// The game before its first move, which counts as a challenge.
  public func session(id: GameID, created: WallTime) -> AnySession {
    session(SessionHeader(id: id, created: created, origin: .challenge))
  }
}
