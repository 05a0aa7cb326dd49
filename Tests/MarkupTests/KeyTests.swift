import Markup
import Testing

@Suite("Keys and places of the pointer")
struct KeyTests {
  @Test(
    "a key is known by its name in the DOM",
    arguments: [
      ("a", .letter(97)), ("Z", .letter(122)), ("0", .digit(0)), ("9", .digit(9)),
      (" ", .space), ("/", .slash), ("?", .question), ("Enter", .enter),
      ("Backspace", .backspace), ("Delete", .delete), ("Escape", .escape), ("Tab", .tab),
      ("Home", .home), ("End", .end), ("ArrowUp", .arrow(.up)), ("ArrowDown", .arrow(.down)),
      ("ArrowLeft", .arrow(.left)), ("ArrowRight", .arrow(.right)),
    ] as [(String, Key)])
  func known(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(
    "every other key is another one",
    arguments: [
      "", "é", "ß", "あ", "😀", "@", "[", "`", "{", ":", "Shift", "enter", "ENTER", "Enter ",
      "ArrowUpp", "aa", "F1", "Process", "Dead", "Unidentified",
    ])
  func other(name: String) {
    #expect(Key(name: name) == .other)
  }

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
    "a text that is not a place has none",
    arguments: [
      "", " ", "1", "1 ", " 1", "1  2", "1 2 ", "1 2 3", "1,2", "1.5 2", "- 1", "1 -", "+1 2",
      "a b", "123456789 1", "1 123456789", "--1 1", "１ ２",
    ])
  func noPosition(text: String) {
    #expect(Event(kind: .pointerdown, text: text).position == nil)
  }

  @Test("a box is checked where its event has a text")
  func checked() {
    #expect(Event(kind: .change, text: "on").isChecked)
    #expect(!Event(kind: .change).isChecked)
  }
}
