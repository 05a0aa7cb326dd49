import ByteStrings
import Games
import Words

/// The knowledge about the answer of a game of Hangman, and a possible answer.
struct HangmanDraft {
  private let alphabet: Alphabet
  private let category: ArraySlice<UInt8>
  private var clue: [UInt8]
  /// The Unicode number of each symbol and each revealed letter; nil for a blank.
  private var scalars: [UInt32?] = []
  private var tried: [Letter] = []
  private var wrongAnswers: [[Letter]] = []

  /// The information that the judge reveals at the deal.
  init(_ opening: [UInt8], in alphabet: Alphabet) throws(TextError) {
    self.alphabet = alphabet
    var text = TextReader(opening)
    category = try text.value(of: "category")
    let hasClue = try text.value(of: "clue")
    guard equal(hasClue, "yes") || equal(hasClue, "no") else { throw .unexpected }
    // Any clue will do until the real one is revealed.
    clue = equal(hasClue, "yes") ? [UInt8(ascii: "?")] : []
    for slot in try text.value(of: "slots").split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      scalars.append(equal(slot, "_") ? nil : try scalar(slot))
    }
    try text.finish()
  }

  /// Adds the information that a move revealed.
  mutating func learn(_ move: HangmanMove, _ answer: [UInt8]) throws(TextError) {
    var text = TextReader(answer)
    let keyword = try text.field()
    switch move {
    case .letter(let letter):
      tried.append(letter)
      if !equal(keyword, "wrong") { try learn(letter, from: &text) }
    case .answer(let letters):
      if equal(keyword, "wrong") { wrongAnswers.append(letters) } else { try learn(letters) }
    case .hint where equal(keyword, "clue"):
      clue = Array(try text.field())
    case .hint:
      let shown = try text.field()
      let letters = try alphabet.letters(spelled: shown)
      guard letters.count == 1, let letter = letters.first else { throw .unexpected }
      tried.append(letter)
      try learn(letter, from: &text)
    }
    try text.finish()
  }

  /// Adds the places of a letter.
  private mutating func learn(_ letter: Letter, from text: inout TextReader) throws(TextError) {
    while !text.isAtEnd {
      let field = try text.field()
      guard let split = field.firstIndex(of: UInt8(ascii: "=")) else { throw .unexpected }
      let place = try decimal(field[..<split])
      let written = try scalar(field[(split + 1)...])
      guard place < scalars.count, alphabet.folded(written) == letter else { throw .outOfRange }
      scalars[Int(place)] = written
    }
  }

  /// Adds all letters of a guessed answer.
  private mutating func learn(_ letters: [Letter]) throws(TextError) {
    var rest = letters[...]
    for (index, known) in scalars.enumerated() {
      guard known == nil || known.flatMap({ alphabet.folded($0) }) != nil else { continue }
      guard let letter = rest.popFirst() else { throw .outOfRange }
      if known == nil { scalars[index] = letter.scalar }
    }
    guard rest.isEmpty else { throw .outOfRange }
  }

  /// A puzzle that is consistent with everything revealed.
  ///
  /// Its blanks are filled with untried letters, as different as possible, so that a hint is possible as long
  /// as the judge could give one. A whole answer that was guessed wrongly is not used.
  func puzzle() throws(TextError) -> HangmanPuzzle {
    let free = alphabet.letters.filter { !tried.contains($0) }
    // Each starting letter gives a different answer, and there are fewer wrong answers than misses.
    for start in 0..<max(free.count, 1) {
      var next = start
      var filled: [UInt32] = []
      for known in scalars {
        if let known {
          filled.append(known)
        } else {
          guard !free.isEmpty else { throw .outOfRange }
          filled.append(free[next % free.count].scalar)
          next += 1
        }
      }
      if wrongAnswers.contains(filled.compactMap { alphabet.folded($0) }) { continue }
      return try puzzle(filled)
    }
    throw .outOfRange
  }

  private func puzzle(_ filled: [UInt32]) throws(TextError) -> HangmanPuzzle {
    var line = TextWriter()
    line.write("category=")
    line.write(Array(category))
    line.write(" answer=")
    line.write(escaped: utf8Bytes(of: filled))
    line.write(" clue=")
    line.write(clue)
    var text = TextReader(line.bytes, alphabet: alphabet)
    return try HangmanPuzzle(from: &text)
  }
}

private func scalar(_ field: ArraySlice<UInt8>) throws(TextError) -> UInt32 {
  guard let scalar = UInt32(exactly: try decimal(field)), scalar <= 0x10FFFF else {
    throw .outOfRange
  }
  return scalar
}
