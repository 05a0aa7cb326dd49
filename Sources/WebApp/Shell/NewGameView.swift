import Games
import Markup

/// The choices for a Codeword.
struct NewGameView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "length", title: CodewordScreenTexts.length,
        choices: CodewordOptions.lengths.map { length in
          Segments.Choice(title: "\(length)", isChosen: app.newGame.length == length) {
            self.app.newGame.length = length
          }
        }
      ).body
      Segments(
        name: "limit", title: CodewordScreenTexts.limit,
        choices: Self.limits.map { limit in
          Segments.Choice(
            title: CodewordScreenTexts.limit(limit), isChosen: app.newGame.limit == limit
          ) { self.app.newGame.limit = limit }
        }
      ).body
      Segments(
        name: "mode", title: CodewordScreenTexts.mode,
        choices: CodewordOptions.Mode.allCases.map { mode in
          Segments.Choice(
            title: CodewordScreenTexts.name(of: mode), isChosen: app.newGame.mode == mode
          ) { self.app.newGame.mode = mode }
        }
      ).body
      p(.class("note")) { CodewordScreenTexts.explanation(of: app.newGame.mode) }
      button(
        .type("button"), .class("primary"), .on(.click) { app.startCodeword() }
      ) { ShellTexts.start }
    }
  }

  /// Six is what players know; eight is kinder; four is for those who want it hard.
  private static let limits: [Int?] = [nil, 8, 6, 4]
}
