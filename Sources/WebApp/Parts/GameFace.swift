import ByteStrings
import Games
import Markup
import Screens

/// What a tile of the shelf shows: a drawing, a name, and what can be said of it in a few words.
struct GameFace {
  let icon: Node
  let name: PlainText
  let detail: PlainText
  /// The game whose words these are, where they are one's.
  var kind: GameKind?
  /// Whether this is the game that was played last.
  var isLast = false

  var body: Node {
    .group([
      span(.class("badge")) { icon },
      span(.class("face-names")) {
        span(.class("face-name")) {
          name
          if isLast { span(.class("face-last")) { ShellTexts.lastPlayed } }
        }
        span(.class("face-detail"), .language(of: kind)) { detail }
      },
    ])
  }
}
