import Games
import Words

/// A request to the coach: a question about a game.
struct CoachRequest {
  /// The text of the question; empty to stop the running computation.
  let text: [UInt8]
  let kind: GameKind
  let words: WordLanguage
  /// Its number, which the answer has too.
  let request: Int32
}
