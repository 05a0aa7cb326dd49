import ByteStrings
import Coach
import Games
import Library

/// The last games of a kind: the breakdown of each result, and the averages.
struct LastGames {
  /// The game's words for the last games.
  struct Words {
    let labels: CoachPage.AccountLabels
    /// The counted unit in singular and plural.
    let unit: (one: PlainText, several: PlainText)
    /// What the games have in common: "of 5 letters".
    let kind: PlainText
  }

  /// A counted game.
  private struct Summary {
    let id: GameID
    let name: PlainText
    let balance: Balance?
  }

  /// The counted games, including those of earlier questions.
  private var summaries: [Summary] = []

  /// The index of the first game that has not been counted yet; nil if all have been.
  func uncounted<G: Game>(of games: [Session<G>]) -> Int? {
    games.firstIndex { game in !summaries.contains { $0.id == game.header.id } }
  }

  /// Counts a game and returns a page with the progress.
  mutating func count<G: Game>(
    _ index: Int, of games: [Session<G>], _ name: PlainText, _ balance: Balance?
  ) -> CoachPage {
    summaries.append(Summary(id: games[index].header.id, name: name, balance: balance))
    let (done, all) = (index + 1, games.count)
    var page = CoachPage()
    page.waiting(
      localized("Looking at your games: \(done) of \(all) …"))
    return page
  }

  /// The page about counted games, oldest first.
  func page<G: Game>(
    of games: [Session<G>], _ words: Words, counted: [PlainText]
  ) -> CoachPage {
    var shown: [Summary] = []
    for game in games {
      if let counted = summaries.first(where: { $0.id == game.header.id }) { shown.append(counted) }
    }
    return LastGamesPage(
      words: words, games: shown.map { ($0.name, $0.balance) }
    ).page(counted)
  }
}
