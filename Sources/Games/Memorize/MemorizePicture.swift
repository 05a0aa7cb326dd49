import ByteStrings

/// What is on the face of a card: one emoji, which may be several scalars of Unicode.
///
/// The rules look at bytes and scalars only, never at characters: which scalars make one character
/// changes with the editions of Unicode, and a record must not.
public enum MemorizePicture {
  /// The most scalars that a picture can have: the longest emoji have ten.
  public static let scalarLimit = 16

  /// Whether two pictures are one to the eye: they are the same but for variation selectors, which
  /// say whether a sign is drawn as text or in colour.
  public static func areSame(_ left: PlainText, _ right: PlainText) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var (i, j) = (0, 0)
    while true {
      while isSelector(left, at: i) { i += 3 }
      while isSelector(right, at: j) { j += 3 }
      if i == left.count || j == right.count { return i == left.count && j == right.count }
      if left[i] != right[j] { return false }
      i += 1
      j += 1
    }
  }

  /// Whether U+FE0E or U+FE0F stands at a place: EF B8 8E or EF B8 8F.
  private static func isSelector(_ bytes: [UInt8], at place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place] == 0xEF && bytes[place + 1] == 0xB8
      && bytes[place + 2] | 1 == 0x8F
  }

  /// The picture as it is to be shown: one that is a single scalar asks for its colours, which some
  /// systems give an old sign only then.
  public static func shown(_ picture: PlainText) -> PlainText {
    var count = 0
    picture.forEachScalar { _ in count += 1 }
    return count == 1 ? picture + PlainText(utf8: [0xEF, 0xB8, 0x8F]) : picture
  }

  /// The pieces of a text that belong together, in their order; spaces and commas are left out.
  /// Whether a piece is an emoji is for `isEmoji`.
  static func pieces(of text: PlainText) -> [PlainText] {
    var pieces: [PlainText] = []
    var piece: [UInt32] = []
    for scalar in scalars(ofUTF8: Array(text.utf8)) ?? [] {
      if !piece.isEmpty, continues(scalar, piece) {
        piece.append(scalar)
        continue
      }
      if !piece.isEmpty { pieces.append(PlainText(utf8: utf8(of: piece))) }
      piece = scalar <= 0x20 || scalar == 0x2C ? [] : [scalar]
    }
    if !piece.isEmpty { pieces.append(PlainText(utf8: utf8(of: piece))) }
    return pieces
  }

  /// Whether a scalar belongs to the ones before it: selectors, joiners, tones of skin, tags and
  /// accents do, and the second half of a flag (UTS #51, <https://www.unicode.org/reports/tr51/>).
  private static func continues(_ scalar: UInt32, _ piece: [UInt32]) -> Bool {
    switch scalar {
    case 0xFE0E, 0xFE0F, joiner, keycap, 0x300...0x36F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    case flagLetters: piece.count == 1 && flagLetters.contains(piece[0])
    default: piece.last == joiner
    }
  }

  /// Whether a piece of a text is an emoji, as far as its blocks tell: it begins with a sign of one of
  /// them, or is the cap of a key.
  static func isEmoji(_ piece: PlainText) -> Bool {
    let scalars = scalars(ofUTF8: Array(piece.utf8)) ?? []
    guard let first = scalars.first, scalars.count <= scalarLimit else { return false }
    switch first {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2100...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299,
      0x1F000...0x1F3FA, 0x1F400...0x1FBFF:
      return true
    case 0x23, 0x2A, 0x30...0x39: return scalars.contains(keycap)
    default: return false
    }
  }

  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3
  private static let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
}

/// Whether a scalar may be shown where a player's own text is: not those that control a device or
/// turn the direction of what follows.
func isShowable(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
    0xFFF9...0xFFFC:
    false
  default: true
  }
}

extension TextWriter {
  /// Appends pictures as one field: the scalars in hexadecimal, `-` between those of a picture, `,`
  /// between pictures.
  mutating func write(pictures: [PlainText]) {
    var isFirst = true
    for picture in pictures {
      var separator: StaticString = isFirst ? "" : ","
      isFirst = false
      for scalar in scalars(ofUTF8: Array(picture.utf8)) ?? [] {
        write(separator)
        separator = "-"
        write(hexadecimal: scalar)
      }
    }
  }

  private mutating func write(hexadecimal number: UInt32) {
    if number > 15 { write(hexadecimal: number >> 4) }
    write(hexadecimal: UInt8(number & 15))
  }
}

/// The pictures that a field spells.
/// - Throws: `.unexpected` for any spelling but the one that is written, and `.outOfRange` for what can
///   be no picture.
func pictures(_ field: ArraySlice<UInt8>) throws(TextFault) -> [PlainText] {
  var pictures: [PlainText] = []
  var picture: [UInt32] = []
  var scalar: UInt32 = 0
  var digits = 0
  var place = field.startIndex
  while true {
    if place < field.endIndex, let digit = hexadecimalDigit(field[place]) {
      // A number has no zero before it.
      if digit == 0, digits == 0 { throw .unexpected }
      digits += 1
      if digits > 6 { throw .unexpected }
      scalar = scalar << 4 | UInt32(digit)
    } else {
      if digits == 0 { throw .unexpected }
      picture.append(scalar)
      (scalar, digits) = (0, 0)
      if place == field.endIndex || field[place] == UInt8(ascii: ",") {
        pictures.append(try text(of: picture))
        picture = []
        if place == field.endIndex { return pictures }
      } else if field[place] != UInt8(ascii: "-") {
        throw .unexpected
      }
    }
    place += 1
  }
}

private func text(of picture: [UInt32]) throws(TextFault) -> PlainText {
  guard picture.count <= MemorizePicture.scalarLimit else { throw .outOfRange }
  for scalar in picture where !isShowable(scalar) { throw .outOfRange }
  let bytes = utf8(of: picture)
  guard scalars(ofUTF8: bytes) != nil else { throw .outOfRange }
  return PlainText(utf8: bytes)
}
