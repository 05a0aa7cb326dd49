import ByteStrings

/// What the coach says of every game.
extension PlainText {
  static func howCounted(in language: CoachLanguage) -> PlainText {
    language.say("How this is counted", "Wie das gezählt wird")
  }

  static func tellMe(in language: CoachLanguage) -> PlainText {
    language.say("Tell me", "Verrate es")
  }
}

extension CoachPage {
  /// A page that says one thing.
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
}
