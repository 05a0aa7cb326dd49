import ByteStrings
import Games
import Markup
import Screens

/// The choices for a Times.
struct TimesNewGame {
  let model: TimesModel

  var body: Node {
    div(.class("modal-body")) {
      OptionForm(name: "new", rows: model.choices).body
      div(.class("modal-foot")) {
        button(.class("primary"), .on(.click) { [model] in model.startChosen() }) {
          ShellTexts.start
        }
      }
    }
  }
}
