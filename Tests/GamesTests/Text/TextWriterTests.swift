import Games
import Testing

@Suite("Writing text")
struct TextWriterTests {
  private func written(_ write: (inout TextWriter) -> Void) -> String {
    var text = TextWriter()
    write(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test(
    "a number is written in its shortest form",
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (100, "100"), (-1, "-1"), (-120, "-120"),
      (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
    ] as [(Int64, String)])
  func number(number: Int64, expected: String) {
    #expect(written { $0.write(number) } == expected)
  }

  @Test("a number that is written reads back")
  func numbersRoundTrip() throws {
    var random = SeededRandom(seed: 11)
    for digits in 1...18 {
      let bound = (0..<digits).reduce(Int64(1)) { product, _ in product * 10 }
      for _ in 0..<50 {
        let bits = UInt64(random.next()) << 32 | UInt64(random.next())
        let number = Int64(bits >> 1) % bound
        var text = TextReader(Array(written { $0.write(number) }.utf8))
        #expect(try text.number() == number)
      }
    }
  }

  @Test("literals, texts, bytes and letters stand in the order in which they were written")
  func order() throws {
    let letter = try word("q")[0]
    let name = "é"
    let text = written { text in
      text.write("literal")
      text.space()
      text.write(text: name)
      text.write([0x21])
      text.write(byte: 0x3f)
      text.write(letter)
      text.endLine()
    }
    #expect(text == "literal é!?q\n")
  }
}
