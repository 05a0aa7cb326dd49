import ByteStrings
import Games
import Markup
import Screens

/// How Times is played.
struct TimesHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { TimesScreenTexts.helpAim }
      h3 { TimesScreenTexts.helpHintTitle }
      p { TimesScreenTexts.helpHint }
      h3 { TimesScreenTexts.helpPlayTitle }
      p { TimesScreenTexts.helpPlay }
      p { TimesScreenTexts.helpModes }
    }
  }
}
