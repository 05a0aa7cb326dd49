import Words

/// What an attempt reveals about one of its letters.
public enum Mark: UInt8, CaseIterable, Comparable, Sendable {
  /// The letter is not in the secret, or the secret has no more copies than are marked already.
  case none
  /// The letter is in the secret, in another place.
  case inexact
  /// The letter is in the secret in this place.
  case exact

  /// Whether the left mark reveals less than the right mark.
  public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
}

/// The marks of a whole attempt, two bits per letter.
public struct Marks: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// How many letters are marked.
  public let count: Int

  /// Marks an attempt: exact letters first, then inexact letters from left to right, so that a letter is marked
  /// only as often as the secret contains it. If the lengths differ, letters without a counterpart get the mark
  /// none.
  public init(of attempt: Word, against secret: Word) {
    count = attempt.count
    var unmatched = LetterCounts()
    let shared = min(attempt.count, secret.count)
    for position in 0..<secret.count
    where position >= shared || secret[position] != attempt[position] {
      unmatched.add(secret[position])
    }
    for position in 0..<shared where secret[position] == attempt[position] {
      self[position] = .exact
    }
    for position in 0..<attempt.count where self[position] != .exact {
      if unmatched.remove(attempt[position]) { self[position] = .inexact }
    }
  }

  /// The mark of the letter at a position, from 0.
  public private(set) subscript(position: Int) -> Mark {
    get { Mark(rawValue: UInt8(bits >> UInt32(position * 2) & 3)) ?? .none }
    set {
      let shift = UInt32(position * 2)
      bits = bits & ~(3 << shift) | UInt32(newValue.rawValue) << shift
    }
  }

  /// How many letters have a mark.
  public func count(of mark: Mark) -> Int {
    var count = 0
    for position in 0..<self.count where self[position] == mark { count += 1 }
    return count
  }

  /// Whether every letter is exact.
  public var areAllExact: Bool {
    for position in 0..<count where self[position] != .exact { return false }
    return true
  }
}
