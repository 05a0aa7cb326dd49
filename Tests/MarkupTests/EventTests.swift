import Markup
import Testing

@Suite("What an event says")
struct EventTests {
  @Test(
    "the place of a pointer is two whole numbers",
    arguments: [
      ("0 0", 0, 0), ("12 345", 12, 345), ("-1 2", -1, 2), ("3 -40", 3, -40),
      ("99999999 1", 99_999_999, 1), ("-0 007", 0, 7),
    ])
  func position(text: String, x: Int, y: Int) throws {
    let position = try #require(Event(kind: .pointerdown, text: text).position)
    #expect(position == (x, y))
  }

  @Test(
    "a text that is not a place gives no place",
    arguments: [
      "", " ", "1", "1 ", " 1", "1  2", "1 2 ", "1 2 3", "1,2", "1.5 2", "- 1", "1 -", "+1 2",
      "a b", "123456789 1", "1 123456789", "--1 1", "１ ２",
    ])
  func noPosition(text: String) {
    #expect(Event(kind: .pointerdown, text: text).position == nil)
  }

  @Test("each digit has its key, and any other key has none")
  func placedDigit() {
    for digit in UInt8(0)...9 {
      let modifiers = Modifiers(rawValue: UInt32(digit + 1) * 256 | 16)
      #expect(modifiers.placedDigit == digit)
    }
    for other in [0, 11, 100] {
      #expect(Modifiers(rawValue: UInt32(other) * 256).placedDigit == nil)
    }
  }
}
