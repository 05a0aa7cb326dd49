import ByteStrings
import Games
import Markup
import Screens

/// The choices for a Times.
struct TimesNewGame {
  let model: TimesModel

  var body: Node {
    div(.class("modal-body")) {
      OptionForm(
        name: "new", rows: TimesChoices.rows(model.chosen) { [model] in model.chosen = $0 }
      ).body
      div(.class("modal-foot")) {
        button(.class("primary"), .on(.click) { [model] in model.start(model.chosen) }) {
          ShellTexts.start
        }
      }
    }
  }
}
