import ByteStrings

/// What is said of the day's five that are taken along.
extension DeskTexts {
  var alongMeaning: PlainText {
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

  var alongCost: PlainText {
    say(
      """
      On boards they are marked ◐ taken along, and not ● judged. That cannot be taken back. What you have begun \
      with the house stays judged.
      """,
      """
      Auf Tafeln tragen sie das Zeichen ◐ mitgenommen, nicht ● gewertet. Das lässt sich nicht zurücknehmen. Was \
      du mit dem Haus begonnen hast, bleibt gewertet.
      """)
  }

  /// How it stands with a game.
  func standing(_ standing: TakenAlong.Standing) -> PlainText {
    switch standing {
    case .left: say("not taken along", "nicht mitgenommen")
    case .underWay: "…"
    case .here: say("◐ on this device", "◐ auf diesem Gerät")
    case .judged:
      say("● begun with the house, which judges it", "● mit dem Haus begonnen und gewertet")
    }
  }

  /// How many came along.
  func cameAlong(_ count: Int) -> PlainText {
    say(
      "\(count) of today’s five are on this device.",
      "\(count) der fünf von heute sind auf diesem Gerät.")
  }

  var notStored: PlainText {
    say("This browser does not store anything.", "Dieser Browser speichert nichts.")
  }

  /// Why a game does not come along.
  func problem(ofAlong answer: HouseAnswer) -> PlainText {
    if answer["closed"] != nil {
      return say(
        "By the clock of the house it is another day.",
        "Nach der Uhr des Hauses ist ein anderer Tag.")
    }
    return problem(ofCircle: answer)
  }
}
