import Games
import Library
import Screens
import Words

/// The settings of the player, as a form asks for them. Every answer takes effect at once.
@MainActor
package struct SettingsViewState {
  /// The colour of a mark.
  package struct MarkColour: Identifiable {
    package let mark: Mark
    package let title: String
    package let shade: Shade
    /// What makes the colour hard to see; empty if nothing does.
    package let warning: String
    /// The title of the button that removes the player's own colour; nil if there is none.
    package let reset: String?

    package var id: UInt8 { mark.rawValue }
  }

  package let general: [ChoiceRow]
  package let codeword: [ChoiceRow]
  package let colours: [MarkColour]

  package init(_ app: NativeApp) {
    let settings = app.model.library.settings
    let row = { @MainActor (choice: Settings.Choice) in
      ChoiceRow(OptionRow(choice, in: app.model.library), app)
    }
    general = [app.wordsRow] + [.appearance, .motion].map(row)
    codeword =
      [.palette, .pegShape].map(row) + [ChoiceRow(app.model.shelf.codeword.usualLength, app)]
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
  /// The language of the words in new games.
  var wordsRow: ChoiceRow {
    let chosen = model.library.settings.words
    return ChoiceRow(
      SettingsTexts.title(of: .words), WordLanguage.allCases.map(\.name),
      chosen: WordLanguage.allCases.firstIndex(of: chosen)
    ) { [self] answer in change { $0.words = WordLanguage.allCases[answer] } }
  }

  /// Changes the player's settings.
  package func change(_ change: (inout Settings) -> Void) {
    act { $0.frame.changeSettings(change) }
  }

  /// Whether the time of play is shown.
  package var showsTime: Bool {
    get { model.library.settings.showsTime }
    set { change { $0.showsTime = newValue } }
  }

  /// Whether keys, attempts and ends give haptic feedback.
  package var givesFeedback: Bool {
    get { model.library.settings.givesFeedback }
    set { change { $0.givesFeedback = newValue } }
  }

  /// Sets the player's own colour for a mark, or removes it.
  package func colour(_ mark: Mark, _ colour: RGB?) { change { $0.colours[mark] = colour } }

  /// Sets the colour of a mark from these parts, each from 0 to 1.
  package func colour(_ mark: Mark, red: Float, green: Float, blue: Float) {
    colour(mark, RGB(red: Double(red), green: Double(green), blue: Double(blue)))
  }
}

/// Light or dark.
package enum Appearance: UInt8, Sendable {
  case system, light, dark
}

extension NativeApp {
  /// The player's choice of light or dark.
  package var appearance: Appearance {
    Appearance(rawValue: model.library.settings[.appearance]) ?? .system
  }
}
