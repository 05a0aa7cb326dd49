import Library
import Testing

@Suite("Identities")
struct GameIDTests {
  @Test("an identity is written as 32 digits and reads back")
  func roundTrip() {
    let id = GameID(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
    #expect(id.text == "0123456789abcdeffedcba9876543210")
    #expect(text(id.digits) == id.text)
    for bit in 0..<64 {
      for id in [GameID(high: 1 << bit, low: 0), GameID(high: 0, low: 1 << bit)] {
        #expect(id.digits.count == 32)
        #expect(GameID(id.digits[...]) == id)
      }
    }
  }

  @Test("an identity is read from any part of the bytes")
  func slice() {
    let bytes = Array("id 000000000000000100000000000000ff".utf8)
    #expect(GameID(bytes[3...]) == GameID(high: 1, low: 255))
  }

  @Test(
    "any other spelling is refused",
    arguments: [
      "", "0", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100",
      "0123456789ABCDEFfedcba9876543210", "0123456789abcdeg0000000000000000",
      "0123456789abcde 0000000000000000", "0123456789abcde/0000000000000000",
      "0123456789abcde:0000000000000000", "0123456789abcde`0000000000000000",
    ])
  func otherSpelling(spelling: String) {
    #expect(GameID(Array(spelling.utf8)[...]) == nil)
  }

  @Test("identities are ordered as their digits are")
  func order() {
    let ordered = [
      GameID(high: 0, low: 0), GameID(high: 0, low: .max), GameID(high: 1, low: 0),
      GameID(high: 1, low: 1), GameID(high: .max, low: 0),
    ]
    #expect(ordered.reversed().sorted() == ordered)
    #expect(ordered.map(\.text).sorted() == ordered.map(\.text))
  }
}
