import ByteStrings
import Games
import Library
import Markup
import Screens

/// The games on the shelf as a row of tiles. A tap starts a game with the last options; the button below
/// opens the choices.
struct ShelfView {
  let shelf: Shelf

  var body: Node {
    ul(.class("shelf-tiles")) {
      for kind in GameKind.allCases { tile(kind) }
    }
  }

  private func tile(_ kind: GameKind) -> Node {
    let model = shelf[kind]
    return li(.class("game-tile"), .game(kind)) {
      button(
        .class("play"), .label(ShellTexts.new(kind.name, model.defaultSummary)),
        .on(.click) { [model] in model.start(nil) },
        // A long press, or the secondary mouse button.
        .on(.contextmenu) { [model] in model.offerChoices() }
      ) {
        TileArt.of(kind)
        span(.class("tile-name")) { ShellTexts.caption(kind) }
      }
      button(
        .class("tile-choices"), .label(kind.choicesTitle), .opensDialog(),
        .on(.click) { [model] in model.offerChoices() }
      ) { Icon.sliders }
    }
  }
}
