import Words

/// Why an attempt is not possible now: every reason at once, the most basic first. It costs nothing.
public struct CodewordRefusal: Error, Equatable, Sendable {
  /// One rule that the attempt breaks. Positions count from 0.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// The attempt has another length than the secret.
    case wrongLength(Int, needed: Int)
    /// The attempt is not in the word list.
    case notInList
    /// The word was attempt number `number`, from 1.
    case alreadyTried(number: Int)
    /// Hard mode: this letter is known to stand in this position.
    case missesExact(Letter, position: Int)
    /// Hard mode: the secret is known to hold this letter so many times.
    case missesLetter(Letter, count: Int)
    /// Ultra-hard mode: the secret is known to hold this letter at most so many times.
    case exceedsLetter(Letter, count: Int)
    /// Ultra-hard mode: this letter is known to stand elsewhere than in this position.
    case repeatsPosition(Letter, position: Int)
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal, or nil where there is no reason.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }
}
