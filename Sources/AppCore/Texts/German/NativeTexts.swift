/// Every sentence that only the native app says.
package enum NativeTexts {
  // MARK: Instead of what speaks of a browser

  static var storageRefused: String {
    "Dieses Gerät lässt Pastime nichts behalten. Die Partien sind verloren, wenn die App schließt."
  }
  static var samplesMissing: String { "Die Partien zum Ausprobieren sind nicht in dieser App." }
  static var notCopied: String { "Es ließ sich nichts kopieren. Nimm stattdessen „Teilen“." }
  static var laterVersion: String {
    "Diesen Link hat eine spätere Version von Pastime gemacht. Aktualisiere die App und versuche es noch einmal."
  }
  static var coachMissing: String { "Der Trainer kann zu dieser Partie nichts sagen." }

  // MARK: Links

  package static var openLink: String { "Einen Link öffnen" }
  package static var link: String { "Ein Link, den dir jemand geschickt hat" }
  static var noLink: String { "Das ist kein Link von Pastime." }

  // MARK: Themes

  /// The title of the picker for the first or the second colour.
  package static func mixed(isSecond: Bool) -> String {
    isSecond ? "Die zweite Farbe, so nah es eine gibt" : "Eine Farbe, so nah es eine gibt"
  }
}
