import ByteStrings
import Games
import Markup
import Screens

/// A small picture of a game, for a tile.
enum TileArt {
  static func of(_ kind: GameKind) -> Node {
    span(.class("tile-art"), .ariaHidden(true), .untranslated) {
      switch kind {
      case .codeword: CodewordArt.word
      case .anagrams: "ABC"
      case .hangman: Icon.gallows
      case .memorize: MemorizeArt.pair
      case .times: "7×8"
      }
    }
  }
}
