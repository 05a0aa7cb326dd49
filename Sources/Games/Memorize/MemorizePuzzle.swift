import ByteStrings

/// All that is dealt for a Memorize: what the cards look like, and which picture each of them bears.
///
/// It names no theme that could change: a record replays from it alone.
public struct MemorizePuzzle: Equatable, Sendable, TextCodable {
  /// The most pairs that a board can have: as many as there are digits and letters.
  public static let pairLimit = 36

  private struct Content: Equatable, Sendable {
    let look: MemorizeLook
    let cards: [Int]
  }

  private let content: Shared<Content>

  /// What the cards look like.
  public var look: MemorizeLook { content.value.look }

  /// Which of the look's pictures each card bears, card by card.
  public var cards: [Int] { content.value.cards }

  /// The number of pairs.
  public var pairCount: Int { cards.count / 2 }

  /// A board; nil where a picture is not on exactly two cards, or there are too many.
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

  /// The picture of a card, as it is to be shown: one that is a single sign asks for its
  /// colours, which some systems give an old one only then.
  public func picture(_ card: Int) -> PlainText {
    let picture = look.pictures[cards[card]]
    // A single sign has at most four bytes.
    return picture.utf8.count <= 4 ? picture + PlainText(utf8: [0xEF, 0xB8, 0x8F]) : picture
  }

  /// Writes the look and `cards=0110`: the number of each card's picture, and above 9 a letter.
  public func write(to text: inout TextWriter) {
    look.write(to: &text)
    text.write(" cards=")
    for card in cards { text.write(byte: Self.sign(of: card)) }
  }

  /// How the number of a picture is spelled there: a digit, and above 9 a letter.
  package static func sign(of picture: Int) -> UInt8 {
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
