import ByteStrings
import Games
import Library

/// Every sentence of the frame around the games, in German.
package enum ShellTexts {
  package static var name: PlainText { "Pastime" }
  package static var listName: PlainText { "Deine Spiele" }
  package static var yourGames: PlainText { "Deine Spiele" }
  package static var start: PlainText { "Starten" }
  package static var more: PlainText { "Mehr" }
  package static var firstWin: PlainText { "Erster Sieg" }
  package static var best: PlainText { "Dein Rekord" }
  package static var options: PlainText { "Optionen" }
  package static var anotherGame: PlainText { "Noch ein Spiel" }
  package static var back: PlainText { "Zurück zur Liste" }
  package static var help: PlainText { "So geht’s" }
  package static var allHelp: PlainText { "Hilfe" }
  package static var close: PlainText { "Schließen" }
  package static var dismiss: PlainText { "Ausblenden" }
  package static var actions: PlainText { "Aktionen" }
  package static var delete: PlainText { "Dieses Spiel löschen" }
  package static var deleteShort: PlainText { "Löschen" }
  package static var deleted: PlainText { "Spiel gelöscht." }
  /// The message if the statistics counted the game until then.
  package static var deletedFinished: PlainText { "Gelöscht. Es zählt nicht mehr." }
  package static func deletedGames(_ count: Int) -> PlainText { "Gelöschte Spiele (\(count))" }
  package static func bringBack(_ row: PlainText) -> PlainText { "Zurückholen: " + row }
  package static var bringBackShort: PlainText { "Zurückholen" }
  package static var broughtBack: PlainText { "Spiel zurückgeholt." }
  package static var bringBack: PlainText { "Gelöschte zurückholen" }
  package static var undo: PlainText { "Rückgängig" }
  package static var newVersion: PlainText { "Eine neue Version ist da." }
  package static var update: PlainText { "Laden" }
  package static var emptyList: PlainText {
    "Hier stehen bald deine Spiele."
  }
  package static var wordsLoading: PlainText {
    "Die Wörter werden geladen …"
  }
  package static var wordsMissing: PlainText {
    "Die Wörter laden nicht. Prüfe die Verbindung und lade neu."
  }
  package static var samplesMissing: PlainText {
    "Die Beispiele fehlen noch. Bist du online?"
  }
  package static var noSuchGame: PlainText { "Dieses Gerät hat das Spiel nicht." }
  package static var continued: PlainText {
    "Du hast auch anderswo weitergespielt. Diese Version steht im Menü des Spiels."
  }
  package static var storageRefused: PlainText {
    "Dieser Browser speichert nichts. Mit der Seite verschwinden die Spiele."
  }
  package static var otherLetters: PlainText {
    "Hier gelten nur lateinische Buchstaben."
  }
  package static var nothingToDeal: PlainText { "Kein Wort passt zu diesem Spiel." }

  /// The consequence of a row that could not be stored.
  package static func unsaved(_ change: RowChange, isFull: Bool) -> PlainText {
    let cause: PlainText =
      isFull
      ? "Das Gerät ist voll. " : "Das Gerät kann nicht speichern. "
    return cause + loss(of: change)
  }

  private static func loss(of change: RowChange) -> PlainText {
    switch RowKey(change.key) {
    case .clock?: return "Deine Zeit ist nicht gespeichert."
    case .theme?: return "Das Thema ist nicht gespeichert."
    case .gone?: return "Nächstes Mal ist das Spiel wieder da."
    case .setting?, .settings?, .device?: return "Die Einstellungen sind nicht gespeichert."
    case .friends?: return "Das geschickte Ergebnis ist nicht gespeichert."
    case .record?, nil: return "Dein Spielstand ist nicht gespeichert."
    }
  }

  // MARK: About

  package static var about: PlainText { "Über Pastime" }
  package static var aboutPastime: PlainText {
    """
    Klassische Wort- und Denkspiele, auch ohne Netz. Der Code ist frei, unter der MIT-Lizenz.
    """
  }
  package static var aboutPrivacy: PlainText {
    """
    Kein Konto, und nichts wird gesendet. Deine Spiele bleiben in diesem Browser, auf diesem Gerät.
    """
  }
  package static var aboutWordsTitle: PlainText { "Die Wörter" }
  package static var aboutWords: PlainText {
    """
    Codewort, Anagramme und Galgenraten spielst du mit deutschen oder englischen Wörtern, wie du es in den \
    Einstellungen wählst. Gesucht sind geläufige, kindgerechte. Beim Raten gelten weit mehr, auch seltene \
    und gebeugte. Namen, Abkürzungen und Schimpfwörter zählen nicht.
    """
  }
  package static var credit: PlainText {
    """
    Deutsche Wörter: german-wordlist und Wikidata (beide CC0); ausgewählt nach Häufigkeiten der Leipzig \
    Corpora Collection © Universität Leipzig, SAW, InfAI (CC BY 4.0). Englische Wörter: SCOWL © 2000–2018 Kevin Atkinson; enthält ENABLE (gemeinfrei) und UKACD © J Ross \
    Beresford 1993–1999; ausgewählt mit WordNet 3.0 © 2006 Princeton University. Die Listen sind für \
    diese Spiele gefiltert und verändert. Schrift der Titel: Manrope.
    """
  }
  /// "Pastime 1.0.0 · Build 9e2723b7", without the build if it is not known.
  package static func version(build: PlainText) -> PlainText {
    var text: PlainText = "Pastime " + Release.version
    if !build.isEmpty { text += " · Build " + build }
    return text
  }

  /// The text after the version, for each game.
  package static func rules(of game: PlainText, version: Int64) -> PlainText {
    " · \(game)-Regeln \(version)"
  }

  package static var licences: PlainText { "Lizenzen und Hinweise" }
  package static var noticesMissing: PlainText {
    "Die Hinweise fehlen noch. Bist du online?"
  }

  /// The edition of the word lists, in hexadecimal digits.
  package static func edition(_ identity: UInt64) -> PlainText {
    var digits = TextWriter()
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      digits.write(hexadecimal: UInt8(truncatingIfNeeded: identity >> shift & 15))
    }
    return "Wortliste \(PlainText(utf8: digits.bytes))"
  }

  package static func unreadable(_ count: Int) -> PlainText {
    count == 1
      ? "1 Spiel ist nicht ganz lesbar. Es bleibt, wie es ist."
      : "\(count) Spiele sind nicht ganz lesbar. Sie bleiben, wie sie sind."
  }

  package static var otherLines: PlainText { "Andere Versionen" }
  package static var goOnThere: PlainText { "Dort weiterspielen" }
  package static var lookThroughLine: PlainText { "Diese ansehen" }

  package static var resume: PlainText { "Weiter" }

  // MARK: Searching the list

  package static var search: PlainText { "Spiele suchen" }
  package static var searchShort: PlainText { "Suchen" }
  package static var showAll: PlainText { "Alle zeigen" }

  /// "3 von 57 Spielen".
  package static func found(_ count: Int, of all: Int) -> PlainText {
    count == 0 ? "Nichts gefunden." : "\(count) von \(all) Spielen"
  }

  /// The word for the state of a game.
  package static func name(of outcome: Outcome) -> PlainText {
    switch outcome {
    case .playing: "läuft noch"
    case .won: "geschafft"
    case .lost: "verloren"
    }
  }

  package static func showOlder(_ count: Int) -> PlainText {
    count == 1 ? "Älteres Spiel zeigen" : "Ältere Spiele zeigen (\(count))"
  }

  package static func new(_ game: PlainText) -> PlainText { "Neues Spiel: \(game)" }

  /// "Neues Spiel: Paare, beliebiges Thema".
  package static func new(_ game: PlainText, _ defaults: PlainText) -> PlainText {
    "\(new(game)), \(defaults)"
  }

  /// "Weiter: 3 von 8".
  package static func goOn(_ progress: PlainText) -> PlainText { "Weiter: \(progress)" }

  /// The title of the document while a game is open.
  package static func title(_ game: PlainText) -> PlainText { "\(game) · \(name)" }

  package static func row(game: PlainText, state: PlainText, time: PlainText?) -> PlainText {
    time.map { "\(game). \(state) \($0)." } ?? "\(game). \(state)"
  }

  /// "2:41", and from one hour "1:02:41".
  package static func time(_ time: Milliseconds) -> PlainText {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(twoDigits(seconds % 60))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(seconds % 60))"
  }

  /// "2 Minuten 41 Sekunden", and from one hour "1 Stunde 2 Minuten".
  package static func spoken(_ time: Milliseconds) -> PlainText {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    guard minutes > 0 else { return count(seconds, of: "Sekunde") }
    guard minutes >= 60 else {
      return "\(count(minutes, of: "Minute")) \(count(seconds % 60, of: "Sekunde"))"
    }
    return "\(count(minutes / 60, of: "Stunde")) \(count(minutes % 60, of: "Minute"))"
  }

  /// The name of a game below its tile, with the places where a narrow tile may break it.
  package static func caption(_ kind: GameKind) -> PlainText {
    switch kind {
    case .codeword: "Code\u{AD}wort"
    case .anagrams: "Ana\u{AD}gramme"
    case .hangman: "Galgen"
    case .memorize: "Paare"
    case .times: "Rechnen"
    }
  }

  package static func timeLeft(_ time: Milliseconds) -> PlainText { "Noch \(spoken(time))" }

  private static func count(_ number: Int64, of unit: PlainText) -> PlainText {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)n"
  }

  private static func twoDigits(_ number: Int64) -> PlainText {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
