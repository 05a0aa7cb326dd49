/// The one thing that a player does in a Memorize: choose a card.
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
    // More cards than any board has.
    guard (1...9999).contains(number) else { throw .outOfRange }
    card = Int(number) - 1
  }
}
