/// A value with one spelling, that fits on one line and reads back as the same value.
public protocol TextCodable {
  /// Writes the value's one spelling.
  func write(to text: inout TextWriter)

  /// Reads the value.
  /// - Throws: what is wrong with the text. Any spelling but the one that `write` gives is refused,
  ///   so that a record has the same bytes wherever it is written.
  init(from text: inout TextReader) throws(TextError)
}
