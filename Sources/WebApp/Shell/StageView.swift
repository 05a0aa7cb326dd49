import ByteStrings
import Games
import Library
import Markup
import Screens

/// The side of the page where a game is played. Without a game it shows the shelf, if there is room.
struct StageView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    let game = kind
    return mainElement(
      .class("stage"), .game(game)
    ) {
      if let review = app.reviews.review {
        ReviewView(reviews: app.reviews, views: views, review: review, coach: app.coach).body
      } else if let kind = app.invitations.kind {
        GameStart(kind, in: app.invitations, art: views[kind].art).body
      } else if case .game(let kind, let id) = app.frame.route, app.shelf[kind].openGame == id {
        views[kind].stage
      } else if case .daily(let day) = app.frame.route {
        DailyView(daily: app.daily, sharing: app.sharing, day: day ?? app.daily.today).body
      } else if case .start(let kind) = app.frame.route {
        GameStart(kind, frame: app.frame, model: app.shelf[kind], art: views[kind].art).body
      } else if app.frame.size.isWide {
        memo(
          app.library.revision, app.frame.revision, UInt64(app.daily.today.number)
        ) { [app] in WelcomeView(app: app).body }
      }
    }
  }
  /// The game that this side of the page shows.
  private var kind: GameKind? {
    if case .start(let kind) = app.frame.route { return kind }
    return app.linkedKind ?? app.gameOnStage
  }
}
