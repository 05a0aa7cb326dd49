import ByteStrings

extension Memorize {
  /// The state in words: brief, with what happened last, or with every card that is to be seen.
  public func describe(_ detail: Detail) -> PlainText {
    var text = MemorizeTexts.standing(of: self)
    if detail == .brief || choices.isEmpty { return text }
    text += " " + MemorizeTexts.message(of: self)
    if detail == .standard { return text }
    for place in puzzle.cards.indices where face(of: place) != .down {
      text += " " + MemorizeTexts.card(place, in: self) + "."
    }
    if outcome.isOver { text += " " + MemorizeTexts.review(of: self) }
    return text
  }

  /// A line for each turn, with its cards and points; the cards by what is known of them; the points,
  /// and who is on.
  public func transcribe(into text: inout TextWriter) {
    for turn in gains.indices {
      text.write("turn ")
      text.write(Int64(choices[turn * 2]) + 1)
      text.space()
      text.write(Int64(choices[turn * 2 + 1]) + 1)
      text.write(isMatch(turn) ? " match " : " miss ")
      text.write(Int64(gains[turn]))
      text.endLine()
    }
    text.write("cards ")
    for place in puzzle.cards.indices {
      switch face(of: place) {
      case .down: text.write(isSeen(place) ? "-" : ".")
      case .up: text.write(isSeen(place) ? "U" : "u")
      case .matched: text.write("m")
      }
    }
    text.endLine()
    let review = MemorizeReview(of: self)
    text.write("par ")
    text.write(Int64(review.par))
    text.write(" avoidable ")
    text.write(Int64(review.count(of: .avoidable)))
    text.endLine()
    guard options.players > 1 else { return }
    text.write("players ")
    text.write(score(of: 0))
    text.space()
    text.write(score(of: 1))
    text.write(" on ")
    text.write(Int64(player) + 1)
    text.endLine()
  }
}
