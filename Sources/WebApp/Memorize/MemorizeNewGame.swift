import ByteStrings
import Games
import Library
import Markup
import Screens

/// The choices for a Memorize: a theme, and the options.
struct MemorizeNewGame {
  let model: MemorizeModel

  var body: Node {
    let themes = model.themes
    return div(.class("modal-body"), .tabIndex(-1), .focus(model.modalChanges)) {
      label(.class("select")) {
        span { MemorizeScreenTexts.theme }
        select(
          .value("\(model.chosenThemeNumber)"),
          .handle(.change) { [model] event in
            model.chosenThemeNumber =
              (try? decimal(Array(event.text.utf8)[...])).map { Int($0) } ?? 0
            return .handled
          }
        ) {
          option(.value("0")) { MemorizeScreenTexts.anyTheme }
          for number in themes.indices {
            option(.value("\(number + 1)")) {
              MemorizeTexts.name(of: themes[number].look)
            }
          }
        }
      }
      if let count = model.missesPairs {
        p(.class("note")) { MemorizeScreenTexts.fewerPairs(count) }
      }
      MemorizeChoices(prefix: "new", options: model.chosen) { [model] in model.chosen = $0 }.body
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
