import ByteStrings
import Games
import Markup
import Screens

/// How Anagrams is played, with an example.
struct AnagramsHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { AnagramsScreenTexts.helpAim }
      div(.class("picture"), .role(.img), .label(AnagramsScreenTexts.helpExampleLetters)) {
        AnagramsArt.letters
      }
      p { AnagramsScreenTexts.helpExample }
      h3 { AnagramsScreenTexts.helpPointsTitle }
      p { AnagramsScreenTexts.helpPoints }
      h3 { AnagramsScreenTexts.helpPlayTitle }
      p { AnagramsScreenTexts.helpPlay }
      p { AnagramsScreenTexts.helpKeys }
      h3 { AnagramsScreenTexts.mode }
      p { AnagramsScreenTexts.helpModes }
      p(.class("subtitle")) { AnagramsScreenTexts.helpOrigin }
    }
  }
}
