import ByteStrings
import Markup

/// What a tile of the shelf shows: a drawing, a name, and what can be said of it in a few words.
struct GameFace {
  let icon: Node
  let name: PlainText
  let detail: PlainText

  var body: Node {
    .group([
      span(.class("badge")) { icon },
      span(.class("names")) {
        span(.class("name")) { name }
        span(.class("detail")) { detail }
      },
    ])
  }
}
