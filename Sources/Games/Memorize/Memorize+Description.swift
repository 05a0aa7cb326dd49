import ByteStrings

extension Memorize {
  /// The state in words: brief, or with the last event.
  public func describe(_ detail: Detail) -> PlainText {
    let standing = MemorizeTexts.standing(of: self)
    if detail == .brief || choices.isEmpty { return standing }
    return standing + " " + MemorizeTexts.message(of: self)
  }

  /// The state, the last event and every visible card.
  public var fullDescription: PlainText {
    var text = describe(.standard)
    if choices.isEmpty { return text }
    for card in puzzle.cards.indices where face(of: card) != .down {
      text += " " + MemorizeTexts.card(card, in: self) + "."
    }
    return outcome.isOver ? text + " " + MemorizeTexts.review(of: self) : text
  }

  /// Writes a line with the chosen cards, a line with the points of each turn, and a line with the visible side
  /// of each card, the number of turns that a perfect memory would have needed, and whose turn it is.
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
