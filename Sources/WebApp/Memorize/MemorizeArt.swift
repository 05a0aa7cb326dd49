import ByteStrings
import Games
import Markup
import Screens

/// Cards that are only looked at.
enum MemorizeArt {
  /// What the game looks like: a pair, and a card that is down between them.
  static var cards: Node {
    .group([card("🐧"), card(""), card("🐧")])
  }

  /// A card that is down, and one that is up.
  static var pair: Node { .group([card(""), card("🐧")]) }

  /// What cards of a theme look like that is being entered.
  static func sample(_ fields: ThemeFields) -> Node {
    let pictures = fields.draft.pictures
    return span(
      .class("picture"), .ariaHidden(true), .style("--from", colour(fields.colour)),
      .style("--to", colour(fields.secondColour.isEmpty ? fields.colour : fields.secondColour))
    ) {
      card("")
      for number in 0..<min(pictures.count, 6) { card(pictures[number]) }
    }
  }

  /// The colour of a name, as the styles have it. They have one for a name that they do not know.
  static func colour(_ name: PlainText) -> PlainText { "var(--fill-\(name), var(--fill))" }

  static func colour(_ name: ArraySlice<UInt8>?) -> PlainText {
    colour(PlainText(utf8: Array(name ?? [])))
  }

  /// The word by which the styles know what is to be seen of a card.
  static func name(of face: Memorize.Face) -> PlainText {
    switch face {
    case .down: "down"
    case .up: "up"
    case .matched: "matched"
    }
  }

  /// A card with a picture; one that is down where that is empty.
  static func card(_ picture: PlainText) -> Node {
    span(.class("turning"), .data("face", picture.isEmpty ? "down" : "up")) {
      span { picture }
    }
  }
}
