import Words

/// A set of letters, one bit per letter.
struct LetterSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  func contains(_ letter: Letter) -> Bool { bits >> UInt32(letter.index) & 1 == 1 }

  mutating func insert(_ letter: Letter) { bits |= 1 << UInt32(letter.index) }

  /// How many letters of this set are not in the other set.
  func countMissing(in others: LetterSet) -> Int { (bits & ~others.bits).nonzeroBitCount }
}
