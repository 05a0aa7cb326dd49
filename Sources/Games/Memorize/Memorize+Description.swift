import ByteStrings

extension Memorize {
  /// The state in words: brief, with what happened last, or with every card that is to be seen.
  public func describe(_ detail: Detail) -> PlainText {
    var text = MemorizeTexts.standing(of: self)
    if detail == .brief || choices.isEmpty { return text }
    text += " " + MemorizeTexts.message(of: self)
    if detail == .standard { return text }
    for card in puzzle.cards.indices where face(of: card) != .down {
      text += " " + MemorizeTexts.card(card, in: self) + "."
    }
    return outcome.isOver ? text + " " + MemorizeTexts.review(of: self) : text
  }

  /// A line with the cards that were chosen, one with the points of each turn, and one with what is
  /// to be seen of each card, how many turns a perfect memory would have needed, and who is on.
  public func transcribe(into text: inout TextWriter) {
    for choice in choices { write(choice + 1, to: &text) }
    text.endLine()
    for gain in gains { write(gain, to: &text) }
    text.endLine()
    for card in puzzle.cards.indices { text.write(Int(face(of: card).rawValue)) }
    text.space()
    write(par, to: &text)
    write(player + 1, to: &text)
    text.endLine()
  }

  private func write(_ number: Int, to text: inout TextWriter) {
    text.write(number)
    text.space()
  }
}
