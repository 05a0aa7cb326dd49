import Words

/// Why a move is not possible now: every reason at once, the most basic first. A refused move costs nothing.
public struct AnagramsRefusal: Error, Equatable, Sendable {
  /// One rule that the move breaks.
  public enum Reason: Equatable, Sendable {
    /// The game is over.
    case over
    /// The time of this rack is up. The player can only go to the next rack or end the game.
    case timeIsUp
    /// The word has this many letters, and three are needed.
    case tooShort(Int)
    /// The word has more copies of this letter than the rack, which has `count`.
    case exceedsLetter(Letter, count: Int)
    /// The word lists do not contain the word.
    case notAWord
    /// It is or may be a word, but is not on this rack's list.
    case notOnList
    /// The word is found already.
    case alreadyFound
    /// The rack has no such blank.
    case noSuchBlank
    /// Hints have shown all letters of this blank but the last, which is left to find.
    case allShown
  }

  /// The reasons, at least one.
  public let reasons: [Reason]

  /// A refusal with these reasons; nil if there are none.
  init?(_ reasons: [Reason]) {
    guard !reasons.isEmpty else { return nil }
    self.reasons = reasons
  }
}
