import ByteStrings
import Words

extension Anagrams {
  /// The state in words: brief, with what happened last, or with everything on the racks.
  public func describe(_ detail: Detail) -> PlainText {
    let standing = AnagramsTexts.standing(of: self)
    switch detail {
    case .brief: return standing
    case .standard:
      let text = "Letters \(round.rack.letters.uppercased). \(standing)" as PlainText
      guard let lastEvent else { return text }
      return text + " " + AnagramsTexts.message(lastEvent, in: self)
    case .full:
      var text = standing
      for (place, round) in rounds.enumerated() {
        text += " " + AnagramsTexts.description(of: round, number: place + 1)
      }
      return text
    }
  }

  /// For each rack a line that says how it ended, and one for each word found and each blank that
  /// hints show a part of.
  public func transcribe(into text: inout TextWriter) {
    for round in rounds {
      text.write("rack ")
      round.rack.letters.write(to: &text)
      text.space()
      if let ending = round.ending { text.write(ending.keyword) } else { text.write("in-play") }
      text.space()
      text.write(round.foundCount)
      text.write("/")
      text.write(round.rack.blanks.count)
      text.endLine()
      for word in round.words {
        word.write(to: &text)
        text.space()
        text.write(word.count)
        if round.isBonus(word) { text.write(" bonus") }
        text.endLine()
      }
      for blank in round.rack.blanks.indices where round.shownCount(blank: blank) > 0 {
        text.write("hint ")
        text.write(blank + 1)
        text.space()
        text.write(round.shownCount(blank: blank))
        text.endLine()
      }
    }
  }
}

extension AnagramsTexts {
  /// A rack as a player sees it. What was not found is only told of a rack that was left.
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

  /// " Also there: CODE, CONE.", or an empty text where every word was found.
  public static func missed(on round: AnagramsRound) -> PlainText {
    let missed = round.missed
    return missed.isEmpty ? "" : " Also there: \(list(missed))."
  }
}
