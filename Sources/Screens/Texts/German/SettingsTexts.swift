import ByteStrings
import Games
import Library

/// Every sentence of the settings, in German.
package enum SettingsTexts {
  package static var title: PlainText { "Einstellungen" }
  package static var parts: PlainText { "Einstellungen" }
  package static func title(of part: SettingsPart) -> PlainText {
    switch part {
    case .general: "Allgemein"
    case .marks: "Farben"
    case .newGames: "Neue Spiele"
    case .owned: owned
    }
  }
  package static var reset: PlainText { "Zurücksetzen" }
  package static var owned: PlainText { "Meine Spiele" }
  package static var ownedNote: PlainText {
    """
    Deine Spiele sind nur in diesem Browser. Sichere sie ab und zu in einer Datei. Öffnest du eine, kommen \
    ihre Spiele dazu. Nichts geht verloren.
    """
  }
  package static var fileNote: PlainText {
    "Alle Spiele in einer Datei, zum Mitnehmen."
  }
  package static var export: PlainText { "Datei sichern" }
  package static var importing: PlainText { "Datei öffnen" }
  package static var fileName: PlainText { "pastime-spiele.txt" }
  package static var notReadable: PlainText { "Diese Datei ist nicht lesbar." }

  /// With the English word, for a player who came here by mistake.
  package static var language: PlainText { "Sprache (language)" }
  package static var languageChanged: PlainText { "Pastime spricht jetzt Deutsch." }
  package static var languageMissing: PlainText {
    "Die Sprache fehlt noch. Bist du online?"
  }

  package static func title(of choice: Settings.Choice) -> PlainText {
    switch choice {
    case .palette: "Farbschema"
    case .pegShape: "Form"
    case .appearance: "Darstellung"
    case .motion: "Bewegung"
    case .time: "Zeit anzeigen"
    case .feedback: "Ton und Vibration"
    case .look: HangmanScreenTexts.look
    case .recoveryKeyOffer: ""
    case .words: "Wörter in Spielen"
    }
  }

  /// The name of an option of a setting; empty for a switch.
  package static func name(of choice: Settings.Choice, _ number: UInt8) -> PlainText {
    switch (choice, number) {
    case (.palette, 0): "Standard"
    case (.palette, 1): "Farbenblind"
    case (.palette, _): "Kontrast"
    case (.pegShape, 0): "Gerundet"
    case (.pegShape, 1): "Kreis"
    case (.pegShape, _): "Quadrat"
    case (.appearance, 0), (.motion, 0): "System"
    case (.appearance, 1): "Hell"
    case (.appearance, _): "Dunkel"
    case (.motion, 1): "Weniger"
    case (.motion, _): "Alle"
    case (.look, _): HangmanTexts.name(of: HangmanLook(rawValue: number) ?? .gallows)
    case (.time, _), (.feedback, _), (.recoveryKeyOffer, _), (.words, _): ""
    }
  }

  package static func colour(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "Genau: richtiger Buchstabe, richtiger Platz"
    case .inexact: "Enthalten: an anderer Stelle im Wort"
    case .none: "Fehlt: nicht im Wort"
    }
  }

  package static func resetColour(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "Farbe für „Genau“ zurücksetzen"
    case .inexact: "Farbe für „Enthalten“ zurücksetzen"
    case .none: "Farbe für „Fehlt“ zurücksetzen"
    }
  }

  /// A warning that a colour is hard to see; empty if it is easy to see everywhere.
  package static func warning(about colour: RGB) -> PlainText {
    let onLight = colour.contrast(with: Ground.light) < Ground.leastContrast
    let onDark = colour.contrast(with: Ground.dark) < Ground.leastContrast
    switch (onLight, onDark) {
    case (true, _): return "Im hellen Modus schwer zu sehen."
    case (_, true): return "Im dunklen Modus schwer zu sehen."
    default: return ""
    }
  }

  package static func imported(_ summary: ImportSummary) -> PlainText {
    let news = summary.added + summary.extended + summary.branched
    var text: PlainText = ""
    if news > 0 { text = news == 1 ? "1 Spiel" : "\(news) Spiele" }
    if summary.themes > 0 {
      if news > 0 { text += " und " }
      text += summary.themes == 1 ? "1 Thema" : "\(summary.themes) Themen"
    }
    if news + summary.themes > 0 {
      text += news + summary.themes == 1 ? " ist dazugekommen." : " sind dazugekommen."
    } else if summary.deleted == 0 {
      text =
        summary.known == 1
        ? "Nichts Neues: Das Spiel war schon da."
        : "Nichts Neues: Alle \(summary.known) Spiele waren schon da."
    }
    if summary.deleted > 0 {
      if news + summary.themes > 0 { text += " " }
      text +=
        summary.deleted == 1
        ? "1 Spiel gelöscht, wie in der Datei."
        : "\(summary.deleted) Spiele gelöscht, wie in der Datei."
    }
    return text
  }

  package static func refused(_ error: ArchiveError) -> PlainText {
    let line: PlainText = "Nichts geändert. Zeile \(error.line) der Datei "
    switch error.reason {
    case .notAnArchive: return line + "nennt Pastime nicht."
    case .laterFormat: return line + "nennt eine neuere Version von Pastime."
    case .row: return line + "ist nicht lesbar."
    case .theme: return line + "sollte ein Thema sein."
    case .clock: return line + "sollte eine Zeit sein."
    case .record(let reason): return line + "ist fehlerhaft: \(RecordTexts.phrase(for: reason))."
    }
  }
}
