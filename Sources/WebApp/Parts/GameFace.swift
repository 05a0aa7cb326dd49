import ByteStrings
import Games
import Markup
import Screens

/// What a row of a game shows: a drawing, the name, and what can be said of it in a few words.
struct GameFace {
  let kind: GameKind
  let detail: PlainText

  var body: Node {
    .group([
      span(.class("badge")) { Icon.game(kind) },
      span(.class("face-names")) {
        span(.class("face-name")) { kind.name }
        span(.class("face-detail")) { detail }
      },
    ])
  }
}
