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
    var page = CoachPage.beside(isOfFriend: isOfFriend, in: language) { lead }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.value, pair.theirs.value)
      page.beside(
        language.say("Tries", "Versuche"), yours.attempts, theirs.attempts, in: language)
      page.beside(
        yours.balance, theirs.balance,
        CoachPage.BesideLabels(
          usual: barLabels.usual, choices: language.say("The words", "Die Wörter"),
          chance: language.say("Luck", "Glück")), in: language)
      for index in 0..<max(yours.analysis.attempts.count, theirs.analysis.attempts.count) {
        page.beside(
          language.say("Try \(index + 1)", "Versuch \(index + 1)"),
          yours.brief(index), theirs.brief(index), in: language)
      }
    }
    if let silence { page.sentence(sentence(silence)) }
    if isOfFriend { tellAttempts(on: &page) }
    page.details(.howCounted(in: language), Self.explanation(in: language))
    if !isOfFriend { page.intent(.look, .backToGame(in: language)) }
    return page
  }

  /// "4", or "6, not found", with the expected further attempts of the account.
  private var attempts: PlainText {
    let count: PlainText = "\(game.attempts.count)"
    if game.outcome == .won { return count }
    guard balance != nil, let rest = account?.stillExpected.map(language.figure) else {
      return count + language.say(", not found", ", nicht gefunden")
    }
    return count + language.say(", about \(rest) to go", ", etwa \(rest) fehlten")
  }

  private func brief(_ index: Int) -> PlainText {
    index < analysis.attempts.count ? briefly(analysis.attempts[index]) : "–"
  }
}
