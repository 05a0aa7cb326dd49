import ByteStrings
import Games
import Words

/// The texts for the choices of a game that is played together: `GameTerms`.
extension OnlineTexts {
  var game: PlainText { localized("Game") }

  /// The language of the words in a game, to be put behind its title or a result; empty if it is that of the page, or if
  /// the game has no words.
  func words(_ words: WordLanguage, of kind: GameKind) -> PlainText {
    localized("en").hasSameBytes(as: PlainText(words.tag)) || !kind.hasWords
      ? "" : " · \(labels(kind, row: 2)[Int(words.rawValue)])"
  }

  /// The language of the words in a game with these options, in the same form.
  /// - Parameter options: the options, as a record spells them.
  func words(of kind: GameKind, _ options: PlainText) -> PlainText {
    words(WordLanguage(ofOptions: Array(options.utf8)), of: kind)
  }

  /// The title of a row of choices.
  func rowTitle(_ kind: GameKind, row: Int) -> PlainText {
    switch (kind, row) {
    case (_, 2): localized("Language")
    case (.codeword, 0): localized("Letters")
    case (.codeword, _): localized("Tries")
    case (.anagrams, 0), (.hangman, 0): localized("Words")
    case (.anagrams, _): localized("Goal")
    case (.hangman, _): localized("Misses")
    case (.memorize, 0): localized("Pairs")
    case (.memorize, _): localized("Points")
    case (.times, 0): localized("Problems")
    case (.times, _): localized("Answers")
    }
  }

  /// The labels of the choices in a row, in their order.
  func labels(_ kind: GameKind, row: Int) -> [PlainText] {
    let difficulties = localized("easy,medium,hard")
    let labels: PlainText =
      switch (kind, row) {
      // In the order of `WordLanguage`, each in the language itself.
      case (_, 2): "English,Deutsch,Français"
      case (.codeword, 0): "4,5,6"
      case (.codeword, _): localized("6,any")
      case (.anagrams, 0), (.hangman, 0): difficulties
      case (.anagrams, _):
        localized("2 minutes,long word,all words")
      case (.hangman, _): "6,8"
      case (.memorize, 0): "6,8"
      case (.memorize, _): localized("plain,for speed")
      case (.times, 0): "5,10,20"
      case (.times, _): localized("choose,type")
      }
    var parts: [PlainText] = []
    for part in Array(labels.utf8).split(separator: UInt8(ascii: ",")) {
      parts.append(PlainText(utf8: Array(part)))
    }
    return parts
  }
}
