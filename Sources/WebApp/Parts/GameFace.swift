import ByteStrings
import Games
import Markup

/// What a tile of the shelf shows: a drawing, a name, and what can be said of it in a few words.
struct GameFace {
  let icon: Node
  let name: PlainText
  let detail: PlainText
  /// The game whose language the detail is in; nothing for that of the page.
  var speaks: GameKind?
  /// Whether this is the game that was played last.
  var isLast = false

  var body: Node {
    .group([
      span(.class("badge")) { icon },
      span(.class("names")) {
        span(.class("name")) {
          name
          if isLast { span(.class("last")) { ShellTexts.lastPlayed } }
        }
        span(.class("detail"), .language(of: speaks)) { detail }
      },
    ])
  }
}
