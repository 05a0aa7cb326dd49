import Games
import Library
import Screens

/// How the player likes it, as a form asks for it. Every answer acts at once.
@MainActor
package struct SettingsViewState {
  /// The colour of a mark.
  package struct MarkColour: Identifiable {
    package let mark: Mark
    package let title: String
    package let shade: Shade
    /// What is hard to see about it; empty where nothing is.
    package let warning: String
    /// What the button is called that takes the player's own colour away; nil where there is none.
    package let reset: String?

    package var id: UInt8 { mark.rawValue }
  }

  package let general: [ChoiceRow]
  package let marks: [ChoiceRow]
  package let colours: [MarkColour]

  package init(_ app: NativeApp) {
    let settings = app.model.library.settings
    let row = { @MainActor (choice: Settings.Choice) in
      ChoiceRow(
        SettingsTexts.title(of: choice),
        (0..<choice.count).map { SettingsTexts.name(of: choice, $0) },
        chosen: Int(settings[choice])
      ) { answer in app.change { $0[choice] = UInt8(answer) } }
    }
    general = [.appearance, .motion, .look].map(row)
    marks = [.palette, .pegShape].map(row)
    colours = [Mark.exact, .inexact, .none].map { mark in
      let own = settings.colours[mark]
      return MarkColour(
        mark: mark, title: SettingsTexts.colour(of: mark),
        shade: GameColours.mark(mark, settings),
        warning: own.map { SettingsTexts.warning(about: $0) } ?? "",
        reset: own == nil ? nil : SettingsTexts.resetColour(of: mark))
    }
  }
}

extension NativeApp {
  /// Changes how the player likes it.
  package func change(_ change: (inout Settings) -> Void) {
    act { $0.frame.changeSettings(change) }
  }

  /// Whether the time of play is shown.
  package var showsTime: Bool {
    get { model.library.settings.showsTime }
    set { change { $0.showsTime = newValue } }
  }

  /// Whether keys, attempts and ends are felt.
  package var givesFeedback: Bool {
    get { model.library.settings.givesFeedback }
    set { change { $0.givesFeedback = newValue } }
  }

  /// Gives a mark a colour of the player's own, or takes that away.
  package func colour(_ mark: Mark, _ colour: RGB?) { change { $0.colours[mark] = colour } }

  /// Gives a mark the colour with these parts, each from 0 to 1.
  package func colour(_ mark: Mark, red: Float, green: Float, blue: Float) {
    colour(mark, RGB(red: Double(red), green: Double(green), blue: Double(blue)))
  }
}

/// Light or dark.
package enum Appearance: UInt8, Sendable {
  case system, light, dark
}

extension NativeApp {
  /// Light or dark, as the player wants it.
  package var appearance: Appearance {
    Appearance(rawValue: model.library.settings[.appearance]) ?? .system
  }
}
