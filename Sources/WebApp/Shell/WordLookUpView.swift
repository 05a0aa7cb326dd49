import ByteStrings
import Markup

/// A field that tells of a word whether it is in the lists, and why.
struct WordLookUpView {
  let app: PastimeApp

  var body: Node {
    div(.class("look-up")) {
      label {
        span { WordLookUpTexts.label }
        input(
          .type("text"), .value(app.lookedUp), .autocomplete("off"), .autocapitalize("none"),
          .spellcheck(false),
          .handle(.input) { event in
            app.lookedUp = event.text
            return .handled
          })
      }
      p(.class("note"), .role(.status)) { answer }
    }
  }

  private var answer: PlainText {
    if app.lookedUp.isEmpty { return "" }
    switch app.words {
    case .loading: return ShellTexts.wordsLoading
    case .missing: return ShellTexts.wordsMissing
    case .ready(let book):
      return WordLookUpTexts.sentence(for: WordLookUp(app.lookedUp, in: book))
    }
  }
}
