import ByteStrings
import Games
import Words

/// The texts for the choices of a game that is played together: `GameTerms`.
extension OnlineTexts {
  var game: PlainText { say("Game", "Spiel") }

  /// The language of the words in a game, to be put behind its title; empty if it is that of the page.
  /// - Parameter options: the options, as a record spells them.
  func words(of kind: GameKind, _ options: PlainText) -> PlainText {
    let words = WordLanguage(ofOptions: Array(options.utf8))
    return words == language.words || !kind.hasWords
      ? "" : " · \(labels(kind, row: 2)[Int(words.rawValue)])"
  }

  /// The title of a row of choices.
  func rowTitle(_ kind: GameKind, row: Int) -> PlainText {
    switch (kind, row) {
    case (_, 2): say("Language", "Sprache")
    case (.codeword, 0): say("Letters", "Buchstaben")
    case (.codeword, _): say("Tries", "Versuche")
    case (.anagrams, 0), (.hangman, 0): say("Words", "Wörter")
    case (.anagrams, _): say("Goal", "Ziel")
    case (.hangman, _): say("Misses", "Fehler")
    case (.memorize, 0): say("Pairs", "Paare")
    case (.memorize, _): say("Points", "Punkte")
    case (.times, 0): say("Problems", "Aufgaben")
    case (.times, _): say("Answers", "Antworten")
    }
  }

  /// The labels of the choices in a row, in their order.
  func labels(_ kind: GameKind, row: Int) -> [PlainText] {
    let difficulties = say("easy,medium,hard", "leicht,mittel,schwer")
    let labels: PlainText =
      switch (kind, row) {
      // In the order of `WordLanguage`, each in the language itself.
      case (_, 2): "English,Deutsch"
      case (.codeword, 0): "4,5,6"
      case (.codeword, _): say("6,any", "6,beliebig")
      case (.anagrams, 0), (.hangman, 0): difficulties
      case (.anagrams, _):
        say("2 minutes,long word,all words", "2 Minuten,das lange,alle Wörter")
      case (.hangman, _): "6,8"
      case (.memorize, 0): "6,8"
      case (.memorize, _): say("plain,for speed", "einfach,nach Tempo")
      case (.times, 0): "5,10,20"
      case (.times, _): say("choose,type", "wählen,tippen")
      }
    var parts: [PlainText] = []
    for part in Array(labels.utf8).split(separator: UInt8(ascii: ",")) {
      parts.append(PlainText(utf8: Array(part)))
    }
    return parts
  }
}
