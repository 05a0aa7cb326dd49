import ByteStrings
import Games
import Markup
import Screens

/// Cards that are only pictures.
enum MemorizeArt {
  /// A picture of the game: a pair, with a face-down card between them.
  static var cards: Node {
    .group([card("🐧"), card(""), card("🐧")])
  }

  /// A face-down card and a face-up card.
  static var pair: Node { .group([card(""), card("🐧")]) }

  /// A preview of the cards of a theme while the player enters it.
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

  /// The colour with a name that the styles define. For an unknown name they have a fallback.
  static func colour(_ name: PlainText) -> PlainText { "var(--fill-\(name), var(--fill))" }

  static func colour(_ name: ArraySlice<UInt8>?) -> PlainText {
    colour(PlainText(utf8: Array(name ?? [])))
  }

  /// The name by which the styles know the face of a card.
  static func name(of face: Memorize.Face) -> PlainText {
    switch face {
    case .down: "down"
    case .up: "up"
    case .matched: "matched"
    }
  }

  /// A card with a picture; with an empty picture, a face-down card.
  static func card(_ picture: PlainText) -> Node {
    span(.class("turning"), .data("face", picture.isEmpty ? "down" : "up")) {
      span { picture }
    }
  }
}
