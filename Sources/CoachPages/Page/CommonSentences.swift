import ByteStrings

/// Sentences that the coach uses for every game.
extension PlainText {
  static func howCounted(in language: CoachLanguage) -> PlainText {
    language.say("How this is counted", "Wie das gezählt wird")
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
    language.say("Beside your friend’s game", "Mit der anderen Partie vergleichen")
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
        "The coach speaks after the end of a game.",
        "Der Trainer spricht nach dem Ende einer Partie."))
  }

  /// The links from the page of a game to other pages.
  mutating func ways(hasLast: Bool, hasFriend: Bool, in language: CoachLanguage) {
    if hasFriend { intent(.both, .besideFriend(in: language)) }
    if hasLast { intent(.last, .lastGames(in: language)) }
  }
}
