import ByteStrings
import Games
import Markup

/// Where there is no game yet: what each game looks like, and what it is about.
struct GameArt {
  let app: PastimeApp

  var body: Node {
    ul(.class("game-art")) {
      for kind in GameKind.allCases {
        li(.game(kind), .language(of: kind)) {
          div(.class("empty-art"), .ariaHidden(true)) { app.shelf[kind].art }
          p { ShellTexts.introduction(app.shelf[kind].name, aim: app.shelf[kind].aim) }
        }
      }
    }
  }
}

extension Attribute {
  /// The game that an element belongs to, whose accent it bears.
  static func game(_ kind: GameKind?) -> Attribute {
    kind.map { .data("game", PlainText($0.keyword)) } ?? .none
  }
}
