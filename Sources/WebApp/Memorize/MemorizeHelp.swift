import ByteStrings
import Games
import Markup
import Screens

/// How Memorize is played, with an example.
struct MemorizeHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { MemorizeScreenTexts.helpAim }
      div(.class("picture"), .ariaHidden(true)) { MemorizeArt.cards }
      p { MemorizeScreenTexts.helpPlay }
      h3 { MemorizeScreenTexts.scoring }
      p { MemorizeScreenTexts.helpScore }
      p { MemorizeScreenTexts.helpQuick }
      h3 { MemorizeScreenTexts.helpMoreTitle }
      p { MemorizeScreenTexts.helpTwo }
      p { MemorizeScreenTexts.helpPar }
      p { MemorizeScreenTexts.helpThemes }
    }
  }
}
