import Games
import Words

/// A question to the coach, whose answer has the number of a request.
struct CoachQuestion {
  /// The text of the question; empty to stop the running computation.
  let text: [UInt8]
  let kind: GameKind
  let words: WordLanguage
  let request: Int32
}
