import ByteStrings
import Games
import Markup
import Screens

/// How Hangman is played, with an example.
struct HangmanHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { HangmanScreenTexts.helpAim }
      div(.class("picture"), .ariaHidden(true)) { HangmanArt.looks }
      p { HangmanScreenTexts.helpExample }
      h3 { HangmanScreenTexts.helpPlayTitle }
      p { HangmanScreenTexts.helpPlay }
      p { HangmanScreenTexts.helpCosts }
      h3 { HangmanScreenTexts.evil }
      p { HangmanScreenTexts.helpEvil }
      p(.class("subtitle")) { HangmanScreenTexts.helpLook }
    }
  }
}
