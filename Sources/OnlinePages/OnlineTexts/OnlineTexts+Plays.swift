import ByteStrings

/// The texts for judged games.
extension OnlineTexts {
  var deals: PlainText {
    say(
      """
      Today’s puzzles come from this server. It hides the answers and checks every move, so others can trust \
      your results.
      """,
      """
      Die Tagesrätsel kommen von diesem Server. Er verrät nichts und prüft jeden Zug: So können andere deinen \
      Ergebnissen trauen.
      """)
  }

  var everybodysFive: PlainText {
    say(
      "Can’t reach the server. This puzzle is the same for everyone.",
      "Der Server antwortet nicht. Dieses Rätsel haben alle.")
  }

  var serverIsAsked: PlainText { say("Loading …", "Lädt …") }

  var moveWaits: PlainText {
    say(
      "Can’t reach the server. Your move will wait.",
      "Der Server antwortet nicht. Dein Zug wartet.")
  }

  /// Why a move does not count.
  func notJudged(_ answer: ServerAnswer) -> PlainText {
    if answer["elsewhere"] != nil {
      return say(
        "You played on elsewhere. Here’s the latest.",
        "Du hast anderswo weitergespielt. So steht es.")
    }
    if answer.isDone {
      return say(
        "Too late, or not in this word list.",
        "Zu spät, oder nicht in dieser Wortliste.")
    }
    if answer["closed"] != nil {
      return say(
        "Time is up. No more moves.",
        "Die Zeit ist um. Es zählt kein Zug mehr.")
    }
    return say(
      "The server no longer knows this game.", "Der Server kennt dieses Spiel nicht mehr.")
  }
}
