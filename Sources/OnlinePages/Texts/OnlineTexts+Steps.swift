import ByteStrings

/// The texts for the steps to more devices, and for their failures.
extension OnlineTexts {
  func addNote(_ address: PlainText) -> PlainText {
    say(
      """
      On the other device open \(address), then Settings, My games, “I have a code”, or scan the \
      picture. The code holds for ten minutes.
      """,
      """
      Öffne auf dem anderen Gerät \(address), dann Einstellungen, Meine Spiele, „Ich habe einen Code“, \
      oder scanne das Bild. Der Code gilt zehn Minuten.
      """)
  }
  var code: PlainText { say("Code", "Code") }
  var picture: PlainText { say("The code as a picture to scan", "Der Code als Bild zum Scannen") }
  func asks(_ claim: [PlainText]) -> PlainText {
    say(
      "\(claim[2]) wants to join (games there: \(claim[1])). Does it show \(claim[0])?",
      "\(claim[2]) möchte dazu (Spiele dort: \(claim[1])). Zeigt es \(claim[0])?")
  }
  var joined: PlainText {
    say("The other device has your games now.", "Das andere Gerät hat jetzt deine Spiele.")
  }

  var enterNote: PlainText {
    say(
      """
      The code that your other device shows, or your recovery key. The games of this \
      device join those of that player.
      """,
      """
      Der Code, den dein anderes Gerät zeigt, oder dein Notfallschlüssel. Die Spiele von hier \
      bekommt, von wem er ist.
      """)
  }
  var moveNote: PlainText {
    say(
      """
      This device belongs to a player already. With the code of another player, it goes over with all its \
      games. Only another device of yours or your recovery key leads back.
      """,
      """
      Dieses Gerät gehört schon zu einem Spieler. Mit dem Code eines anderen geht es mit allen Spielen zu ihm \
      über. Zurück führt nur ein anderes Gerät von dir oder dein Notfallschlüssel.
      """)
  }
  func waits(_ number: PlainText) -> PlainText {
    say(
      "Your other device asks whether it is you, and shows \(number). Say yes there.",
      "Dein anderes Gerät fragt, ob du es bist, und zeigt \(number). Sag dort Ja.")
  }

  var recoveryKeyNote: PlainText {
    say(
      """
      Write this down and keep it to yourself. It brings your games back when all devices are gone. A new key \
      takes its place.
      """,
      """
      Schreib das auf und behalte es für dich. Es bringt deine Spiele zurück, wenn alle Geräte weg sind. Ein neuer \
      Schlüssel tritt an seine Stelle.
      """)
  }

  var eraseNote: PlainText {
    say(
      """
      Your games and devices are erased from the server at once, and from its file within a day. Older copies \
      hold them until they are deleted. Your browsers keep what they have.
      """,
      """
      Deine Spiele und Geräte sind sofort vom Server gelöscht, und innerhalb eines Tages aus seiner Datei. Ältere Kopien \
      haben sie, bis sie gelöscht werden. Deine Browser behalten, was sie haben.
      """)
  }
  var erased: PlainText {
    say("Everything on the server is erased.", "Auf dem Server ist alles gelöscht.")
  }

  /// Why a step failed.
  func problem(_ answer: ServerAnswer) -> PlainText {
    switch answer.status {
    case 0:
      say(
        "The server does not answer. Check the connection.",
        "Der Server antwortet nicht. Prüfe die Verbindung.")
    case 403: say("That is not the invitation word.", "Das ist nicht das Einladungswort.")
    case 409: reason(answer)
    case 429, 503, 507:
      say(
        "That cannot be done now. Try again later.",
        "Das geht gerade nicht. Versuche es später noch einmal.")
    case 401, 404: noCode
    default:
      say(
        "A code has 8 characters, a recovery key 28.",
        "Ein Code hat 8 Zeichen, ein Notfallschlüssel 28.")
    }
  }

  private func reason(_ answer: ServerAnswer) -> PlainText {
    if answer["too-many-devices"] != nil {
      return say(
        "There are too many devices. Remove one first.",
        "Es sind zu viele Geräte. Entferne erst eines.")
    }
    if answer["refused"] != nil {
      return say("The other device said no.", "Das andere Gerät hat Nein gesagt.")
    }
    return noCode
  }

  private var noCode: PlainText {
    say("There is no such code, or none any more.", "Diesen Code gibt es nicht, oder nicht mehr.")
  }
}
