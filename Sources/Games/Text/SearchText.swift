import ByteStrings
import Words

/// A text prepared for searching: its words, with one space before each. Words consist of digits and of letters
/// without case and accents.
public struct SearchText: Sendable {
  private var scalars: [UInt32] = []

  /// The words of a text. Emoji are kept unchanged.
  public init(_ text: PlainText) {
    var isInWord = false
    for scalar in text.scalars() {
      switch scalar {
      // A combining accent.
      case 0x300...0x36F: break
      // Dashes and curly quotation marks, which devices substitute for plain ones.
      case 0x2010...0x2027: isInWord = false
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...:
        if !isInWord { scalars.append(0x20) }
        isInWord = true
        scalars.append(Alphabet.latin.folded(scalar)?.scalar ?? scalar)
      default: isInWord = false
      }
    }
  }

  /// Whether the text has no words.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Whether each word of `query` is the beginning of a word in this text.
  public func matches(_ query: SearchText) -> Bool {
    var start = 0
    while start < query.scalars.count {
      var end = start + 1
      while end < query.scalars.count, query.scalars[end] != 0x20 { end += 1 }
      if !contains(query.scalars, start, end) { return false }
      start = end
    }
    return true
  }

  /// Whether this text contains a word of another text, including the space before it.
  private func contains(_ word: [UInt32], _ start: Int, _ end: Int) -> Bool {
    var matched = start
    for scalar in scalars {
      // The only space of a word is its first scalar, so after a mismatch the match restarts only at a space.
      if scalar == word[matched] {
        matched += 1
      } else {
        matched = scalar == 0x20 ? start + 1 : start
      }
      if matched == end { return true }
    }
    return false
  }
}
