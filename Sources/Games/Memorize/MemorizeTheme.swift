import ByteStrings

/// What the cards of a Memorize look like: a name, emoji, how many pairs, and a colour.
public struct MemorizeTheme: Equatable, Sendable, TextCodable {
  /// How many pairs are dealt.
  public enum Pairs: Equatable, Sendable {
    /// One of each emoji.
    case all
    /// So many, of emoji drawn from all.
    case exactly(Int)
    /// A number between two, both included, drawn for each game.
    case between(Int, Int)
  }

  /// The most scalars of Unicode that a name can have.
  public static let nameLimit = 40

  /// The most emoji that a theme can have.
  public static let emojiLimit = 99

  /// The name.
  public let name: PlainText

  /// The emoji, of which no two are one picture.
  public let emoji: [PlainText]

  /// How many pairs are dealt.
  public let pairs: Pairs

  /// What the backs of the cards are filled with.
  public let fill: MemorizeFill

  /// The theme of these parts, which are known to be right.
  init(checkedName name: PlainText, emoji: [PlainText], pairs: Pairs, fill: MemorizeFill) {
    self.name = name
    self.emoji = emoji
    self.pairs = pairs
    self.fill = fill
  }

  /// The theme that a draft describes; nothing where it has a problem that is more than a remark.
  public init?(_ draft: MemorizeThemeDraft) {
    for problem in draft.problems where !problem.isRemark { return nil }
    self.init(
      checkedName: draft.name, emoji: draft.pictures, pairs: draft.pairs, fill: draft.fill)
  }

  /// The number of pairs of a game: at most as many as there are emoji, and as a board has.
  func pairCount(using random: inout SeededRandom) -> Int {
    let most = min(emoji.count, MemorizePuzzle.pairCounts.upperBound)
    switch pairs {
    case .all: return most
    case .exactly(let count): return min(count, most)
    case .between(let low, let high):
      let (low, high) = (min(low, most), min(high, most))
      return low + Int(random.draw(below: UInt32(high - low + 1)))
    }
  }

  /// Whether a text can be a name.
  static func isName(_ text: PlainText) -> Bool {
    let bytes = Array(text.utf8)
    guard let scalars = scalars(ofUTF8: bytes), (1...nameLimit).contains(scalars.count) else {
      return false
    }
    for scalar in scalars where !isShowable(scalar) { return false }
    return bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
  }

  /// The name that a field of a record spells.
  static func name(_ field: ArraySlice<UInt8>) throws(TextFault) -> PlainText {
    let bytes = try unescaped(field)
    guard scalars(ofUTF8: bytes) != nil else { throw .unexpected }
    return PlainText(utf8: bytes)
  }

  /// Writes `name=Sea_life emoji=1f419,1f420 pairs=all color=blue,teal`; the pairs may also be `8`, or
  /// `4-9`.
  public func write(to text: inout TextWriter) {
    text.write("name=")
    text.write(escaped: Array(name.utf8))
    text.write(" emoji=")
    text.write(pictures: emoji)
    text.write(" pairs=")
    switch pairs {
    case .all: text.write("all")
    case .exactly(let count): text.write(Int64(count))
    case .between(let low, let high):
      text.write(Int64(low))
      text.write("-")
      text.write(Int64(high))
    }
    text.write(" color=")
    fill.write(to: &text)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextFault) {
    let name = try Self.name(try text.value(of: "name"))
    let emoji = try Games.pictures(try text.value(of: "emoji"))
    let pairs = try Pairs(try text.value(of: "pairs"))
    let fill = try MemorizeFill(try text.value(of: "color"))
    var all: PlainText = ""
    for picture in emoji { all += picture + " " }
    let draft = MemorizeThemeDraft(name: name, emoji: all, pairs: pairs, fill: fill)
    // A theme is written without what a remark is about, except for pairs and colours.
    guard let theme = MemorizeTheme(draft), theme.emoji.count == emoji.count else {
      throw .outOfRange
    }
    self = theme
  }

  /// Whether both are spelled in the same way.
  public static func == (left: MemorizeTheme, right: MemorizeTheme) -> Bool {
    haveSameSpelling(left, right)
  }
}

extension MemorizeTheme.Pairs {
  fileprivate init(_ field: ArraySlice<UInt8>) throws(TextFault) {
    if equal(field, "all") {
      self = .all
    } else if let dash = field.firstIndex(of: UInt8(ascii: "-")) {
      self = .between(try count(field[..<dash]), try count(field[(dash + 1)...]))
    } else {
      self = .exactly(try count(field))
    }
  }
}

private func count(_ field: ArraySlice<UInt8>) throws(TextFault) -> Int {
  let number = try decimal(field)
  guard number <= 9999 else { throw .outOfRange }
  return Int(number)
}
