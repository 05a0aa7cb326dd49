import ByteStrings
import Games
import Library
import Markup
import Screens

/// The games on the shelf as tiles. A tap starts a game with the default options; a long press offers others, as does
/// the name above every open game.
struct ShelfView {
  let shelf: Shelf
  /// Whether each tile says what the game is about.
  let showsAims: Bool

  var body: Node {
    ul(.class("shelf-tiles"), .class("with-aims", if: showsAims)) {
      for kind in GameKind.allCases { tile(kind) }
    }
  }

  private func tile(_ kind: GameKind) -> Node {
    let model = shelf[kind]
    return li(.game(kind)) {
      button(
        .class("game-tile"), .label(ShellTexts.new(kind.name, model.defaultSummary)),
        .on(.click) { [model] in model.start(nil) },
        // A long press, or the secondary mouse button.
        .on(.contextmenu) { [model] in model.offerChoices() }
      ) {
        GameArt.tile(kind)
        span(.class("tile-name")) { GameTexts.caption(kind) }
        if showsAims { span(.class("tile-aim")) { kind.aim } }
      }
    }
  }
}
