import ByteStrings
import Coach
import Games
import Library
import Words

/// A game of Anagrams beside a friend's game with the same letters.
extension AnagramsPages {
  /// - Parameters:
  ///   - pairs: the player's game and a friend's.
  ///   - isOfFriend: whether the player is looking through the friend's game.
  func page(
    beside pairs: [(yours: Session<Anagrams>, theirs: Session<Anagrams>)], isOfFriend: Bool
  ) -> CoachPage {
    var page = CoachPage.beside(isOfFriend: isOfFriend) { lead }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.game.rounds, pair.theirs.game.rounds)
      page.beside(
        localized("Words without a hint"), found(in: yours),
        found(in: theirs))
      for index in 0..<max(yours.count, theirs.count) {
        let (mine, other) = (
          index < yours.count ? yours[index] : nil, index < theirs.count ? theirs[index] : nil
        )
        let letters = (mine ?? other)?.rack.letters.uppercased ?? ""
        page.beside(
          "\(index + 1). \(letters)", words(of: mine, without: other),
          words(of: other, without: mine))
      }
    }
    page.sentence(
      localized("Each round shows the words the other player missed."))
    if isOfFriend {
      tellRounds([], on: &page)
    } else {
      page.intent(.look, .backToGame)
    }
    return page
  }

  private func found(in rounds: [AnagramsRound]) -> PlainText {
    "\(rounds.reduce(0) { $0 + $1.foundUnaided })"
  }

  /// "13 words, also COD, CONED": the words that only one of the two found.
  private func words(of round: AnagramsRound?, without other: AnagramsRound?) -> PlainText {
    guard let round else { return "–" }
    var own: PlainText = ""
    for word in round.words where other?.words.contains(word) != true {
      own += (own.isEmpty ? localized(": ") : ", ") + word.uppercased
    }
    let count = round.words.count
    return localized(count == 1 ? "1 word" : "\(count) words") + own
  }
}
