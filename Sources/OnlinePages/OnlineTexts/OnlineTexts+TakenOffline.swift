import ByteStrings

/// The texts for the day's five that are taken offline.
extension OnlineTexts {
  var offlineMeaning: PlainText {
    say(
      """
      For places without a network: today’s puzzles come to this device, answers included. It keeps the time, \
      and the server compares your games later.
      """,
      """
      Für unterwegs ohne Netz: Die Tagesrätsel kommen samt Lösungen auf dieses Gerät. Es misst die Zeit, und \
      der Server vergleicht die Spiele später.
      """)
  }

  var offlineCost: PlainText {
    say(
      """
      On boards they show ◐ offline, not ● checked. You can’t undo this. Games you began with the server stay \
      ● checked.
      """,
      """
      Auf Tafeln steht dann ◐ offline statt ● geprüft. Zurück geht es nicht. Was du mit dem Server begonnen \
      hast, bleibt ● geprüft.
      """)
  }

  /// The state of a game.
  func standing(_ standing: TakenOffline.Standing) -> PlainText {
    switch standing {
    case .left: say("not loaded", "nicht geladen")
    case .underWay: "…"
    case .here: say("◐ on this device", "◐ auf diesem Gerät")
    case .judged:
      say("● begun with the server", "● mit dem Server begonnen")
    }
  }

  /// How many games are on this device.
  func cameOffline(_ count: Int) -> PlainText {
    say(
      "On this device: \(count) of 5 puzzles.",
      "Auf diesem Gerät: \(count) von 5 Rätseln.")
  }

  var notStored: PlainText {
    say("This browser can’t store games.", "Dieser Browser speichert nichts.")
  }

  /// Why a game was not taken offline.
  func problem(ofOffline answer: ServerAnswer) -> PlainText {
    if answer["closed"] != nil {
      return say(
        "It’s already another day on the server.",
        "Auf dem Server ist schon ein anderer Tag.")
    }
    return problem(ofCircle: answer)
  }
}
