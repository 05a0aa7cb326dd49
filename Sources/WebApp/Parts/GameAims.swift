import ByteStrings
import Games
import Markup
import Screens

/// The aim of each game, for a player who has not played any game yet.
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
