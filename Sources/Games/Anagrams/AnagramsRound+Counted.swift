import Words

extension AnagramsRound {
  /// Whether what was not found was looked for: every word is found, or the player passed, or the time was
  /// up. A word of all six letters that leads on, or the end of the game, ends the search early.
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

  /// How many words were found without a hint, whether the rack was searched to its end or not.
  public var foundUnaided: Int { rack.blanks.indices.count { isFoundUnaided(blank: $0) } }
}
