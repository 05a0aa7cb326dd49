import ByteStrings
import Games
import Markup
import Screens

/// The picture of a game, which is the same everywhere. `--art` is its size.
enum GameArt {
  /// The picture on a tile.
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
