import Words

/// Why an attempt is not possible now: every reason at once, the most basic first. A refused attempt costs nothing.
public struct CodewordRefusal: Error, Equatable, Sendable {
  /// One rule that the attempt breaks. Positions count from 0.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// The length of the attempt differs from the secret.
    case wrongLength(Int, needed: Int)
    /// The attempt is not in the word list.
    case notInList
    /// The word was tried before, as attempt `number`, counted from 1.
    case alreadyTried(number: Int)
    /// Hard mode: this letter is known to be in this position.
    case missesExact(Letter, position: Int)
    /// Hard mode: the secret is known to have this many copies of the letter.
    case missesLetter(Letter, count: Int)
    /// Ultra-hard mode: the secret is known to have at most this many copies of the letter.
    case exceedsLetter(Letter, count: Int)
    /// Ultra-hard mode: this letter is known not to be in this position.
    case repeatsPosition(Letter, position: Int)
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal with these reasons; nil if there are none.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }
}
