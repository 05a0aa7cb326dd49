import ByteStrings
import Games
import Markup
import Screens

/// The content of a game's row: a drawing, the name, and a few words about it.
struct GameFace {
  let kind: GameKind
  let detail: PlainText

  var body: Node {
    .group([
      span(.class("badge")) { GameArt.icon(kind) },
      span(.class("face-names")) {
        span(.class("face-name")) { kind.name }
        span(.class("face-detail")) { detail }
      },
    ])
  }
}
