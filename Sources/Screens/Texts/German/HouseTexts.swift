import ByteStrings
import Library

/// Every sentence about the house that keeps games, in German.
package enum HouseTexts {
  package static func title(of intent: HouseIntent) -> PlainText {
    switch intent {
    case .begin: "Meine Spiele hier aufheben"
    case .enterCode: "Ich habe einen Code"
    case .join: "Dazukommen"
    case .offer: "Gerät hinzufügen"
    case .allow: "Ja, es gehört dazu"
    case .refuse: "Nein"
    case .makeSheet: "Notfallblatt"
    case .copySheet: "Kopieren"
    case .askToErase: "Hier alles löschen"
    case .erase: "Löschen"
    case .leave: "Ohne das Haus weiter"
    case .rest: "Zurück"
    }
  }

  package static func offer(_ address: PlainText) -> PlainText {
    """
    \(address) kann deine Spiele aufheben: kein Browser kann sie dann verlieren, und deine anderen \
    Geräte haben sie auch. Ohne Namen, ohne E-Mail, ohne Passwort.
    """
  }
  package static var word: PlainText { "Wort des Hauses" }
  package static var begun: PlainText { "Deine Spiele werden ab jetzt aufgehoben." }

  package static var outdated: PlainText { "Diese Seite ist älter als ihr Haus. Lade sie neu." }

  /// How it stands, in a sentence.
  package static func sentence(_ keeping: Keeping) -> PlainText {
    switch keeping {
    case .kept: "Alles von hier ist aufgehoben."
    case .waiting(1): "1 Änderung wartet auf das Netz."
    case .waiting(let count): "\(count) Änderungen warten auf das Netz."
    case .refused(.removed, _):
      "Dieses Gerät wurde entfernt. Seine Spiele bleiben hier und werden nicht mehr aufgehoben."
    case .refused(.laterVersion, _): outdated
    case .refused(.storage, _):
      "Dieser Browser hat keinen Platz für das von deinen anderen Geräten."
    case .refused(.full, _): "Das Haus hat keinen Platz mehr für deine Spiele. Sie bleiben hier."
    case .refused(.row, let count):
      "Das Haus hebt \(count) deiner Änderungen nicht auf. Sie bleiben hier."
    }
  }

  /// How many games this device has, how much the house keeps, and where.
  package static func kept(_ games: Int, bytes: Int64?, at address: PlainText) -> PlainText {
    let count: PlainText = games == 1 ? "1 Spiel" : "\(games) Spiele"
    guard let bytes else { return "\(count) hier, aufgehoben bei \(address)." }
    return "\(count) hier, \(size(of: bytes)) aufgehoben bei \(address)."
  }
  private static func size(of bytes: Int64) -> PlainText {
    let kilobytes = Int(clamping: (bytes + 999) / 1_000)
    return kilobytes < 1_000
      ? "\(kilobytes) kB" : "\(kilobytes / 1_000),\(kilobytes / 100 % 10) MB"
  }
  package static var takeAlong: PlainText { "Alles mitnehmen" }
  package static var left: PlainText { "Deine Spiele sind jetzt nur hier." }
  package static var sheetOffer: PlainText {
    "Mit einem Notfallblatt hast du deine Spiele wieder, auch wenn alle Geräte weg sind."
  }
  package static var noSheet: PlainText { "Nein danke" }

  /// When a device was there last.
  package static func seen(_ day: Day, today: Day) -> PlainText {
    switch today.number - day.number {
    case ...0: "zuletzt hier heute"
    case 1: "zuletzt hier gestern"
    default: "zuletzt hier am " + DailyTexts.briefDate(of: day)
    }
  }

  package static func this(_ label: PlainText) -> PlainText { "\(label) (dieses hier)" }
  package static func remove(_ label: PlainText) -> PlainText { "\(label) entfernen" }
  package static var removeShort: PlainText { "Entfernen" }
  package static func addNote(_ address: PlainText) -> PlainText {
    """
    Öffne auf dem anderen Gerät \(address), dann Einstellungen, Meine Spiele, „Ich habe einen Code“, \
    oder scanne das Bild. Der Code gilt zehn Minuten.
    """
  }
  package static var code: PlainText { "Code" }
  package static var picture: PlainText { "Der Code als Bild zum Scannen" }
  package static func asks(_ claim: [PlainText]) -> PlainText {
    "\(claim[2]) möchte dazu (Spiele dort: \(claim[1])). Zeigt es \(claim[0])?"
  }
  package static var joined: PlainText { "Das andere Gerät hat jetzt deine Spiele." }

  package static var enterNote: PlainText {
    """
    Der Code, den dein anderes Gerät zeigt, oder was auf deinem Notfallblatt steht. Die Spiele von hier \
    bekommt, von wem er ist.
    """
  }
  package static var moveNote: PlainText {
    """
    Dieses Gerät gehört schon zu einem Spieler. Mit dem Code eines anderen geht es mit allen Spielen zu ihm \
    über. Zurück führt nur ein anderes Gerät von dir oder dein Notfallblatt.
    """
  }
  package static func waits(_ number: PlainText) -> PlainText {
    "Dein anderes Gerät fragt, ob du es bist, und zeigt \(number). Sag dort Ja."
  }

  package static var sheetNote: PlainText {
    """
    Schreib das auf. Damit hast du deine Spiele wieder, wenn alle Geräte weg sind, und wer es sonst liest, hat \
    sie auch. Ein neues Blatt tritt an seine Stelle.
    """
  }

  package static var eraseNote: PlainText {
    """
    Deine Spiele und Geräte sind sofort aus dem Haus, und innerhalb eines Tages aus seiner Datei. Ältere Kopien \
    haben sie, bis sie gelöscht werden. Deine Browser behalten, was sie haben.
    """
  }
  package static var erased: PlainText { "Das Haus hat alles vergessen." }

  /// Why nothing came of a step.
  static func problem(_ answer: HouseAnswer) -> PlainText {
    switch answer.status {
    case 0: "Das Haus antwortet nicht. Prüfe die Verbindung."
    case 403: "Das ist nicht das Wort des Hauses."
    case 409: reason(answer)
    case 429, 503, 507: "Das geht gerade nicht. Versuche es später noch einmal."
    case 401, 404: "Diesen Code gibt es nicht, oder nicht mehr."
    default: "Ein Code hat 8 Zeichen, ein Notfallblatt 28."
    }
  }

  private static func reason(_ answer: HouseAnswer) -> PlainText {
    if answer["too-many-devices"] != nil { return "Es sind zu viele Geräte. Entferne erst eines." }
    if answer["refused"] != nil { return "Das andere Gerät hat Nein gesagt." }
    return "Diesen Code gibt es nicht, oder nicht mehr."
  }
}
