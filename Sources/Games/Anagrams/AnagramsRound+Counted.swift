import Words

extension AnagramsRound {
  /// Whether the player searched the rack to the end: every word is found, the player passed, or the time was
  /// up. If a word of all six letters leads on, or the player ends the game, the search ends early.
  public var isSearched: Bool {
    switch ending {
    case .cleared?, .passed?, .timeIsUp?: true
    case .allLetters?, .finished?, nil: false
    }
  }

  /// Whether the word of a blank was found without a hint.
  public func isFoundUnaided(blank: Int) -> Bool {
    isFound(blank: blank) && shownCount(blank: blank) == 0
  }

  /// How many words were found without a hint, whether or not the rack was searched to the end.
  public var foundUnaided: Int { rack.blanks.indices.count { isFoundUnaided(blank: $0) } }
}
