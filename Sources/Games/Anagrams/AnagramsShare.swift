import ByteStrings

/// The result of a game of Anagrams as shown to others. It reveals no letter.
extension Anagrams: SharedGame {
  /// "26 of 31 words 💡1": the words found, and the hints.
  public var figure: PlainText {
    let text = AnagramsTexts.found(in: rounds)
    let hints = AnagramsTexts.hintCount(in: self)
    return hints == 0 ? text : text + " 💡\(hints)"
  }

  /// One row per word length, with five squares for the share of found words. Only finding all words fills a row.
  public var symbols: PlainText {
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
