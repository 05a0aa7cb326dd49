import ByteStrings
import Games
import Markup
import Screens

/// Where there is no game yet: what each game looks like, and what it is about.
struct GameArt {
  let views: ShelfViews

  var body: Node {
    ul(.class("game-art")) {
      for kind in GameKind.allCases {
        li(.game(kind), .language(of: kind)) {
          div(.class("empty-art"), .ariaHidden(true)) { views[kind].art }
          p { ShellTexts.introduction(kind.name, aim: kind.aim) }
        }
      }
    }
  }
}
