import ByteStrings
import Games
import Library
import Markup

/// The choices for a Memorize: a theme, and how it is played.
struct MemorizeNewGame {
  let app: PastimeApp
  let presenter: MemorizePresenter

  var body: Node {
    div(.class("sheet-body")) {
      label(.class("select")) {
        span { MemorizeScreenTexts.theme }
        select(.value("\((presenter.chosenTheme ?? -1) + 1)"), .handle(.change, chooseTheme)) {
          option(.value("0")) { MemorizeScreenTexts.anyTheme }
          for number in themes.indices {
            option(.value("\(number + 1)")) { themes[number].look.name }
          }
        }
      }
      MemorizeChoices(prefix: "new", options: presenter.chosen) { presenter.chosen = $0 }.body
      button(.class("primary"), .on(.click, start)) { ShellTexts.start }
    }
  }

  private var themes: [MemorizeTheme] { presenter.themes(in: app) }

  private func chooseTheme(_ event: Event) -> Handling {
    let number = (try? decimal(Array(event.text.utf8)[...])).map { Int($0) } ?? 0
    presenter.chosenTheme = number == 0 ? nil : number - 1
    return .handled
  }

  private func start() {
    let themes = themes
    presenter.start(presenter.chosen, with: presenter.chosenTheme.map { themes[$0] }, in: app)
  }
}
