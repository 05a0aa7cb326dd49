import Words

/// Words to try, each split into its letters and their places.
///
/// The marks of one letter depend only on where the guess and the answer have that letter. So the marks of a
/// guess are a sum over its letters, and guesses share the summands: 341 parts make up all 11,458 words of five
/// letters.
struct GuessParts: Sendable {
  /// A letter, by its index in the alphabet, and the places of that letter in a guess, one bit each.
  struct Part: Equatable, Sendable {
    let letter: UInt8
    let places: UInt8
  }

  /// Every part of any guess. The first part has no places and adds nothing.
  private(set) var parts = [Part(letter: 0, places: 0)]

  /// `Word.maximumCount` parts for each guess, padded with the first part.
  private(set) var indices: [UInt16] = []

  /// The parts of words of at most `Word.maximumCount` letters.
  init(of words: [Word]) {
    indices.reserveCapacity(words.count * Word.maximumCount)
    // Part by letter and places; 0 if there is none yet.
    var known: [UInt16] = Array(
      repeating: 0, count: Alphabet.limit << Word.maximumCount)
    for word in words {
      var rest = (UInt8(1) << UInt8(truncatingIfNeeded: word.count)) &- 1
      var used = 0
      while rest != 0 {
        let letter = word[rest.trailingZeroBitCount]
        var places: UInt8 = 0
        for place in 0..<word.count where word[place] == letter {
          places |= 1 << UInt8(truncatingIfNeeded: place)
        }
        rest &= ~places
        let slot = Int(letter.index) << Word.maximumCount | Int(places)
        if known[slot] == 0 {
          known[slot] = UInt16(parts.count)
          parts.append(Part(letter: letter.index, places: places))
        }
        indices.append(known[slot])
        used += 1
      }
      for _ in used..<Word.maximumCount { indices.append(0) }
    }
  }
}
