import ByteStrings
import Testing

/// The text of the browser build, compared with `String`, which is its counterpart everywhere else.
@Suite("Byte strings") struct ByteStringTests {
  @Test("a literal is its UTF-8, even beyond ASCII")
  func literals() {
    let text: ByteString = "Größe · 🎈"
    #expect(text.utf8 == Array("Größe · 🎈".utf8))
    #expect(("" as ByteString).isEmpty)
  }

  @Test("an interpolated literal holds its texts and numbers in place")
  func interpolation() {
    let word: ByteString = "trace"
    let name: ByteString = "Codeword"
    let text: ByteString = "\(name): \(word) in \(4) of \(Int64(6))"
    #expect(text.utf8 == Array("Codeword: trace in 4 of 6".utf8))
  }

  @Test(
    "a number is written in decimal digits",
    arguments: [0, 7, 10, 1_000_203, -1, -90, .max, .min] as [Int64])
  func numbers(_ number: Int64) {
    #expect(ByteString(number).utf8 == Array(String(number).utf8))
    #expect(("<\(number)>" as ByteString).utf8 == Array("<\(number)>".utf8))
  }

  @Test(
    "the scalars of a text are those of Unicode",
    arguments: ["", "cod", "Größe", "日本語", "🎈 up", "e\u{301}"])
  func scalars(_ text: String) {
    #expect((text as PlainText).scalars() == text.unicodeScalars.map(\.value))
  }

  @Test("joining leaves both parts as they were")
  func joining() {
    let start: ByteString = "one"
    var text = start + " two"
    text += " three"
    #expect(start.utf8 == Array("one".utf8))
    #expect(text.utf8 == Array("one two three".utf8))
  }

  @Test("texts are the same exactly if every byte is the same")
  func comparison() {
    #expect(("né" as PlainText).hasSameBytes(as: "né"))
    // Equal as text of Unicode, but spelt with a combining accent.
    #expect(!("né" as PlainText).hasSameBytes(as: "ne\u{301}"))
    #expect(!("one" as PlainText).hasSameBytes(as: "on"))
    #expect(("Enter" as PlainText).isSpelled("Enter"))
    #expect(!("Enter" as PlainText).isSpelled("enter"))
    #expect(!("" as PlainText).isSpelled("Enter"))
  }
}
