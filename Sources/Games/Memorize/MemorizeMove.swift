/// The one thing that a player does in a Memorize: choose a card.
public struct MemorizeMove: Hashable, Sendable, TextCodable {
  /// The place of the card on the board, from 0.
  public let place: Int

  /// Chooses the card at a place, from 0.
  public init(_ place: Int) { self.place = place }

  /// Writes the number of the card: the first is 1.
  public func write(to text: inout TextWriter) { text.write(place + 1) }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let number = try text.number()
    // More cards than any board has.
    guard (1...9999).contains(number) else { throw .outOfRange }
    place = Int(number) - 1
  }
}
