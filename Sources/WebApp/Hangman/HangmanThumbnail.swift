import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Hangman in the list: its drawing and its answer, as far as they are.
struct HangmanThumbnail {
  let game: Hangman
  let look: HangmanLook

  var body: Node {
    span(.class("picture"), .ariaHidden(true)) {
      HangmanDrawing(game: game, look: look).body
      HangmanSlots(game: game).body
    }
  }
}
