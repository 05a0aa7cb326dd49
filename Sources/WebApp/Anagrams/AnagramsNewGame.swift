import ByteStrings
import Games
import Markup
import Screens

/// The choices for an Anagrams.
struct AnagramsNewGame {
  let model: AnagramsModel

  var body: Node {
    div(.class("modal-body")) {
      AnagramsChoices(prefix: "new", options: model.chosen) { [model] in model.chosen = $0 }.body
      div(.class("modal-foot")) {
        button(
          .class("primary"),
          .on(.click) { [model] in model.start(model.chosen) }
        ) { ShellTexts.start }
      }
    }
  }
}
