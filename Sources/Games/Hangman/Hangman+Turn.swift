extension HangmanBook {
  /// How many candidates each turn has. More than a third of all answers have the requested difficulty.
  private static let share = 4

  /// The answer whose turn it is, among the answers of a difficulty in all categories. Each answer counts once.
  func puzzle(at turn: Turn, of difficulty: HangmanDifficulty?) -> HangmanPuzzle? {
    let lines = lines
    var search = turn.search(of: lines.count, share: Self.share)
    while let candidates = search.next() {
      if let index = search.take(candidates.filter({ suits($0, of: difficulty, in: lines) })),
        let entry = HangmanEntry(line: lines[index].line, in: alphabet)
      {
        return HangmanPuzzle(category: lines[index].category, entries: [entry])
      }
    }
    return nil
  }

  /// Whether an answer has the difficulty and is not in an earlier category.
  private func suits(
    _ index: Int, of difficulty: HangmanDifficulty?,
    in lines: [(category: HangmanCategory, line: ArraySlice<UInt8>)]
  ) -> Bool {
    guard let entry = HangmanEntry(line: lines[index].line, in: alphabet),
      difficulty == nil || difficulty == HangmanDifficulty(of: entry.answer, in: language)
    else { return false }
    return !lines[..<index].contains { hasSameLetters($0.line, lines[index].line) }
  }
}

/// Whether two lines have the same answer, ignoring case and characters that are not letters.
private func hasSameLetters(_ line: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
  var (index, otherIndex) = (line.startIndex, other.startIndex)
  while true {
    let (letter, otherLetter) = (nextLetter(line, &index), nextLetter(other, &otherIndex))
    if letter != otherLetter { return false }
    if letter == nil { return true }
  }
}

/// The next byte of a letter before the clue. ASCII letters are returned in lower case.
private func nextLetter(_ line: ArraySlice<UInt8>, _ index: inout Int) -> UInt8? {
  while index < line.endIndex, line[index] != UInt8(ascii: "\t") {
    let byte = line[index]
    index += 1
    if byte >= 0x80 { return byte }
    if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { return byte | 0x20 }
  }
  return nil
}
