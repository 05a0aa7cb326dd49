import ByteStrings

/// The texts for judged games.
extension OnlineTexts {
  var deals: PlainText {
    localized(
      """
      Today’s puzzles come from this server. It hides the answers and checks every move, so others can trust \
      your results.
      """)
  }

  var everybodysFive: PlainText {
    localized("Can’t reach the server. This puzzle is the same for everyone.")
  }

  var serverIsAsked: PlainText { localized("Loading …") }

  var moveWaits: PlainText {
    localized("Can’t reach the server. Your move will wait.")
  }

  /// Why a move does not count.
  func notJudged(_ answer: ServerAnswer) -> PlainText {
    if answer["elsewhere"] != nil {
      return localized("You played on elsewhere. Here’s the latest.")
    }
    if answer.isDone {
      return localized("Too late, or not in this word list.")
    }
    if answer["closed"] != nil {
      return localized("Time is up. No more moves.")
    }
    return localized("The server no longer knows this game.")
  }
}
