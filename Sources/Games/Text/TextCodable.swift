/// A value with exactly one spelling, which fits on one line and reads back as the same value.
public protocol TextCodable {
  /// Writes the value's one spelling.
  func write(to text: inout TextWriter)

  /// Reads the value.
  /// - Throws: what is wrong with the text. Any spelling that `write` would not produce is refused, so that a
  ///   record has the same bytes wherever it is written.
  init(from text: inout TextReader) throws(TextError)
}
