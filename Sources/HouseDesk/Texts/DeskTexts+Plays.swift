import ByteStrings

/// What is said of judged games.
extension DeskTexts {
  var deals: PlainText {
    say(
      """
      The daily five are this house's own. It keeps what is hidden, and judges move by move: so a result means \
      something to others.
      """,
      """
      Die fünf des Tages sind die dieses Hauses. Was verdeckt ist, behält es, und urteilt Zug um Zug: so sagt ein \
      Ergebnis anderen etwas.
      """)
  }

  var everybodysFive: PlainText {
    say(
      "The house does not answer, so this is the game that everybody has.",
      "Das Haus antwortet nicht, darum ist das hier das Spiel, das alle haben.")
  }

  var houseIsAsked: PlainText { say("The house is asked.", "Das Haus wird gefragt.") }

  var moveWaits: PlainText {
    say(
      "The house does not answer. Your move waits, and nothing is lost.",
      "Das Haus antwortet nicht. Dein Zug wartet, und nichts geht verloren.")
  }

  /// Why a move does not count.
  func notJudged(_ answer: HouseAnswer) -> PlainText {
    if answer["elsewhere"] != nil {
      return say(
        "You have played on elsewhere. This is how it stands.",
        "Du hast anderswo weitergespielt. So steht es.")
    }
    if answer.isDone {
      return say(
        "That came too late, or not in this list of words.",
        "Das kam zu spät, oder steht nicht in dieser Wortliste.")
    }
    if answer["closed"] != nil {
      return say(
        "Its time is over, so the house takes no more moves.",
        "Die Zeit dafür ist vorbei, darum nimmt das Haus keinen Zug mehr.")
    }
    return say(
      "The house does not know this game any more.", "Das Haus kennt dieses Spiel nicht mehr.")
  }
}
