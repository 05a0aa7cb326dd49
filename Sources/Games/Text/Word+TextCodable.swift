import Words

extension Word: TextCodable {
  /// Writes the letters in lower case.
  public func write(to text: inout TextWriter) {
    for index in 0..<count { text.write(self[index]) }
  }

  /// Reads lower-case letters.
  public init(from text: inout TextReader) throws(TextError) {
    let field = try text.field()
    for byte in field where byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") {
      throw .unexpected
    }
    guard let word = Word(ascii: field) else { throw .outOfRange }
    self = word
  }
}

extension TextWriter {
  /// Appends a letter in lower case.
  public mutating func write(_ letter: Letter) { write(byte: letter.ascii) }
}
