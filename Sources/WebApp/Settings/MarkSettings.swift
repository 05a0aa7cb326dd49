import ByteStrings
import Games
import Library
import Markup
import Words

/// The colours of the marks: a palette, and a colour of the player's own for each.
struct MarkSettings {
  let app: PastimeApp

  var body: Node {
    div(.class("mark-settings"), .game(.codeword)) {
      div(.class("picture"), .ariaHidden(true)) { CodewordArt.allMarks }
      ChoiceSetting(app: app, choice: .palette).body
      for mark in [Mark.exact, .inexact, .none] { colour(of: mark) }
    }
  }

  private var settings: Settings { app.library.settings }

  private func colour(of mark: Mark) -> Node {
    let own = settings.colours[mark]
    return div(.class("colour")) {
      label {
        input(
          .type("color"), .value((own ?? Ground.usual(mark, settings.palette)).text),
          .handle(.input) { event in
            let colour = RGB(Array(event.text.utf8)[...])
            app.library.changeSettings { $0.colours[mark] = colour }
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
          .on(.click) { app.library.changeSettings { $0.colours[mark] = nil } }
        ) { SettingsTexts.reset }
      }
    }
  }
}

/// The grounds that marks stand on, and the usual colours, as `Web/styles/tokens.css` has them.
enum Ground {
  static let light = RGB(0xF7_F5EF)
  static let dark = RGB(0x16_181C)

  /// The contrast that a mark needs with its ground (WCAG 2.2, 1.4.11). The third mark is nothing but
  /// the colour of its letter, which is large and bold (1.4.3), and needs no more.
  static let leastContrast = 3.0

  static func usual(_ mark: Mark, _ palette: Settings.Palette) -> RGB {
    switch (mark, palette) {
    case (.none, _): RGB(0x64_656F)
    case (.exact, .standard): RGB(0x23_7A4B)
    case (.inexact, .standard): RGB(0xA8_700A)
    case (.exact, .colourBlind): RGB(0x1C_5DA8)
    case (.inexact, .colourBlind): RGB(0xB8_5A00)
    case (.exact, .highContrast): RGB(0x00_0000)
    case (.inexact, .highContrast): RGB(0xA1_0000)
    }
  }
}
