import ByteStrings
import Games
import Library
import Markup

/// The side of the page where a game is played; without a game, a place that says what to do.
struct StageView {
  let app: PastimeApp

  var body: Node {
    let game = app.gameOnStage
    return mainElement(
      .class("stage"), .game(game), .language(of: game)
    ) {
      if let review = app.review {
        ReviewView(app: app, review: review).body
      } else if case .game(let kind, let id) = app.route, app.shelf[kind].openGame == id {
        app.shelf[kind].stage(in: app)
      } else if case .daily(let day) = app.route {
        DailyView(app: app, day: day ?? app.today).body
      } else {
        div(.class("welcome")) {
          GameArt(app: app).body
          p { ShellTexts.welcome }
        }
      }
    }
  }
}

extension PastimeApp {
  /// The game that is played, or looked through.
  var gameOnStage: GameKind? {
    if let review { return review.session.kind }
    guard case .game(let kind, _) = route else { return nil }
    return kind
  }
}
