import Words

/// Why a move is not possible now: every reason at once, the most basic first. It costs nothing.
public struct AnagramsRefusal: Error, Equatable, Sendable {
  /// One rule that the move breaks.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// The time of this rack is up: only the next rack is left, or the end.
    case timeIsUp
    /// The word has so many letters, and three are needed.
    case tooShort(Int)
    /// The word has this letter more often than the rack, which has it `count` times.
    case exceedsLetter(Letter, count: Int)
    /// The word lists have no such word.
    case notAWord
    /// It is a word, or may be one, but not one of this rack's list.
    case notOnList
    /// The word is found already.
    case alreadyFound
    /// The rack has no such blank.
    case noSuchBlank
    /// Of this blank all letters but the last are shown: that one is left to find.
    case allShown
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal, or nil where there is no reason.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }
}
