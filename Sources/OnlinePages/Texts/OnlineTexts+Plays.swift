import ByteStrings

/// The texts for judged games.
extension OnlineTexts {
  var deals: PlainText {
    say(
      """
      The daily five are this server's own. It keeps what is hidden, and judges move by move: so a result means \
      something to others.
      """,
      """
      Die fünf des Tages kommen von diesem Server. Er behält, was verdeckt ist, und wertet Zug um Zug: so sagt ein \
      Ergebnis anderen etwas.
      """)
  }

  var everybodysFive: PlainText {
    say(
      "The server does not answer, so this is the game that everybody has.",
      "Der Server antwortet nicht, darum ist das hier das Spiel, das alle haben.")
  }

  var serverIsAsked: PlainText { say("The server is asked.", "Der Server wird gefragt.") }

  var moveWaits: PlainText {
    say(
      "The server does not answer. Your move waits, and nothing is lost.",
      "Der Server antwortet nicht. Dein Zug wartet, und nichts geht verloren.")
  }

  /// Why a move does not count.
  func notJudged(_ answer: ServerAnswer) -> PlainText {
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
        "Its time is over, so the server takes no more moves.",
        "Die Zeit dafür ist vorbei, darum nimmt der Server keinen Zug mehr an.")
    }
    return say(
      "The server does not know this game any more.", "Der Server kennt dieses Spiel nicht mehr.")
  }
}
