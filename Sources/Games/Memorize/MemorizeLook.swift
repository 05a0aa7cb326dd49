import ByteStrings
import Words

/// The look of cards: the displayed name, the fill of their backs, and the pictures on their faces. The rules
/// never use it.
public final class MemorizeLook: Equatable, Sendable {
  /// The most bytes of UTF-8 that a name can have.
  public static let nameLimit = 60

  /// The most pictures that a look can have.
  public static let pictureLimit = 99

  /// The most bytes of UTF-8 that a picture can have: the size of an emoji of sixteen scalars.
  private static let pictureBytes = 64

  /// The name of the theme.
  public let name: PlainText

  /// The fill of the backs of the cards.
  public let fill: MemorizeFill

  /// The pictures, no two of which look the same.
  public let pictures: [PlainText]

  /// A look; nil if the name is invalid, if there are no pictures or too many, or if two pictures look the
  /// same.
  init?(name: PlainText, fill: MemorizeFill, pictures: [PlainText]) {
    guard Self.isName(name), (1...Self.pictureLimit).contains(pictures.count) else { return nil }
    var earlier: [PlainText] = []
    for picture in pictures {
      let bytes = Array(picture.utf8)
      guard bytes.count <= Self.pictureBytes, areShowable(bytes) else { return nil }
      if MemorizePictures.isSame(picture, asOneOf: earlier) { return nil }
      earlier.append(picture)
    }
    self.name = name
    self.fill = fill
    self.pictures = pictures
  }

  /// Whether both look the same, byte for byte, because texts have no other comparison.
  public static func == (left: MemorizeLook, right: MemorizeLook) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.fill == right.fill
      && left.pictures.elementsEqual(right.pictures) { $0.hasSameBytes(as: $1) }
  }

  /// Whether a text can be a name: it can be displayed, and has no space at either end.
  static func isName(_ text: PlainText) -> Bool {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    return !bytes.isEmpty && bytes.count <= nameLimit && areShowable(bytes)
      && bytes.first != space && bytes.last != space
  }

  /// Whether the name contains no word that the lists mark as vulgar, and every picture is an emoji. The check
  /// is needed because anybody can make up the content of a link.
  public func isFit(in words: WordBook) -> Bool {
    for picture in pictures where !MemorizePictures.isEmoji(picture) { return false }
    for word in words.alphabet.words(in: scalars(ofUTF8: Array(name.utf8)) ?? []) {
      if words.wordClass(of: word) == .vulgar { return false }
    }
    return true
  }

  /// Writes `name=Sea_life color=blue,teal emoji=%f0%9f%90%99,%f0%9f%90%a0`.
  func write(to text: inout TextWriter) {
    writeBacks(to: &text)
    text.write(" emoji=")
    text.write(escaped: list)
  }

  /// Writes `name=Sea_life color=blue,teal`: what is visible before a card is turned up.
  package func writeBacks(to text: inout TextWriter) {
    text.write("name=")
    text.write(escaped: Array(name.utf8))
    text.write(" color=")
    text.write(fill.spelling)
  }

  private var list: [UInt8] {
    var list: [UInt8] = []
    for picture in pictures {
      if !list.isEmpty { list.append(UInt8(ascii: ",")) }
      list += picture.utf8
    }
    return list
  }

  /// Reads what `write` wrote.
  static func read(from text: inout TextReader) throws(TextError) -> MemorizeLook {
    let name = try unescaped(try text.value(of: "name"))
    guard let fill = MemorizeFill(Array(try text.value(of: "color"))) else { throw .unexpected }
    let list = try unescaped(try text.value(of: "emoji"))
    guard
      areShowable(name),
      let look = MemorizeLook(
        name: PlainText(utf8: name), fill: fill,
        pictures: MemorizePictures.pieces(of: list, areTyped: false)),
      // Nothing was dropped, so the text has the one valid spelling.
      look.list == list
    else { throw .outOfRange }
    return look
  }
}
