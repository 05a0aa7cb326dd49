import ByteStrings
import Games
import Library
import Markup

/// The choices for a Memorize: a theme, and how it is played.
struct MemorizeNewGame {
  let app: PastimeApp
  let presenter: MemorizePresenter

  var body: Node {
    div(.class("sheet-body"), .tabIndex(-1), .focus(presenter.sheetChanges)) {
      label(.class("select")) {
        span { MemorizeScreenTexts.theme }
        select(.value("\(chosen)"), .handle(.change, chooseTheme)) {
          option(.value("0")) { MemorizeScreenTexts.anyTheme }
          for number in themes.indices {
            option(.value("\(number + 1)")) {
              MemorizeTexts.name(of: themes[number].look)
            }
          }
        }
      }
      MemorizeChoices(prefix: "new", options: presenter.chosen) { presenter.chosen = $0 }.body
      button(
        .class("primary"),
        .on(.click) { presenter.start(presenter.chosen, with: presenter.chosenTheme, in: app) }
      ) { ShellTexts.start }
      button(.class("quiet"), .on(.click) { presenter.edit(nil) }) { MemorizeScreenTexts.ownThemes }
    }
  }

  private var themes: [MemorizeTheme] { presenter.themes(in: app) }

  /// The place of the chosen theme among the options of the list.
  private var chosen: Int {
    let themes = themes
    for place in themes.indices where themes[place] == presenter.chosenTheme { return place + 1 }
    return 0
  }

  private func chooseTheme(_ event: Event) -> Handling {
    let number = (try? decimal(Array(event.text.utf8)[...])).map { Int($0) } ?? 0
    let themes = themes
    presenter.chosenTheme = (1...themes.count).contains(number) ? themes[number - 1] : nil
    return .handled
  }
}
