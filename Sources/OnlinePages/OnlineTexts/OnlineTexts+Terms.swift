import ByteStrings
import Games
import Words

/// The texts for the choices of a game that is played together: `TermsRow`.
extension OnlineTexts {
  var game: PlainText { localized("Game") }

  /// The language of the words in a game, to be put behind its title or a result; empty if it is that of the page, or if
  /// the game has no words.
  func words(_ words: WordLanguage, of kind: GameKind) -> PlainText {
    localized("en").hasSameBytes(as: PlainText(words.tag)) || !kind.hasWords
      ? "" : " · \(labels(.language)[Int(words.rawValue)])"
  }

  /// The language of the words in a game with these options, in the same form.
  /// - Parameter options: the options, as a record spells them.
  func words(of kind: GameKind, _ options: PlainText) -> PlainText {
    words(WordLanguage(ofOptions: Array(options.utf8)), of: kind)
  }

  /// The title of a row of choices.
  func title(_ row: TermsRow) -> PlainText {
    switch row {
    case .letters: localized("Letters")
    case .tries: localized("Tries")
    case .difficulty: localized("Words")
    case .goal: localized("Goal")
    case .misses: localized("Misses")
    case .pairs: localized("Pairs")
    case .points: localized("Points")
    case .problems: localized("Problems")
    case .answers: localized("Answers")
    case .language: localized("Language")
    }
  }

  /// The labels of the values in a row, in their order.
  func labels(_ row: TermsRow) -> [PlainText] {
    let labels: PlainText
    switch row {
    case .letters, .misses, .pairs, .problems: return row.values
    case .tries: labels = localized("6,any")
    case .difficulty: labels = localized("easy,medium,hard")
    case .goal: labels = localized("2 minutes,long word,all words")
    case .points: labels = localized("plain,for speed")
    case .answers: labels = localized("choose,type")
    // Each in the language itself.
    case .language: labels = "English,Deutsch,Français"
    }
    var parts: [PlainText] = []
    for part in Array(labels.utf8).split(separator: UInt8(ascii: ",")) {
      parts.append(PlainText(utf8: Array(part)))
    }
    return parts
  }
}
