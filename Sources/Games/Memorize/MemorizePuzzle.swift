import ByteStrings

/// All that is dealt for a Memorize: the picture of each card, and of the theme what is shown of it.
///
/// It names no theme that could change: a record replays from it alone.
public struct MemorizePuzzle: Equatable, Sendable, TextCodable {
  /// The numbers of pairs that a board can have.
  public static let pairCounts = 1...36

  /// The name of the theme, as it was when the cards were dealt.
  public let themeName: PlainText

  /// What the backs of the cards are filled with.
  public let fill: MemorizeFill

  /// The pictures of the cards, place by place.
  public let cards: [PlainText]

  /// The number of pairs.
  public var pairCount: Int { cards.count / 2 }

  /// A board; nothing where the name is none, where there are too few cards or too many, or where a
  /// picture is not on exactly two of them, spelled in one way.
  public init?(themeName: PlainText, fill: MemorizeFill, cards: [PlainText]) {
    guard cards.count % 2 == 0, Self.pairCounts.contains(cards.count / 2) else { return nil }
    guard MemorizeTheme.isName(themeName) else { return nil }
    for place in cards.indices {
      var partners = 0
      for other in cards.indices where other != place {
        if MemorizePicture.areSame(cards[place], cards[other]) {
          partners += cards[place].hasSameBytes(as: cards[other]) ? 1 : 2
        }
      }
      guard partners == 1 else { return nil }
    }
    self.themeName = themeName
    self.fill = fill
    self.cards = cards
  }

  /// Whether the cards at two places bear the same picture.
  public func isPair(_ first: Int, _ second: Int) -> Bool {
    first != second && cards[first].hasSameBytes(as: cards[second])
  }

  /// Writes `theme=Sea_life color=blue,teal cards=1f419,1f420,1f419,1f420`.
  public func write(to text: inout TextWriter) {
    text.write("theme=")
    text.write(escaped: Array(themeName.utf8))
    text.write(" color=")
    fill.write(to: &text)
    text.write(" cards=")
    text.write(pictures: cards)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextFault) {
    let name = try MemorizeTheme.name(try text.value(of: "theme"))
    let fill = try MemorizeFill(try text.value(of: "color"))
    let cards = try pictures(try text.value(of: "cards"))
    guard let puzzle = MemorizePuzzle(themeName: name, fill: fill, cards: cards) else {
      throw .outOfRange
    }
    self = puzzle
  }

  /// Whether both are spelled in the same way.
  public static func == (left: MemorizePuzzle, right: MemorizePuzzle) -> Bool {
    haveSameSpelling(left, right)
  }
}

/// Whether two values have the same spelling, which means that they are the same.
func haveSameSpelling<Value: TextCodable>(_ left: Value, _ right: Value) -> Bool {
  var (first, second) = (TextWriter(), TextWriter())
  left.write(to: &first)
  right.write(to: &second)
  return first.bytes == second.bytes
}
