/// The only action of a player in a game of Memorize: choosing a card.
public struct MemorizeMove: Hashable, Sendable, TextCodable {
  /// The index of the card on the board, from 0.
  public let card: Int

  /// Chooses a card by its index, from 0.
  public init(_ card: Int) { self.card = card }

  /// Writes the number of the card: the first is 1.
  public func write(to text: inout TextWriter) { text.write(card + 1) }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let number = try text.number()
    // No board has this many cards.
    guard (1...9999).contains(number) else { throw .outOfRange }
    card = Int(number) - 1
  }
}
