/// One line of a packed word book: sorted words of one length, front-coded.
///
/// A letter is one byte of ASCII: a to z, then `{`, `|`, `}` and `~` for the letters that an alphabet adds. In
/// upper case that is the byte 32 below: A to Z, then `[`, `\`, `]` and `^`.
///
/// A word is written without the prefix that it shares with the previous word, and with its last letter in
/// upper case. All words have the same length, so a reader knows how many letters are shared: in a line of
/// four-letter words, `ablEYlsO` is able, ably, also.
struct PackedLine {
  /// The alphabet of the words.
  let alphabet: Alphabet
  /// The number of letters of every word.
  let length: Int
  /// The line's number, from 1, for errors.
  let number: Int

  /// The words of the bytes from `position` to the next line feed; moves `position` past it.
  /// Takes time proportional to the number of bytes.
  func words(
    in bytes: [UInt8], from position: inout Int
  ) throws(PackedWordsError) -> [Word] {
    var words: [Word] = []
    var previous: UInt32 = 0
    var suffix: UInt32 = 0
    var suffixCount = 0
    let letterCount = UInt8(truncatingIfNeeded: alphabet.letters.count)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") {
        guard suffixCount == 0 else { throw .unfinishedWord(line: number) }
        return words
      }
      let index = (byte | 0x20) &- UInt8(ascii: "a")
      guard index < letterCount else { throw .notALetter(line: number) }
      guard suffixCount < length else { throw .wordTooLong(line: number) }
      suffix = (suffix << 5) | (UInt32(index) + 1)
      suffixCount += 1
      guard byte & 0x20 == 0 else { continue }
      guard suffixCount == length || !words.isEmpty else {
        throw .incompleteFirstWord(line: number)
      }
      let kept = (previous >> Word.shift(suffixCount)) << Word.shift(suffixCount)
      let code = kept | suffix
      guard code > previous else { throw .notAscending(line: number) }
      words.append(Word(code: code << Word.shift(Word.maximumCount - length), in: alphabet))
      previous = code
      suffix = 0
      suffixCount = 0
    }
    throw .wrongLineCount
  }
}
