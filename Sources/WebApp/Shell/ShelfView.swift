import ByteStrings
import Games
import Library
import Markup
import Screens

/// The games on the shelf as a row of tiles: a tap plays as last time, what is below it chooses.
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
        // Press and hold, or the other button of a mouse.
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
