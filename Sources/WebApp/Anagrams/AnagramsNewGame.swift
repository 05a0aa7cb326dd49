import ByteStrings
import Games
import Library
import Markup
import Screens

/// The choices for an Anagrams.
struct AnagramsNewGame {
  let model: AnagramsModel

  var body: Node {
    div(.class("modal-body")) {
      WordsSetting(library: model.context.library).body
      OptionForm(name: "new", rows: model.choices).body
      div(.class("modal-foot")) {
        button(
          .class("primary"),
          .on(.click) { [model] in model.startChosen() }
        ) { ShellTexts.start }
      }
    }
  }
}
