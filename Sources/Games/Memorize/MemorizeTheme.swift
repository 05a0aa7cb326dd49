import ByteStrings

/// The source of a game of Memorize: the possible pictures of the cards, and the number of pairs.
///
/// It is a class, so that lists of themes share their code with all other lists of references.
public final class MemorizeTheme: Equatable, Sendable, TextCodable {
  /// The look, with all emoji that can be dealt.
  public let look: MemorizeLook

  /// The range from which the number of pairs is drawn for each game. A theme with fewer emoji deals as many as
  /// it has.
  public let pairs: ClosedRange<Int>

  /// The greatest number that can be requested. It exceeds any number of emoji; the deal is limited to the
  /// emoji of the theme.
  static let askedLimit: Int64 = 999

  /// The pairs of a theme that deals all its emoji: more than can be requested.
  static let allPairs = 1000...1000

  /// The theme of a look.
  init(_ look: MemorizeLook, pairs: ClosedRange<Int>) {
    self.look = look
    self.pairs = pairs
  }

  /// A board of this theme. The number of pairs, their emoji and their places are drawn, every possibility
  /// equally likely.
  func deal(using random: inout SeededRandom) -> MemorizePuzzle {
    let limit = min(look.pictures.count, MemorizePuzzle.pairLimit)
    let (low, high) = (min(pairs.lowerBound, limit), min(pairs.upperBound, limit))
    let count = low + Int(random.draw(below: UInt32(high - low + 1)))
    var pictures: [PlainText] = []
    let drawn = random.permutation(of: look.pictures.count)
    for index in 0..<count { pictures.append(look.pictures[drawn[index]]) }
    var cards: [Int] = []
    for index in random.permutation(of: count * 2) { cards.append(index / 2) }
    guard
      let dealt = MemorizeLook(name: look.name, fill: look.fill, pictures: pictures),
      let puzzle = MemorizePuzzle(dealt, cards: cards)
    else { preconditionFailure("the pictures of a theme are all different") }
    return puzzle
  }

  /// Writes the look and `pairs=all`, `pairs=8` or `pairs=4-9`.
  public func write(to text: inout TextWriter) {
    look.write(to: &text)
    text.write(" pairs=")
    text.write(text: pairsText)
  }

  /// How a theme spells that all its emoji are dealt.
  public static var allPairsWord: Literal { "all" }

  /// The spelling of the number of pairs: `all`, `8` or `4-9`.
  public var pairsText: PlainText {
    if pairs == Self.allPairs { return PlainText(Self.allPairsWord) }
    if pairs.count == 1 { return "\(pairs.lowerBound)" }
    return "\(pairs.lowerBound)-\(pairs.upperBound)"
  }

  /// The one spelling, as bytes of UTF-8.
  public var text: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }

  /// Whether both have the same look and the same number of pairs.
  public static func == (left: MemorizeTheme, right: MemorizeTheme) -> Bool {
    left.look == right.look && left.pairs == right.pairs
  }

  /// Reads what `write` wrote.
  public convenience init(from text: inout TextReader) throws(TextError) {
    let look = try MemorizeLook.read(from: &text)
    guard let pairs = pairCounts(in: try text.value(of: "pairs")) else { throw .outOfRange }
    self.init(look, pairs: pairs)
  }
}

/// The numbers of pairs that a text specifies: `all`, `8` or `4-9`; nil if it is none of these, or a number is
/// below 1.
func pairCounts(in text: ArraySlice<UInt8>) -> ClosedRange<Int>? {
  if equal(text, MemorizeTheme.allPairsWord) { return MemorizeTheme.allPairs }
  let dash = text.firstIndex(of: UInt8(ascii: "-"))
  guard
    let low = try? decimal(text[..<(dash ?? text.endIndex)]),
    let high = try? decimal(text[(dash.map { $0 + 1 } ?? text.startIndex)...]),
    low >= 1, low <= high, high <= MemorizeTheme.askedLimit, dash == nil || low < high
  else { return nil }
  return Int(low)...Int(high)
}
