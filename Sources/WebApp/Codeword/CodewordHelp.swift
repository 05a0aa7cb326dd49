import ByteStrings
import Games
import Markup
import Screens
import Words

/// How Codeword is played, with an example of a repeated letter.
struct CodewordHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { CodewordScreenTexts.helpAim }
      ul(.class("legend")) {
        legendLine(.exact, CodewordScreenTexts.helpExact)
        legendLine(.inexact, CodewordScreenTexts.helpInexact)
        legendLine(.none, CodewordScreenTexts.helpNone)
      }
      h3 { CodewordScreenTexts.helpRepeatedTitle }
      p { CodewordScreenTexts.helpRepeated }
      if let attempt = CodewordArt.attempt("eerie", against: "there") {
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

  private func legendLine(_ mark: Mark, _ meaning: PlainText) -> Node {
    li {
      span(.ariaHidden(true)) { PegView.marked(Self.letter, mark, position: 0) }
      span { meaning }
    }
  }

  private static let letter = Alphabet.latin.letters[0]
}
