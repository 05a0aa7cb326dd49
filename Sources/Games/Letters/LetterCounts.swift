import Words

/// How often each letter occurs among a few letters (at most 15 copies of each), without an array.
struct LetterCounts: Equatable {
  // Four bits per letter: the first sixteen letters, then the others.
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  subscript(letter: Letter) -> Int {
    Int((letter.index < 16 ? first : second) >> shift(letter) & 15)
  }

  mutating func add(_ letter: Letter) {
    if letter.index < 16 { first += 1 << shift(letter) } else { second += 1 << shift(letter) }
  }

  /// Removes one copy. Returns false and changes nothing if there is none.
  mutating func remove(_ letter: Letter) -> Bool {
    guard self[letter] > 0 else { return false }
    if letter.index < 16 { first -= 1 << shift(letter) } else { second -= 1 << shift(letter) }
    return true
  }

  private func shift(_ letter: Letter) -> UInt64 { UInt64(letter.index & 15) * 4 }
}

extension Word {
  /// How often each letter occurs.
  var letterCounts: LetterCounts {
    var counts = LetterCounts()
    for index in 0..<count { counts.add(self[index]) }
    return counts
  }
}
