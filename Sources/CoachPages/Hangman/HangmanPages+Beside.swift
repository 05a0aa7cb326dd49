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
    var page = CoachPage.beside(isOfFriend: isOfFriend, in: language) { lead }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.game, pair.theirs.game)
      page.beside(
        language.say("Misses", "Fehler"), misses(of: yours), misses(of: theirs), in: language)
      page.beside(
        balance(of: yours, vocabulary), balance(of: theirs, vocabulary),
        CoachPage.BesideLabels(
          usual: barLabels.usual, choices: language.say("The letters", "Die Buchstaben"),
          chance: language.say("All else", "Sonstiges")), in: language)
      for index in 0..<max(yours.turns.count, theirs.turns.count) {
        page.beside(
          language.say("Guess \(index + 1)", "\(index + 1). Versuch"), brief(index, of: yours),
          brief(index, of: theirs), in: language)
      }
    }
    if isOfFriend {
      if game.options.mode == .evil {
        tellEvil(on: &page)
      } else if let analysis = try? HangmanAnalysis(of: game, in: vocabulary) {
        tellGuesses(analysis, on: &page)
      }
    }
    page.details(.howCounted(in: language), Self.explanation(in: language))
    if !isOfFriend { page.intent(.look, .backToGame(in: language)) }
    return page
  }

  private func misses(of game: Hangman) -> PlainText {
    "\(game.missCount)"
      + (game.outcome == .won ? "" : language.say(", not found", ", nicht gefunden"))
  }

  private func balance(of game: Hangman, _ vocabulary: HangmanVocabulary) -> Balance? {
    let analysis = try? HangmanAnalysis(of: game, in: vocabulary)
    return analysis.flatMap { $0.guesses.isEmpty ? nil : $0.balance }
  }

  private func brief(_ index: Int, of game: Hangman) -> PlainText {
    index < game.turns.count ? briefly(game.turns[index]) : "–"
  }
}
