import ByteStrings
import Words

/// A text as it is searched: its words, of letters without case and accents and of digits, each behind
/// one space.
public struct SearchText: Sendable {
  private var scalars: [UInt32] = []

  /// The words of a text. A picture is kept as it is.
  public init(_ text: PlainText) {
    var isInWord = false
    for scalar in text.scalars() {
      switch scalar {
      // An accent that is written behind its letter.
      case 0x300...0x36F: break
      // Dashes and curved quotation marks, which devices write for plain ones.
      case 0x2010...0x2027: isInWord = false
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...:
        if !isInWord { scalars.append(0x20) }
        isInWord = true
        scalars.append(folded(scalar).map { UInt32($0.ascii) } ?? scalar)
      default: isInWord = false
      }
    }
  }

  /// Whether nothing is searched for.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Whether each word of `query` begins a word here.
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

  /// Whether a word of another text, with the space before it, stands here.
  private func contains(_ word: [UInt32], _ start: Int, _ end: Int) -> Bool {
    var matched = start
    for scalar in scalars {
      // A word begins with the only space in it: after one that differs nothing but it can begin.
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
