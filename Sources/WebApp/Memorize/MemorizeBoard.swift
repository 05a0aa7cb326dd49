import ByteStrings
import Games
import Library
import Markup
import Screens

/// The cards, in rows.
struct MemorizeBoard {
  let model: MemorizeModel
  let screen: MemorizeScreen
  let game: Memorize
  /// The size of the page.
  let size: PageSize

  var body: Node {
    let count = game.puzzle.cards.count
    let grid = MemorizeGrid(count: count, in: size)
    let fill = game.puzzle.look.fill.names
    return div(
      .class("cards"), .class("over", if: isOver), .class("perfect", if: isOver && game.isPerfect),
      .role(.grid),
      .label(MemorizeScreenTexts.cards),
      .style("--columns", "\(grid.columns)"), .style("--rows", "\(grid.rows)"),
      .style("--from", MemorizeArt.colour(fill.first)),
      .style("--to", MemorizeArt.colour(fill.last))
    ) {
      for row in 0..<grid.rows {
        div(.class("card-row"), .role(.row)) {
          for card in grid.cards(inRow: row) {
            div(.role(.gridcell)) { view(of: card) }
          }
        }
      }
    }
  }

  /// Whether the player has just seen the last pair found.
  private var isOver: Bool {
    game.outcome.isOver && screen.freshCount == game.choices.count
  }

  /// A card that the player sees being turned down shows its picture while it turns. Other face-down cards
  /// have no picture.
  private func view(of card: Int) -> Node {
    let face = screen.face(of: card, in: game)
    let isFresh = screen.isFresh(card, in: game)
    let name: Literal =
      screen.isJudged(card, in: game)
      ? (isFresh ? "turning fresh judged" : "turning judged")
      : (isFresh ? "turning fresh" : "turning")
    let goUp: (Event) -> Handling = { [model, screen] event in
      // An event that waits for a judge is delivered again, so the press is restored for it.
      if screen.release(card, isOver: !event.text.isEmpty), model.choose(card) {
        screen.press(card)
      }
      return .ignored
    }
    return button(
      .class(name), .data("face", MemorizeArt.name(of: face)),
      .label(MemorizeTexts.card(card, in: game, as: face)), .disabled(game.outcome.isOver),
      // While two different cards are up, the player can turn them down.
      face == .down || face == .up && game.choices.count % 2 == 0
        ? .none : .attribute("aria-disabled", "true"),
      isOver ? .style("--late", "\(game.pairsBefore(card))") : .none,
      .tabIndex(card == screen.card ? 0 : -1), .focus(card == screen.card ? screen.walks : 0),
      // A finger that is lifted over the card where it came down chooses the card. This also works while
      // another finger is down, when browsers send no click. A finger that has moved away chooses nothing. A
      // click without a `pointerup` before it comes from a key or from assistive technology.
      .handle(.pointerdown) { [screen] event in
        if event.modifiers.isEmpty { screen.press(card) }
        return .ignored
      },
      .handle(.pointerup, goUp), .handle(.pointercancel, goUp),
      .handle(.click) { [model, screen] event in
        if !event.text.isEmpty, screen.takeClick(card) { return .ignored }
        model.choose(card)
        return .handled
      }
    ) {
      span { face != .down || isFresh ? game.puzzle.picture(card) : "" }
    }
  }
}
