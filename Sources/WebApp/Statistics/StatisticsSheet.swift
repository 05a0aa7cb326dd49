import ByteStrings
import Games
import Markup

/// The statistics of one game or of all, with a choice of the game above.
struct StatisticsSheet {
  let app: PastimeApp
  let kind: GameKind?

  var body: Node {
    div {
      GameSegments(app: app, chosen: kind, hasAll: true) { [app] in app.sheet = .statistics($0) }
        .body
      if let kind {
        app.shelf[kind].statistics(in: app)
      } else {
        ShelfStatisticsView(app: app).body
      }
    }
  }
}
