import ByteStrings
import Library
import Markup
import Screens

/// A stamp at the end of the first game of a kind that the player has won.
struct FirstWin {
  let frame: Frame
  let id: GameID

  var body: Node {
    guard let kind = frame.firstWin(id) else { return .empty }
    return p(.class("stamp"), .game(kind)) {
      TileArt.of(kind)
      span { ShellTexts.firstWin }
    }
  }
}
