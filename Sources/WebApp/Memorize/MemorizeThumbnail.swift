import ByteStrings
import Games
import Markup

/// A Memorize in the list: the found pairs, and a card back for each of the other pairs, as far as there is room.
struct MemorizeThumbnail {
  let game: Memorize

  var body: Node {
    let fill = game.puzzle.look.fill.names
    return span(
      .class("picture"), .ariaHidden(true), .style("--from", MemorizeArt.colour(fill.first)),
      .style("--to", MemorizeArt.colour(fill.last))
    ) {
      for picture in 0..<min(game.puzzle.pairCount, 7) { card(picture) }
    }
  }

  private func card(_ picture: Int) -> Node {
    for card in game.puzzle.cards.indices where game.puzzle.cards[card] == picture {
      return MemorizeArt.card(game.face(of: card) == .matched ? game.puzzle.picture(card) : "")
    }
    return .empty
  }
}
