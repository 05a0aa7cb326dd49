import ByteStrings
import Games
import Library

/// Every sentence of the settings.
package enum SettingsTexts {
  package static var title: PlainText { "Settings" }
  package static var parts: PlainText { "Settings" }
  package static func title(of part: SettingsPart) -> PlainText {
    switch part {
    case .general: "General"
    case .codeword: GameKind.codeword.name
    case .owned: owned
    }
  }
  package static var reset: PlainText { "Reset" }
  package static var owned: PlainText { "My games" }
  package static var ownedNote: PlainText {
    """
    Your games are saved in this browser. Save them to a file now and then. Open a file to add its games \
    to yours.
    """
  }
  package static var fileNote: PlainText {
    "All your games in a file, to keep or move."
  }
  package static var export: PlainText { "Save to a file" }
  package static var importing: PlainText { "Open a file" }
  package static var fileName: PlainText { "pastime-games.txt" }
  package static var notReadable: PlainText { "Can’t read this file." }

  package static var language: PlainText { "Language" }
  package static var languageChanged: PlainText { "Pastime speaks English now." }
  package static var languageMissing: PlainText {
    "Can’t load the language. Are you online?"
  }

  package static func title(of choice: Settings.Choice) -> PlainText {
    switch choice {
    case .palette: "Colour scheme"
    case .pegShape: "Shape"
    case .appearance: "Appearance"
    case .motion: "Motion"
    case .time: "Show the time"
    case .feedback: "Sound and vibration"
    case .look: HangmanScreenTexts.look
    case .recoveryKeyOffer: ""
    case .words: "Words in games"
    }
  }

  /// The name of an option of a setting; empty for a switch.
  package static func name(of choice: Settings.Choice, _ number: UInt8) -> PlainText {
    switch (choice, number) {
    case (.palette, 0): "Standard"
    case (.palette, 1): "Colour-blind"
    case (.palette, _): "High contrast"
    case (.pegShape, 0): "Rounded"
    case (.pegShape, 1): "Circle"
    case (.pegShape, _): "Square"
    case (.appearance, 0), (.motion, 0): "System"
    case (.appearance, 1): "Light"
    case (.appearance, _): "Dark"
    case (.motion, 1): "Reduced"
    case (.motion, _): "Full"
    case (.look, _): HangmanTexts.name(of: HangmanLook(rawValue: number) ?? .gallows)
    case (.time, _), (.feedback, _), (.recoveryKeyOffer, _), (.words, _): ""
    }
  }

  package static func colour(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "Exact: right letter, right place"
    case .inexact: "Inexact: elsewhere in the word"
    case .none: "None: not in the word"
    }
  }

  package static func resetColour(of mark: Mark) -> PlainText {
    "Reset colour: \(CodewordTexts.name(of: mark))"
  }

  /// A warning that a colour is hard to see; empty if it is easy to see everywhere.
  package static func warning(about colour: RGB) -> PlainText {
    let onLight = colour.contrast(with: Ground.light) < Ground.leastContrast
    let onDark = colour.contrast(with: Ground.dark) < Ground.leastContrast
    switch (onLight, onDark) {
    case (true, _): return "Hard to see in light mode."
    case (_, true): return "Hard to see in dark mode."
    default: return ""
    }
  }

  package static func imported(_ summary: ImportSummary) -> PlainText {
    let news = summary.added + summary.extended + summary.branched
    var text: PlainText = ""
    if news > 0 { text = StatisticsTexts.games(news) }
    if summary.themes > 0 {
      if news > 0 { text += " and " }
      text += summary.themes == 1 ? "1 theme" : "\(summary.themes) themes"
    }
    if news + summary.themes > 0 {
      text += " added."
    } else if summary.deleted == 0 {
      text =
        summary.known == 1
        ? "Nothing new: you have this game."
        : "Nothing new: you have all \(summary.known) games."
    }
    if summary.deleted > 0 {
      if news + summary.themes > 0 { text += " " }
      text +=
        summary.deleted == 1
        ? "1 game deleted, as in the file."
        : "\(summary.deleted) games deleted, as in the file."
    }
    return text
  }

  package static func refused(_ error: ArchiveError) -> PlainText {
    let line: PlainText = "Nothing changed. Line \(error.line) of the file "
    switch error.reason {
    case .notAnArchive: return line + "doesn’t say it’s from Pastime."
    case .laterFormat: return line + "says it’s from a newer Pastime."
    case .row: return line + "can’t be read."
    case .theme: return line + "should be a theme."
    case .clock: return line + "should be a time."
    case .record(let reason): return line + "is wrong: \(RecordTexts.phrase(for: reason))."
    }
  }
}
