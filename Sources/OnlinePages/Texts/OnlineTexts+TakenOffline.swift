import ByteStrings

/// The texts for the day's five that are taken offline.
extension OnlineTexts {
  var offlineMeaning: PlainText {
    say(
      """
      For where there is no network: today’s five come onto this device whole, with what is hidden in them. You \
      play them by its own clock, and they are held against the puzzles later.
      """,
      """
      Für unterwegs ohne Netz: die fünf von heute kommen ganz auf dieses Gerät, auch was in ihnen verdeckt ist. Du \
      spielst sie nach dessen Uhr, und später werden sie mit den Rätseln verglichen.
      """)
  }

  var offlineCost: PlainText {
    say(
      """
      On boards they are marked ◐ taken along, and not ● judged. That cannot be taken back. What you have begun \
      with the server stays judged.
      """,
      """
      Auf Tafeln tragen sie das Zeichen ◐ mitgenommen, nicht ● gewertet. Das lässt sich nicht zurücknehmen. Was \
      du mit dem Server begonnen hast, bleibt gewertet.
      """)
  }

  /// The state of a game.
  func standing(_ standing: TakenOffline.Standing) -> PlainText {
    switch standing {
    case .left: say("not taken along", "nicht mitgenommen")
    case .underWay: "…"
    case .here: say("◐ on this device", "◐ auf diesem Gerät")
    case .judged:
      say("● begun with the server, which judges it", "● mit dem Server begonnen und gewertet")
    }
  }

  /// How many games are on this device.
  func cameOffline(_ count: Int) -> PlainText {
    say(
      "\(count) of today’s five are on this device.",
      "\(count) der fünf von heute sind auf diesem Gerät.")
  }

  var notStored: PlainText {
    say("This browser does not store anything.", "Dieser Browser speichert nichts.")
  }

  /// Why a game was not taken offline.
  func problem(ofOffline answer: ServerAnswer) -> PlainText {
    if answer["closed"] != nil {
      return say(
        "By the clock of the server it is another day.",
        "Auf dem Server ist schon ein anderer Tag.")
    }
    return problem(ofCircle: answer)
  }
}
