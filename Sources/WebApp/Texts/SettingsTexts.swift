import ByteStrings
import Games
import Library

/// Every sentence of the settings.
enum SettingsTexts {
  static var title: PlainText { "Settings" }
  static var palette: PlainText { "Colours of the marks" }
  static var pegs: PlainText { "Pegs" }
  static var newGames: PlainText { "New games" }
  static var appearance: PlainText { "Appearance" }
  static var motion: PlainText { "Motion" }
  static var showsTime: PlainText { "Show the time" }
  static var feedback: PlainText { "Sound and vibration" }
  static var reset: PlainText { "Reset" }
  static var owned: PlainText { "Your games" }
  static var ownedNote: PlainText {
    """
    They live in this browser alone. Save them to a file now and then, or to take them along; a file \
    that is opened here is united with them, and nothing is overwritten.
    """
  }
  static var export: PlainText { "Save to a file" }
  static var importing: PlainText { "Open a file" }
  static var fileName: PlainText { "pastime-games.txt" }
  static var notReadable: PlainText { "The file could not be read." }

  static func name(of palette: Settings.Palette) -> PlainText {
    switch palette {
    case .standard: "Standard"
    case .colourBlind: "Colour-blind"
    case .highContrast: "High contrast"
    }
  }

  static func name(of shape: Settings.PegShape) -> PlainText {
    switch shape {
    case .rounded: "Rounded"
    case .circle: "Circle"
    case .square: "Square"
    }
  }

  static func name(of appearance: Settings.Appearance) -> PlainText {
    switch appearance {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  static func name(of motion: Settings.Motion) -> PlainText {
    switch motion {
    case .system: "System"
    case .reduced: "Reduced"
    case .full: "Full"
    }
  }

  static func colour(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "Exact: right letter, right place"
    case .inexact: "Inexact: elsewhere in the word"
    case .none: "None: not in the word"
    }
  }

  static func resetColour(of mark: Mark) -> PlainText {
    "Reset the colour of \(CodewordTexts.name(of: mark))"
  }

  /// What is hard to see about a colour; nothing when it is easy to see everywhere.
  static func warning(about colour: RGB, of mark: Mark) -> PlainText {
    let least = Ground.leastContrast(of: mark)
    let onLight = colour.contrast(with: Ground.light) < least
    let onDark = colour.contrast(with: Ground.dark) < least
    switch (onLight, onDark) {
    case (true, _): return "Hard to see in the light appearance."
    case (_, true): return "Hard to see in the dark appearance."
    default: return ""
    }
  }

  static func imported(_ summary: ImportSummary) -> PlainText {
    let news = summary.added + summary.extended + summary.branched
    if news == 0 { return "Nothing new: all \(summary.known) games were here already." }
    return news == 1 ? "1 game came in." : "\(news) games came in."
  }

  static func refused(_ fault: ArchiveFault) -> PlainText {
    let line: PlainText = "Nothing was changed: line \(fault.line) of the file "
    switch fault.reason {
    case .notAnArchive: return line + "does not say that it holds games of Pastime."
    case .laterFormat: return line + "says that a later version of Pastime wrote it."
    case .clock: return line + "should tell a clock, and does not."
    case .record(let reason): return line + "is at fault: \(RecordTexts.phrase(for: reason))."
    }
  }
}
