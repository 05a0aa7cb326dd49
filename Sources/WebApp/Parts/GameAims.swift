import ByteStrings
import Games
import Markup
import Screens

/// What each game is about, for who has played none yet.
struct GameAims {
  var body: Node {
    ul(.class("aims")) {
      for kind in GameKind.allCases {
        li(.game(kind)) {
          span(.class("aim-name")) { kind.name }
          span { kind.aim }
        }
      }
    }
  }
}
