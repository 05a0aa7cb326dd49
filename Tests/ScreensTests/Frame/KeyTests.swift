import Screens
import Testing

@Suite("Keys")
struct KeyTests {
  @Test(
    "a key is known by its name in the DOM",
    arguments: [
      ("a", .letter(97)), ("Z", .letter(90)), ("é", .letter(0xE9)), ("ß", .letter(0xDF)),
      ("0", .digit(0)), ("9", .digit(9)),
      (" ", .space), ("/", .slash), ("?", .question), ("Enter", .enter),
      ("Backspace", .backspace), ("Delete", .delete), ("Escape", .escape), ("Tab", .tab),
      ("Home", .home), ("End", .end), ("ArrowUp", .arrow(.up)), ("ArrowDown", .arrow(.down)),
      ("ArrowLeft", .arrow(.left)), ("ArrowRight", .arrow(.right)),
    ] as [(String, Key)])
  func known(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(
    "every other name means some other key",
    arguments: [
      "", "×", "÷", "あ", "😀", "@", "[", "`", "{", ":", "Shift", "enter", "ENTER", "Enter ",
      "ArrowUpp", "aa", "F1", "Process", "Dead", "Unidentified",
    ])
  func other(name: String) {
    #expect(Key(name: name) == .other)
  }
}
