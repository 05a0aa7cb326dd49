import ByteStrings

/// The texts for the steps to more devices, and for their failures.
extension OnlineTexts {
  func addNote(_ address: PlainText) -> PlainText {
    localized(
      """
      On the other device, scan the picture, or open \(address), then Settings, My games, “I have a code”. \
      The code works for 10 minutes.
      """)
  }
  var code: PlainText { localized("Code") }
  var picture: PlainText { localized("QR code") }
  func asks(_ claim: [PlainText]) -> PlainText {
    localized("\(claim[2]) wants to join (games there: \(claim[1])). Does it show \(claim[0])?")
  }
  var joined: PlainText {
    localized("The other device has your games now.")
  }

  var enterNote: PlainText {
    localized(
      """
      Enter the code from your other device, or your recovery key. This device’s games join that player’s.
      """)
  }
  var moveNote: PlainText {
    localized(
      """
      This device already belongs to a player. Another player’s code moves it over with all its games. Only \
      your other device or recovery key brings it back.
      """)
  }
  func waits(_ number: PlainText) -> PlainText {
    localized("Your other device shows \(number) and asks if it is you. Say yes there.")
  }

  var recoveryKeyNote: PlainText {
    localized(
      """
      Write this down and keep it secret. It brings your games back if you lose all devices. A new key \
      replaces it.
      """)
  }

  var eraseNote: PlainText {
    localized(
      """
      The server erases your games and devices at once, and its file follows within a day. Older copies last \
      until they are deleted. Your browsers keep their games.
      """)
  }
  var erased: PlainText {
    localized("Erased from the server.")
  }

  /// Why a step failed.
  func problem(_ answer: ServerAnswer) -> PlainText {
    switch answer.status {
    case 0:
      localized("Can’t reach the server. Are you online?")
    case 403: localized("That is not the invitation word.")
    case 409: reason(answer)
    case 429, 503, 507:
      localized("That didn’t work. Try again later.")
    case 401, 404: noCode
    default:
      localized("A code has 8 characters, a recovery key 28.")
    }
  }

  private func reason(_ answer: ServerAnswer) -> PlainText {
    if answer["too-many-devices"] != nil {
      return localized("Too many devices. Remove one first.")
    }
    if answer["refused"] != nil {
      return localized("The other device said no.")
    }
    return noCode
  }

  private var noCode: PlainText {
    localized("No such code, or it has expired.")
  }
}
