import ByteStrings
import Games
import Library
import Markup
import Screens

/// The side of the page where a game is played; without a game, a place that says what to do.
struct StageView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    let game = kind
    return mainElement(
      .class("stage"), .game(game), .language(of: game)
    ) {
      if let review = app.reviews.review {
        ReviewView(reviews: app.reviews, views: views, review: review).body
      } else if case .game(let kind, let id) = app.frame.route, app.shelf[kind].openGame == id {
        views[kind].stage
      } else if case .daily(let day) = app.frame.route {
        DailyView(daily: app.daily, day: day ?? app.daily.today).body
      } else if case .start(let kind) = app.frame.route {
        GameStart(frame: app.frame, model: app.shelf[kind], kind: kind, art: views[kind].art).body
      } else {
        div(.class("welcome")) {
          GameArt(views: views).body
          p { ShellTexts.welcome }
        }
      }
    }
  }
  /// The game whose place this is.
  private var kind: GameKind? {
    if case .start(let kind) = app.frame.route { return kind }
    return app.gameOnStage
  }
}
