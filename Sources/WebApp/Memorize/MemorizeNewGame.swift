import ByteStrings
import Games
import Library
import Markup
import Screens

/// The choices for a Memorize: a theme, and the options.
struct MemorizeNewGame {
  let model: MemorizeModel

  var body: Node {
    div(.class("modal-body"), .tabIndex(-1), .focus(model.modalChanges)) {
      OptionForm(name: "new", rows: model.choices).body
      button(.class("quiet"), .on(.click) { [model] in model.edit(nil) }) {
        MemorizeScreenTexts.ownThemes
      }
      div(.class("modal-foot")) {
        button(.class("primary"), .on(.click) { [model] in model.startChosen() }) {
          ShellTexts.start
        }
      }
    }
  }
}
