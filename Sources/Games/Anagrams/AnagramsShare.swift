import ByteStrings

/// What a player shows others of an Anagrams: never a letter of it.
extension Anagrams: SharedGame {
  /// The colour of the game.
  public static var sign: Literal { "🟧" }

  /// "26/31 +2 💡1": words found, bonus words, hints.
  public var figure: PlainText {
    var (found, all, bonus) = (0, 0, 0)
    for round in rounds {
      found += round.foundCount
      all += round.rack.blanks.count
      bonus += round.bonusWords.count
    }
    var text: PlainText = "\(found)/\(all)"
    if bonus > 0 { text += " +\(bonus)" }
    let hints = AnagramsTexts.hintCount(in: self)
    return hints == 0 ? text : text + " 💡\(hints)"
  }

  /// A row a length of words, with five squares for how many of them are found: only all of them fill it.
  public var signs: PlainText {
    var text: PlainText = ""
    for length in AnagramsRack.wordLengths {
      var (found, all) = (0, 0)
      for round in rounds {
        found += round.foundCount(length: length)
        all += round.rack.blanks(length: length).count
      }
      if all == 0 { continue }
      let filled = found == 0 ? 0 : max(found * 5 / all, 1)
      if !text.isEmpty { text += "\n" }
      text += "\(length)\u{FE0F}\u{20E3}" + rows(5) { $0 < filled ? "🟧" : "⬜" }
    }
    return text
  }
}
