import ByteStrings

/// Sentences that the coach uses for every game.
extension PlainText {
  static func howCounted(in language: CoachLanguage) -> PlainText {
    language.say("How we count", "So wird gezählt")
  }

  static func tellMe(in language: CoachLanguage) -> PlainText {
    language.say("Tell me", "Verrate es")
  }

  static func whatTheyMean(in language: CoachLanguage) -> PlainText {
    language.say("What they mean", "Was sie bedeuten")
  }

  static func lastGames(in language: CoachLanguage) -> PlainText {
    language.say("Your last games", "Deine letzten Partien")
  }

  static func besideFriend(in language: CoachLanguage) -> PlainText {
    language.say("Compare with your friend", "Partien vergleichen")
  }

  static func backToGame(in language: CoachLanguage) -> PlainText {
    language.say("Back to this game", "Zurück zu dieser Partie")
  }
}

extension CoachPage {
  /// A page with a single sentence.
  static func only(_ sentence: PlainText) -> CoachPage {
    var page = CoachPage()
    page.lead(sentence)
    return page
  }

  static func unfinished(in language: CoachLanguage) -> CoachPage {
    .only(
      language.say(
        "Ask again when the game is over.",
        "Frag noch mal, wenn die Partie vorbei ist."))
  }

  /// The links from the page of a game to other pages.
  mutating func ways(hasLast: Bool, hasFriend: Bool, in language: CoachLanguage) {
    if hasFriend { intent(.both, .besideFriend(in: language)) }
    if hasLast { intent(.last, .lastGames(in: language)) }
  }
}
