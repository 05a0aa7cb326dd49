import ByteStrings
import Coach
import Games
import Library

/// The last games of a kind: how the result of each came about, and what that comes to on average.
struct LastGames {
  /// How a game speaks of them.
  struct Words {
    /// What the bars are called.
    let labels: CoachPage.BarLabels
    /// What is counted: one, and several.
    let unit: (one: PlainText, several: PlainText)
    /// What the games have in common: "of 5 letters".
    let kind: PlainText
  }

  /// One of them.
  private struct Told {
    let id: GameID
    let name: PlainText
    let balance: Balance?
  }

  /// Those that were counted, also for an earlier question.
  private var told: [Told] = []

  /// The first game that was not counted yet; nil where all are.
  func uncounted<G: Game>(of games: [Session<G>]) -> Int? {
    games.firstIndex { game in !told.contains { $0.id == game.header.id } }
  }

  /// Counts a game, and says how far that is.
  mutating func count<G: Game>(
    _ index: Int, of games: [Session<G>], _ name: PlainText, _ balance: Balance?,
    in language: CoachLanguage
  ) -> CoachPage {
    told.append(Told(id: games[index].header.id, name: name, balance: balance))
    let (done, all) = (index + 1, games.count)
    var page = CoachPage()
    page.waiting(
      language.say(
        "The coach looks at your games: \(done) of \(all) …",
        "Der Trainer sieht deine Partien an: \(done) von \(all) …"))
    return page
  }

  /// What is said of games that were counted, the oldest first.
  func page<G: Game>(
    of games: [Session<G>], _ words: Words, counted: [PlainText], in language: CoachLanguage
  ) -> CoachPage {
    var shown: [Told] = []
    for game in games {
      if let counted = told.first(where: { $0.id == game.header.id }) { shown.append(counted) }
    }
    return LastGamesPage(
      language: language, words: words, games: shown.map { ($0.name, $0.balance) }
    ).page(counted)
  }
}
