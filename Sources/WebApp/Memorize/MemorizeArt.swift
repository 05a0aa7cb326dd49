import ByteStrings
import Games
import Markup

/// Cards that are only looked at.
enum MemorizeArt {
  /// What the game looks like: a pair, and a card that is down between them.
  static var cards: Node {
    .group([card("🐧"), card(""), card("🐧")])
  }

  /// A game in the list: the pairs that are found, and a back for each of the others, as far as there
  /// is room.
  static func picture(of game: Memorize) -> Node {
    span(.class("picture"), .ariaHidden(true)) {
      for picture in 0..<min(game.puzzle.pairCount, 8) {
        found(picture, in: game)
      }
    }
  }

  /// The word by which the styles know what is to be seen of a card.
  static func name(of face: Memorize.Face) -> PlainText {
    switch face {
    case .down: "down"
    case .up: "up"
    case .matched: "matched"
    }
  }

  private static func found(_ picture: Int, in game: Memorize) -> Node {
    for place in game.puzzle.cards.indices where game.puzzle.cards[place] == picture {
      return card(game.face(of: place) == .matched ? game.puzzle.picture(place) : "")
    }
    return .empty
  }

  private static func card(_ picture: PlainText) -> Node {
    span(.class("turning"), .data("face", picture.isEmpty ? "down" : "up")) {
      span { picture }
    }
  }
}
