import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The settings of Codeword: the colours of the marks, the shape of the pegs, and the length of the usual game.
struct CodewordSettings {
  let library: GameLibrary
  let usualLength: OptionRow

  var body: Node {
    div(.class("modal-body codeword-settings"), .game(.codeword)) {
      div(.class("picture"), .ariaHidden(true)) { CodewordArt.allMarks }
      ChoiceSetting(library: library, choice: .palette).body
      ChoiceSetting(library: library, choice: .pegShape).body
      Segments(name: "usual-length", row: usualLength).body
      MoreChoices {
        for mark in [Mark.exact, .inexact, .none] { colour(of: mark) }
      }.body
    }
  }

  private var settings: Settings { library.settings }

  private func colour(of mark: Mark) -> Node {
    let own = settings.colours[mark]
    return div(.class("colour")) {
      label {
        input(
          .type("color"), .value((own ?? Ground.standard(mark, settings.palette)).text),
          .handle(.input) { [library] event in
            let colour = RGB(Array(event.text.utf8)[...])
            library.changeSettings { $0.colours[mark] = colour }
            return .handled
          })
        span { SettingsTexts.colour(of: mark) }
      }
      p(.class("note"), .role(.status)) {
        own.map { SettingsTexts.warning(about: $0) } ?? ""
      }
      if own != nil {
        button(
          .class("quiet"), .label(SettingsTexts.resetColour(of: mark)),
          .on(.click) { [library] in library.changeSettings { $0.colours[mark] = nil } }
        ) { SettingsTexts.reset }
      }
    }
  }
}
