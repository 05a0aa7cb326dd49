/// Every sentence that only the native app says.
package enum NativeTexts {
  // MARK: Instead of what speaks of a browser

  static var storageRefused: String {
    "Dieses Gerät speichert nichts. Mit der App verschwinden die Spiele."
  }
  static var samplesMissing: String { "Diese App hat keine Beispiele." }
  static var notCopied: String { "Kopieren ging nicht. Nimm „Teilen“." }
  static var laterVersion: String {
    "Dieser Link braucht ein neueres Pastime. Aktualisiere die App und versuch es noch einmal."
  }
  static var coachMissing: String { "Der Trainer kann zu diesem Spiel nichts sagen." }

  // MARK: Links

  package static var openLink: String { "Einen Link öffnen" }
  package static var link: String { "Ein geschickter Link" }
  static var noLink: String { "Das ist kein Pastime-Link." }

  // MARK: Themes

  /// The title of the picker for the first or the second colour.
  package static func mixed(isSecond: Bool) -> String {
    isSecond ? "Zweite Farbe (ähnlichste)" : "Farbe (ähnlichste)"
  }
}
