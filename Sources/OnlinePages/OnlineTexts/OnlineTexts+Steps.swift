import ByteStrings

/// The texts for the steps to more devices, and for their failures.
extension OnlineTexts {
  func addNote(_ address: PlainText) -> PlainText {
    say(
      """
      On the other device, scan the picture, or open \(address), then Settings, My games, “I have a code”. \
      The code works for 10 minutes.
      """,
      """
      Scanne das Bild mit dem anderen Gerät, oder öffne dort \(address), dann Einstellungen, Meine Spiele, \
      „Ich habe einen Code“. Der Code gilt 10 Minuten.
      """)
  }
  var code: PlainText { say("Code", "Code") }
  var picture: PlainText { say("QR code", "QR-Code") }
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
      Enter the code from your other device, or your recovery key. This device’s games join that player’s.
      """,
      """
      Der Code vom anderen Gerät oder dein Notfallschlüssel. Die Spiele von hier kommen zu diesem Spieler.
      """)
  }
  var moveNote: PlainText {
    say(
      """
      This device already belongs to a player. Another player’s code moves it over with all its games. Only \
      your other device or recovery key brings it back.
      """,
      """
      Dieses Gerät gehört schon zu einem Spieler. Der Code eines anderen nimmt es mit allen Spielen dorthin mit. \
      Zurück geht es nur mit deinem anderen Gerät oder Notfallschlüssel.
      """)
  }
  func waits(_ number: PlainText) -> PlainText {
    say(
      "Your other device shows \(number) and asks if it is you. Say yes there.",
      "Dein anderes Gerät zeigt \(number) und fragt, ob du es bist. Sag dort Ja.")
  }

  var recoveryKeyNote: PlainText {
    say(
      """
      Write this down and keep it secret. It brings your games back if all devices are gone. A new key \
      replaces it.
      """,
      """
      Schreib das auf und halte es geheim. Es bringt deine Spiele zurück, wenn alle Geräte weg sind. Ein neuer \
      Schlüssel ersetzt diesen.
      """)
  }

  var eraseNote: PlainText {
    say(
      """
      The server erases your games and devices at once, and its file follows within a day. Older copies last \
      until they are deleted. Your browsers keep their games.
      """,
      """
      Der Server löscht deine Spiele und Geräte sofort, aus seiner Datei binnen eines Tages. Ältere Kopien bleiben, \
      bis sie gelöscht werden. Deine Browser behalten ihre Spiele.
      """)
  }
  var erased: PlainText {
    say("Erased from the server.", "Vom Server gelöscht.")
  }

  /// Why a step failed.
  func problem(_ answer: ServerAnswer) -> PlainText {
    switch answer.status {
    case 0:
      say(
        "Can’t reach the server. Are you online?",
        "Der Server antwortet nicht. Bist du online?")
    case 403: say("That is not the invitation word.", "Das ist nicht das Einladungswort.")
    case 409: reason(answer)
    case 429, 503, 507:
      say(
        "That didn’t work. Try again later.",
        "Das geht gerade nicht. Versuch es später.")
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
        "Too many devices. Remove one first.",
        "Zu viele Geräte. Entferne erst eines.")
    }
    if answer["refused"] != nil {
      return say("The other device said no.", "Das andere Gerät hat Nein gesagt.")
    }
    return noCode
  }

  private var noCode: PlainText {
    say("No such code, or it has expired.", "Diesen Code gibt es nicht (mehr).")
  }
}
