/// One line of a packed word book: sorted words of one length, front-coded.
///
/// A word is written without the prefix that it shares with the previous word, and with its last letter in
/// upper case. All words have the same length, so a reader knows how many letters are shared: in a line of
/// four-letter words, `ablEYlsO` is able, ably, also.
struct PackedLine {
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
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") {
        guard suffixCount == 0 else { throw .unfinishedWord(line: number) }
        return words
      }
      guard let letter = Letter(ascii: byte) else { throw .notALetter(line: number) }
      guard suffixCount < length else { throw .wordTooLong(line: number) }
      suffix = (suffix << 5) | letter.code
      suffixCount += 1
      guard byte == letter.uppercaseASCII else { continue }
      guard suffixCount == length || !words.isEmpty else {
        throw .incompleteFirstWord(line: number)
      }
      let kept = (previous >> Word.shift(suffixCount)) << Word.shift(suffixCount)
      let code = kept | suffix
      guard code > previous else { throw .notAscending(line: number) }
      words.append(Word(code: code << Word.shift(Word.maximumCount - length)))
      previous = code
      suffix = 0
      suffixCount = 0
    }
    throw .wrongLineCount
  }
}
