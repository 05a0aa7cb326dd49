import ByteStrings

/// The complete deal of a game of Memorize: the look of the cards, and the picture of each card.
///
/// It does not refer to a theme, which could change: a record replays from the puzzle alone.
public struct MemorizePuzzle: Equatable, Sendable, TextCodable {
  /// The most pairs that a board can have: the number of digits and letters.
  public static let pairLimit = 36

  private struct Content: Equatable, Sendable {
    let look: MemorizeLook
    let cards: [Int]
  }

  private let content: Shared<Content>

  /// The look of the cards.
  public var look: MemorizeLook { content.value.look }

  /// The index of each card's picture in the look, card by card.
  public var cards: [Int] { content.value.cards }

  /// The number of pairs.
  public var pairCount: Int { cards.count / 2 }

  /// A board; nil if a picture is not on exactly two cards, or if there are too many cards.
  public init?(_ look: MemorizeLook, cards: [Int]) {
    let count = look.pictures.count
    guard count <= Self.pairLimit, cards.count == count * 2 else { return nil }
    for picture in 0..<count {
      var copies = 0
      for other in cards where other == picture { copies += 1 }
      guard copies == 2 else { return nil }
    }
    content = Shared(Content(look: look, cards: cards))
  }

  /// The picture of a card for display. A single scalar gets a variation selector that requests colour, because
  /// some systems draw old emoji in colour only then.
  public func picture(_ card: Int) -> PlainText {
    let picture = look.pictures[cards[card]]
    // A single scalar has at most four bytes.
    return picture.utf8.count <= 4 ? picture + PlainText(utf8: [0xEF, 0xB8, 0x8F]) : picture
  }

  /// Writes the look and `cards=0110`: the number of each card's picture, with letters for numbers above 9.
  public func write(to text: inout TextWriter) {
    look.write(to: &text)
    text.write(" cards=")
    for card in cards { text.write(byte: Self.symbol(of: card)) }
  }

  /// The character for the number of a picture: a digit, or a letter above 9.
  package static func symbol(of picture: Int) -> UInt8 {
    UInt8(picture) + (picture < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let look = try MemorizeLook.read(from: &text)
    var cards: [Int] = []
    for byte in try text.value(of: "cards") {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): cards.append(Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cards.append(Int(byte - UInt8(ascii: "a")) + 10)
      default: throw .unexpected
      }
    }
    guard let puzzle = MemorizePuzzle(look, cards: cards) else { throw .outOfRange }
    self = puzzle
  }
}
