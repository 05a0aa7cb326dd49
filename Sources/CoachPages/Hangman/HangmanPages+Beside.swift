import ByteStrings
import Coach
import Games
import Library
import Words

/// A game of Hangman beside a friend's game with the same answer.
extension HangmanPages {
  /// - Parameters:
  ///   - pairs: the player's game and a friend's.
  ///   - isOfFriend: whether the player is looking through the friend's game.
  func page(
    beside pairs: [(yours: Session<Hangman>, theirs: Session<Hangman>)], isOfFriend: Bool,
    _ vocabulary: HangmanVocabulary
  ) -> CoachPage {
    var page = CoachPage.beside(isOfFriend: isOfFriend) { lead }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.game, pair.theirs.game)
      page.beside(
        localized("Misses"), misses(of: yours), misses(of: theirs))
      page.beside(
        balance(of: yours, vocabulary), balance(of: theirs, vocabulary),
        Self.labels(areAll: false))
      for index in 0..<max(yours.turns.count, theirs.turns.count) {
        page.beside(
          localized("Guess \(index + 1)"), brief(index, of: yours),
          brief(index, of: theirs))
      }
    }
    if isOfFriend {
      if game.options.mode == .evil {
        tellEvil(on: &page)
      } else if let analysis = try? HangmanAnalysis(of: game, in: vocabulary) {
        tellGuesses(analysis, on: &page)
      }
    }
    page.details(.howCounted, Self.explanation)
    if !isOfFriend { page.intent(.look, .backToGame) }
    return page
  }

  private func misses(of game: Hangman) -> PlainText {
    "\(game.missCount)"
      + (game.outcome == .won ? "" : localized(", not found"))
  }

  private func balance(of game: Hangman, _ vocabulary: HangmanVocabulary) -> Balance? {
    let analysis = try? HangmanAnalysis(of: game, in: vocabulary)
    return analysis.flatMap { $0.guesses.isEmpty ? nil : $0.balance }
  }

  private func brief(_ index: Int, of game: Hangman) -> PlainText {
    index < game.turns.count ? briefly(game.turns[index]) : "–"
  }
}
