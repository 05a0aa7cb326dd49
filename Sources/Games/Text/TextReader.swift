import ByteStrings
import Words

/// Reads one line of a record, field by field. Fields are separated by single spaces.
public struct TextReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// The alphabet of the words in the line.
  public private(set) var alphabet: Alphabet

  /// Reads the whole of `bytes` as one line.
  public init(_ bytes: [UInt8], alphabet: Alphabet = .latin) {
    self.init(bytes, in: 0..<bytes.count, alphabet: alphabet)
  }

  /// Reads a part of `bytes` as one line, without copying it.
  public init(_ bytes: [UInt8], in range: Range<Int>, alphabet: Alphabet = .latin) {
    self.bytes = bytes
    self.alphabet = alphabet
    position = range.lowerBound
    end = range.upperBound
  }

  /// Whether everything has been read.
  public var isAtEnd: Bool { position == end }

  /// The next field, as the range of its bytes.
  /// - Throws: `.missing` at the end of the line, or if the field is empty.
  public mutating func field() throws(TextError) -> ArraySlice<UInt8> {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: " ") { position += 1 }
    guard position > start else { throw .missing }
    let field = bytes[start..<position]
    // A space announces another field. A space at the end of the line is left for `finish` to refuse.
    if position < end, position + 1 < end { position += 1 }
    return field
  }

  /// The next field, which must be a whole number of at most 18 digits in its shortest form.
  /// - Throws: `.missing`, or `.notANumber`.
  public mutating func number() throws(TextError) -> Int64 {
    try decimal(try field())
  }

  /// Reads the next field, which must be exactly `keyword`.
  /// - Throws: `.missing`, or `.unexpected`.
  public mutating func expect(_ keyword: Literal) throws(TextError) {
    guard equal(try field(), keyword) else { throw .unexpected }
  }

  /// The value of the next field, which must read `name=value`.
  /// - Throws: `.missing`, or `.unexpected` if the name differs.
  public mutating func value(of name: Literal) throws(TextError) -> ArraySlice<UInt8> {
    let field = try field()
    guard let split = field.firstIndex(of: UInt8(ascii: "=")) else { throw .unexpected }
    guard equal(field[..<split], name) else { throw .unexpected }
    return field[(split + 1)...]
  }

  /// Reads the language of the words of a game, which only a language other than English is named for. What follows is
  /// read in its alphabet.
  /// - Throws: `.unexpected` if there is no such language.
  mutating func wordLanguage() throws(TextError) -> WordLanguage {
    var rest = self
    guard let tag = try? rest.value(of: "words") else { return .english }
    guard let language = WordLanguage(tag: tag), language != .english else { throw .unexpected }
    self = rest
    alphabet = language.alphabet
    return language
  }

  /// Ends the line.
  /// - Throws: `.surplus` if something is left.
  public func finish() throws(TextError) {
    guard isAtEnd else { throw .surplus }
  }
}

/// What is wrong with a line of text.
public enum TextError: Error, Equatable, Sendable {
  /// A field is missing or empty.
  case missing
  /// A field is not valid in its place.
  case unexpected
  /// A field should be a whole number and is not.
  case notANumber
  /// A number or a length is out of range.
  case outOfRange
  /// There is more text after the last field.
  case surplus
}

/// Whether the bytes spell the literal.
public func equal(_ bytes: ArraySlice<UInt8>, _ literal: Literal) -> Bool {
  bytes.elementsEqual(literal.utf8)
}

/// The whole number that the bytes spell in its shortest form, of at most 18 digits.
/// - Throws: `.notANumber`.
public func decimal(_ bytes: ArraySlice<UInt8>) throws(TextError) -> Int64 {
  guard let first = bytes.first, bytes.count <= 18 else { throw .notANumber }
  if bytes.count > 1, first == UInt8(ascii: "0") { throw .notANumber }
  var number: Int64 = 0
  for byte in bytes {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .notANumber }
    // Eighteen digits fit; a checked product would need 128 bits, which wasm does not have.
    number = number &* 10 + Int64(byte - UInt8(ascii: "0"))
  }
  return number
}
