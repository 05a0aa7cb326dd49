import Words

/// Some of the letters of the alphabet, a bit each.
struct LetterSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  func contains(_ letter: Letter) -> Bool { bits >> UInt32(letter.index) & 1 == 1 }

  mutating func insert(_ letter: Letter) { bits |= 1 << UInt32(letter.index) }

  /// How many of these letters are not among the others.
  func countMissing(in others: LetterSet) -> Int { (bits & ~others.bits).nonzeroBitCount }
}
