import ByteStrings
import Words

/// What cards look like: the name that is shown, the fill of their backs, and the pictures on their
/// faces. The rules never look at it.
public final class MemorizeLook: Equatable, Sendable {
  /// The most bytes of UTF-8 that a name can have.
  public static let nameLimit = 60

  /// The most pictures that there can be.
  public static let pictureLimit = 99

  /// The most bytes of UTF-8 that a picture can have: those of an emoji of sixteen scalars.
  private static let pictureBytes = 64

  /// The name of the theme.
  public let name: PlainText

  /// What the backs of the cards are filled with.
  public let fill: MemorizeFill

  /// The pictures, of which no two are one to the eye.
  public let pictures: [PlainText]

  /// A look; nil where the name is none, where there is no picture or too many, or where two of
  /// them are the same.
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

  /// Whether both look the same, byte for byte: texts cannot be compared in another way.
  public static func == (left: MemorizeLook, right: MemorizeLook) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.fill == right.fill
      && left.pictures.elementsEqual(right.pictures) { $0.hasSameBytes(as: $1) }
  }

  /// Whether a text can be a name: it can be shown, and has no space at either end.
  static func isName(_ text: PlainText) -> Bool {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    return !bytes.isEmpty && bytes.count <= nameLimit && areShowable(bytes)
      && bytes.first != space && bytes.last != space
  }

  /// Whether no word of the name is one that the lists know as vulgar, and every picture is an emoji:
  /// anybody can have made up what comes by a link.
  public func isFit(in words: WordBook) -> Bool {
    for picture in pictures where !MemorizePictures.isEmoji(picture) { return false }
    for word in Games.words(in: scalars(ofUTF8: Array(name.utf8)) ?? []) {
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

  /// Writes `name=Sea_life color=blue,teal`: what is seen before a card is turned up.
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
      // Nothing was left out: it has one spelling.
      look.list == list
    else { throw .outOfRange }
    return look
  }
}
