import ByteStrings
import Games
import Markup
import Screens

/// The small pictures of a game.
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

  /// The icon in the rows of a day.
  static func icon(_ kind: GameKind) -> Node {
    switch kind {
    case .codeword: Icon.drawing("M2.5 8.5h19v7h-19zM8.8 8.5v7M15.2 8.5v7M5.6 12v.1")
    case .anagrams: Icon.twist
    case .memorize: Icon.drawing("M3.5 4.5h9v12h-9zM15.5 7.5h5v12h-9v-3M8 8.5l2 2-2 2-2-2z")
    case .times: Icon.drawing("M7 7l10 10M17 7L7 17")
    case .hangman:
      Icon.drawing("M3 19h4.5M9.8 19h4.5M16.5 19h4.5M8.5 14.5L12 5l3.5 9.5M9.8 11.5h4.4")
    }
  }
}
