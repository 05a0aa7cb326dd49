import Games
import Markup
import Words

/// How Codeword is played, with an example of a repeated letter.
struct CodewordHelp {
  var body: Node {
    div(.class("sheet-body help")) {
      p { CodewordScreenTexts.helpAim }
      ul(.class("legend")) {
        li { example(.exact, "c", against: "c"); span { CodewordScreenTexts.helpExact } }
        li { example(.inexact, "cb", against: "ac"); span { CodewordScreenTexts.helpInexact } }
        li { example(.none, "c", against: "a"); span { CodewordScreenTexts.helpNone } }
      }
      h3 { CodewordScreenTexts.helpRepeatedTitle }
      p { CodewordScreenTexts.helpRepeated }
      if let attempt = CodewordArt.attempt("geese", against: "there") {
        div(
          .class("picture"), .role(.img), .label(CodewordTexts.attempt(attempt, number: 1))
        ) { PegView.row(attempt) }
      }
      p { CodewordScreenTexts.helpRepeatedExample }
      h3 { CodewordScreenTexts.helpPlayTitle }
      p { CodewordScreenTexts.helpPlay }
      p { CodewordScreenTexts.helpModes }
    }
  }

  @NodeBuilder private func example(_ mark: Mark, _ word: String, against: String) -> Node {
    if let attempt = CodewordArt.attempt(word, against: against) {
      span(.ariaHidden(true)) { PegView.marked(attempt.word[0], mark, place: 0) }
    }
  }
}
