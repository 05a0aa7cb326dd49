import ByteStrings

/// A theme as a person entered it, which may contain anything.
public struct MemorizeThemeDraft: Sendable {
  private let name: [UInt8]
  private let pairs: [UInt8]
  private let fill: [UInt8]

  /// The usable emoji, each picture once.
  public private(set) var pictures: [PlainText] = []

  /// The pieces of the emoji field that are not emoji.
  public private(set) var notEmoji: [PlainText] = []

  /// The emoji that occur earlier in the field.
  public private(set) var repeated: [PlainText] = []

  /// A draft with the content of each field.
  /// - Parameters:
  ///   - pairs: `all`, a number, or two with a dash between them.
  ///   - fill: the name of a colour, or two with a comma between them.
  ///   - emoji: a list of emoji; spaces and commas between them are ignored.
  public init(name: PlainText, pairs: PlainText, fill: PlainText, emoji: PlainText) {
    self.init(
      name: trimmed(name), pairs: trimmed(pairs), fill: trimmed(fill), emoji: Array(emoji.utf8))
  }

  /// A draft with the content of each field, without surrounding spaces.
  init(name: [UInt8], pairs: [UInt8], fill: [UInt8], emoji: [UInt8]) {
    self.name = name
    self.pairs = pairs
    self.fill = fill
    for piece in MemorizePictures.pieces(of: emoji, areTyped: true) {
      if !MemorizePictures.isEmoji(piece) {
        notEmoji.append(piece)
      } else if MemorizePictures.isSame(piece, asOneOf: pictures) {
        repeated.append(piece)
      } else {
        pictures.append(piece)
      }
    }
  }

  /// The theme, without the parts that remarks are about; nil if there are problems other than remarks.
  public var theme: MemorizeTheme? {
    guard
      let pairs = pairCounts(in: pairs[...]), let fill = MemorizeFill(fill),
      let look = MemorizeLook(name: PlainText(utf8: name), fill: fill, pictures: pictures)
    else { return nil }
    return MemorizeTheme(look, pairs: pairs)
  }

  /// Whether the draft has a problem.
  public func has(_ problem: MemorizeThemeRefusal) -> Bool {
    switch problem {
    case .noName: return name.isEmpty
    case .badName: return !name.isEmpty && !MemorizeLook.isName(PlainText(utf8: name))
    case .noEmoji: return pictures.isEmpty
    case .tooManyEmoji: return pictures.count > MemorizeLook.pictureLimit
    case .badPairs: return pairCounts(in: pairs[...]) == nil
    case .badFill: return MemorizeFill(fill) == nil
    case .notEmoji: return !notEmoji.isEmpty
    case .repeatedEmoji: return !repeated.isEmpty
    case .tooManyPairs:
      guard let asked = pairCounts(in: pairs[...]), asked != MemorizeTheme.allPairs else {
        return false
      }
      return asked.upperBound > pictures.count
    }
  }
}

/// The bytes of a text without surrounding spaces.
private func trimmed(_ text: PlainText) -> [UInt8] {
  let bytes = Array(text.utf8)
  var (start, end) = (0, bytes.count)
  while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
  while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
  return Array(bytes[start..<end])
}
