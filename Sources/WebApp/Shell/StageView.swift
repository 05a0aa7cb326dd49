import ByteStrings
import Games
import Library
import Markup

/// The side of the page where a game is played; without a game, a place that says what to do.
struct StageView {
  let app: PastimeApp

  var body: Node {
    mainElement(.class("stage")) {
      if case .codeword(let screen)? = openScreen, let session = app.codeword(screen.id) {
        CodewordView(app: app, session: session, screen: screen).body
      } else {
        div(.class("welcome")) {
          div(.class("empty-art"), .ariaHidden(true)) { CodewordArt.word }
          p { ShellTexts.welcome }
        }
      }
    }
  }

  private var openScreen: Screen? {
    guard case .game(_, let id) = app.route, let screen = app.screen, screen.id == id else {
      return nil
    }
    return screen
  }
}
