import ByteStrings
import Coach
import Games
import Words

/// A game of Codeword beside a friend's game of the same word.
extension CodewordPages {
  /// - Parameters:
  ///   - pairs: the player's game and a friend's game. This game is one of them.
  ///   - isOfFriend: whether the player is looking through the friend's game.
  func page(
    beside pairs: [(yours: Shared<CodewordPages>, theirs: Shared<CodewordPages>)],
    isOfFriend: Bool
  ) -> CoachPage {
    var page = CoachPage.beside(isOfFriend: isOfFriend) { lead }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.value, pair.theirs.value)
      page.beside(
        localized("Tries"), yours.attempts, theirs.attempts)
      page.beside(yours.balance, theirs.balance, labels)
      for index in 0..<max(yours.analysis.attempts.count, theirs.analysis.attempts.count) {
        page.beside(
          localized("Try \(index + 1)"),
          yours.brief(index), theirs.brief(index))
      }
    }
    if let silence { page.sentence(sentence(silence)) }
    if isOfFriend { tellAttempts(on: &page) }
    page.details(.howCounted, Self.explanation)
    if !isOfFriend { page.intent(.look, .backToGame) }
    return page
  }

  /// "4", or "6, not found", with the expected further attempts of the account.
  private var attempts: PlainText {
    let count: PlainText = "\(game.attempts.count)"
    if game.outcome == .won { return count }
    guard balance != nil, let rest = account?.stillExpected.map(CoachPhrases.figure) else {
      return count + localized(", not found")
    }
    return count + localized(", about \(rest) to go")
  }

  private func brief(_ index: Int) -> PlainText {
    index < analysis.attempts.count ? briefly(analysis.attempts[index]) : "–"
  }
}
