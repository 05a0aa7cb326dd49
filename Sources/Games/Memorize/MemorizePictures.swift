import ByteStrings

/// The pictures on the faces of cards: emoji, each of which may be several Unicode scalars.
///
/// The rules use only bytes and scalars, never characters. Which scalars form one character changes between
/// versions of Unicode, and a record must not change.
enum MemorizePictures {
  /// The most scalars that a picture can have: the longest emoji have ten.
  static let scalarLimit = 16

  /// The pieces of a text, in order, without spaces and commas.
  /// - Parameter areTyped: whether emoji may also follow each other directly. In a record only commas separate them.
  static func pieces(of text: [UInt8], areTyped: Bool) -> [PlainText] {
    var pieces: [PlainText] = []
    var piece: [UInt32] = []
    for scalar in (scalars(ofUTF8: text) ?? []) + [comma] {
      if scalar != comma, !piece.isEmpty, !areTyped || continues(scalar, piece) {
        piece.append(scalar)
        continue
      }
      if !piece.isEmpty { pieces.append(PlainText(scalars: piece)) }
      piece = scalar <= 0x20 || scalar == comma ? [] : [scalar]
    }
    return pieces
  }

  /// Whether a scalar continues the scalars before it, as selectors, joiners, skin tones, tags, accents and the
  /// second half of a flag do (UTS #51, <https://www.unicode.org/reports/tr51/>).
  private static func continues(_ scalar: UInt32, _ piece: [UInt32]) -> Bool {
    switch scalar {
    case 0xFE0E, 0xFE0F, joiner, keycap, 0x300...0x36F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    case 0x1F1E6...0x1F1FF: piece.count == 1 && piece[0] >= 0x1F1E6 && piece[0] <= 0x1F1FF
    default: piece.last == joiner
    }
  }

  /// Whether a piece of a text is an emoji, judging by Unicode blocks: it begins with a scalar of an emoji
  /// block, or is a keycap.
  static func isEmoji(_ piece: PlainText) -> Bool {
    let scalars = scalars(ofUTF8: Array(piece.utf8)) ?? []
    guard let first = scalars.first, scalars.count <= scalarLimit else { return false }
    switch first {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2100...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299,
      0x1F000...0x1F3FA, 0x1F400...0x1FBFF:
      return true
    default: return scalars.contains(keycap)
    }
  }

  /// Whether a picture looks like one of several pictures. It ignores variation selectors, which determine
  /// whether a character is drawn as text or in colour.
  static func isSame(_ picture: PlainText, asOneOf pictures: [PlainText]) -> Bool {
    let bytes = plain(picture)
    for other in pictures where plain(other) == bytes { return true }
    return false
  }

  /// The bytes without U+FE0E and U+FE0F: without EF B8 8E and EF B8 8F.
  private static func plain(_ picture: PlainText) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in picture.utf8 {
      bytes.append(byte)
      let count = bytes.count
      if count > 2, byte | 1 == 0x8F, bytes[count - 2] == 0xB8, bytes[count - 3] == 0xEF {
        bytes.removeLast(3)
      }
    }
    return bytes
  }

  private static let comma: UInt32 = 0x2C
  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3
}

/// Whether bytes are UTF-8 that can be displayed where a player's own text is: without control characters and
/// characters that change the text direction.
func areShowable(_ bytes: [UInt8]) -> Bool {
  guard let scalars = scalars(ofUTF8: bytes) else { return false }
  for scalar in scalars {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFC:
      return false
    default: break
    }
  }
  return true
}
