import ByteStrings
import Words

extension Anagrams {
  /// The state in words: brief, or with the last event.
  public func describe(_ detail: Detail) -> PlainText {
    let standing = AnagramsTexts.standing(of: self)
    switch detail {
    case .brief: return standing
    case .standard:
      let text = AnagramsTexts.letters(of: round) + " " + standing
      guard let lastEvent else { return text }
      return text + " " + AnagramsTexts.message(lastEvent, in: self)
    }
  }

  /// The state and everything on the racks.
  public var fullDescription: PlainText {
    var text = describe(.brief)
    for (index, round) in rounds.enumerated() {
      text += " " + AnagramsTexts.description(of: round, number: index + 1)
    }
    return text
  }

  /// For each rack, writes one line with its ending, and one line per found word and per blank that hints have
  /// partly shown.
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
