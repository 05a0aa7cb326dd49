import ByteStrings
import Games
import Markup
import Screens

/// The picture of a game, which is the same everywhere.
enum GameArt {
  /// The picture, as on the tile of the game. The CSS property `--art` is its size.
  static func tile(_ kind: GameKind) -> Node {
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
