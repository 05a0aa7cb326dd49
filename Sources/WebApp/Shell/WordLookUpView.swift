import ByteStrings
import Markup
import Screens

/// A field that says whether a word is in the lists, and why.
struct WordLookUpView {
  let about: AboutModel

  var body: Node {
    div(.class("look-up fields")) {
      label {
        span { WordLookUpTexts.label }
        input(
          .type("text"), .language(about.language), .value(about.lookedUp), .autocomplete("off"),
          .autocapitalize("none"), .spellcheck(false), .takesLetters,
          .handle(.input) { [about] event in
            about.lookedUp = event.text
            return .handled
          })
      }
      p(.class("note"), .role(.status)) { about.answer }
    }
  }
}
