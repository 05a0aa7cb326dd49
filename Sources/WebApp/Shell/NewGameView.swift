import Games
import Markup

/// The choices for a Codeword.
struct NewGameView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body")) {
      CodewordChoices(prefix: "new", options: app.newGame) { app.newGame = $0 }.body
      button(
        .type("button"), .class("primary"), .on(.click) { app.startCodeword(app.newGame) }
      ) { ShellTexts.start }
    }
  }
}
