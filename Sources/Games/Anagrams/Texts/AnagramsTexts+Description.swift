import ByteStrings
import Words

extension AnagramsTexts {
  /// The letters of a rack in play: "Letters CODEND."
  static func letters(of round: AnagramsRound) -> PlainText {
    "Letters \(round.rack.letters.uppercased)."
  }

  /// A rack as a player sees it. Missed words are revealed only after the player has left the rack.
  static func description(of round: AnagramsRound, number: Int) -> PlainText {
    var text: PlainText = "Rack \(number), \(spelled(round.rack.letters.letters))."
    for length in AnagramsRack.wordLengths {
      let count = round.rack.blanks(length: length).count
      if count > 0 { text += " " + found(length: length, count: count, on: round) }
    }
    let bonus = round.bonusWords
    if !bonus.isEmpty { text += " Bonus: \(list(bonus))." }
    if round.ending == nil {
      for blank in round.rack.blanks.indices
      where round.shownCount(blank: blank) > 0 && !round.isFound(blank: blank) {
        text += " " + hint(blank, on: round)
      }
    } else {
      text += missed(on: round)
    }
    return text
  }

  /// "4 letters, 2 of 10: CODE, CONE."
  private static func found(length: Int, count: Int, on round: AnagramsRound) -> PlainText {
    let found = round.rack.blanks.filter { $0.count == length && round.words.contains($0) }
    let text: PlainText = "\(length) letters, \(found.count) of \(count)"
    return found.isEmpty ? text + "." : text + ": \(list(found))."
  }

  /// " Also there: CODE, CONE.", or an empty text if every word was found.
  public static func missed(on round: AnagramsRound) -> PlainText {
    let missed = round.missed
    return missed.isEmpty ? "" : " Also there: \(list(missed))."
  }
}
