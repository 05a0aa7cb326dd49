import ByteStrings
import Games
import Markup

/// The statistics of one game, with a choice of the game above.
struct StatisticsSheet {
  let app: PastimeApp
  let kind: GameKind

  var body: Node {
    div {
      div(.class("sheet-head"), .pageLanguage) {
        Segments(
          name: "statistics-game", title: StatisticsTexts.game,
          count: GameKind.allCases.count
        ) { number in
          let other = GameKind.allCases[number]
          return Segments.Choice(title: app.shelf[other].name, isChosen: other == kind) {
            app.sheet = .statistics(other)
          }
        }.body
      }
      app.shelf[kind].statistics(in: app)
    }
  }
}
