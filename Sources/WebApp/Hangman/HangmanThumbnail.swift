import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Hangman in the list: the current drawing and the found part of the answer.
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
