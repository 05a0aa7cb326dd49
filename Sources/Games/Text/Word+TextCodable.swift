import ByteStrings
import Words

extension Word: TextCodable {
  /// Writes the letters in lower case.
  public func write(to text: inout TextWriter) {
    for index in 0..<count { text.write(self[index]) }
  }

  /// Reads lower-case letters of the reader's alphabet.
  public init(from text: inout TextReader) throws(TextError) {
    self = try text.alphabet.word(spelled: try text.field())
  }
}

extension TextWriter {
  /// Appends a field with the language of the words, unless it is English.
  mutating func write(_ language: WordLanguage) {
    if language == .english { return }
    write(" words=")
    write(language.tag)
  }

  /// Appends a letter in lower case: one after z as `write(escaped:)` spells it, because a record is ASCII.
  public mutating func write(_ letter: Letter) {
    if letter.scalar < 0x80 {
      write(byte: UInt8(letter.scalar))
    } else {
      write(escaped: utf8Bytes(of: [letter.scalar]))
    }
  }
}

extension Alphabet {
  /// The word of a record.
  /// - Throws: `.unexpected` for any spelling that `write` would not produce, `.outOfRange` for too many letters.
  func word(spelled field: ArraySlice<UInt8>) throws(TextError) -> Word {
    // Nearly every word has only letters of ASCII.
    if field.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) {
      guard let word = Word(ascii: field, in: self) else { throw .outOfRange }
      return word
    }
    guard let word = Word(letters: try letters(spelled: field)) else { throw .outOfRange }
    return word
  }

  /// The letters of a field of a record.
  /// - Throws: `.unexpected` for any spelling that `write` would not produce.
  package func letters(spelled field: ArraySlice<UInt8>) throws(TextError) -> [Letter] {
    guard let scalars = scalars(ofUTF8: try unescaped(field)) else { throw .unexpected }
    var letters: [Letter] = []
    for scalar in scalars {
      guard let letter = letter(scalar), letter.scalar == scalar else { throw .unexpected }
      letters.append(letter)
    }
    return letters
  }
}
