import Games
import Testing

@Suite("Reading a line")
struct TextReaderTests {
  private func reader(_ line: String) -> TextReader { TextReader(Array(line.utf8)) }

  private func fields(_ line: String) throws(TextError) -> [String] {
    var text = reader(line)
    var fields: [String] = []
    while !text.isAtEnd { fields.append(String(decoding: try text.field(), as: UTF8.self)) }
    return fields
  }

  @Test("fields are separated by single spaces")
  func separateFields() throws {
    #expect(try fields("one") == ["one"])
    #expect(try fields("one two 3") == ["one", "two", "3"])
  }

  @Test("an empty field is missing", arguments: [" ", " one", "one  two", "one ", "one two  "])
  func emptyField(line: String) {
    #expect(throws: TextError.missing) { try fields(line) }
  }

  @Test("nothing can be read from an empty line")
  func emptyLine() {
    var text = reader("")
    #expect(text.isAtEnd)
    #expect(throws: TextError.missing) { try text.field() }
    #expect(throws: TextError.missing) { try text.number() }
    #expect(throws: TextError.missing) { try text.expect("") }
    #expect(throws: TextError.missing) { try text.value(of: "a") }
  }

  @Test("a line that was read to its end is finished")
  func finished() throws {
    var text = reader("one two")
    _ = try text.field()
    #expect(throws: TextError.surplus) { try text.finish() }
    _ = try text.field()
    try text.finish()
  }

  @Test("a space at the end of a line is surplus")
  func trailingSpace() throws {
    var text = reader("one ")
    _ = try text.field()
    #expect(throws: TextError.surplus) { try text.finish() }
  }

  @Test("a part of the bytes is read as if it stood alone")
  func partOfBytes() throws {
    var text = TextReader(Array("one two\nthree four\n".utf8), in: 8..<18)
    #expect(try text.field().elementsEqual("three".utf8))
    #expect(try text.field().elementsEqual("four".utf8))
    try text.finish()
    #expect(throws: TextError.missing) { try text.field() }
  }

  @Test(
    "a number has one spelling, of at most 18 digits",
    arguments: [
      ("0", 0), ("7", 7), ("10", 10), ("999999999999999999", 999_999_999_999_999_999),
    ] as [(String, Int64)])
  func number(line: String, expected: Int64) throws {
    var text = reader(line)
    #expect(try text.number() == expected)
    try text.finish()
  }

  @Test(
    "anything else is not a number",
    arguments: [
      "00", "01", "+1", "-1", "-0", "1.0", "1e3", "1_000", "0x1", "one", "1000000000000000000",
      "99999999999999999999999999", "\t1", "1\r", "٣", "½",
    ])
  func notANumber(line: String) {
    var text = reader(line)
    #expect(throws: TextError.notANumber) { try text.number() }
  }

  @Test("an expected word must be the whole field")
  func expectedWord() throws {
    var text = reader("begun 5")
    try text.expect("begun")
    for line in ["begu", "begunn", "Begun", "begin"] {
      var other = reader(line)
      #expect(throws: TextError.unexpected) { try other.expect("begun") }
    }
  }

  @Test("a value stands behind its name and the first equals sign")
  func namedValue() throws {
    var text = reader("length=5 mode= key=a=b")
    #expect(try text.value(of: "length").elementsEqual("5".utf8))
    #expect(try text.value(of: "mode").isEmpty)
    #expect(try text.value(of: "key").elementsEqual("a=b".utf8))
  }

  @Test("another name, or none, is unexpected", arguments: ["size=5", "length", "=5", "length5="])
  func otherName(line: String) {
    var text = reader(line)
    #expect(throws: TextError.unexpected) { try text.value(of: "length") }
  }
}
