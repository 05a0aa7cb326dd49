import Games
import Testing

@Suite("Marks, by hand")
struct MarksTableTests {
  /// An attempt, a secret, and what the player must see, worked out by hand.
  static let table: [(String, String, String)] = [
    ("cat", "cat", "==="),
    ("dog", "cat", "---"),
    ("act", "cat", "++="),
    ("cot", "cat", "=-="),
    ("tat", "cat", "-=="),
    ("eel", "eve", "=+-"),
    ("eve", "eel", "=-+"),
    ("see", "eel", "-=+"),
    ("eel", "see", "+=-"),
    ("mom", "gum", "--="),
    ("mum", "mom", "=-="),
    ("dad", "add", "++="),
    ("add", "dad", "++="),
    ("noon", "moon", "-==="),
    ("noon", "onto", "+++-"),
    ("otto", "toot", "++++"),
    ("poop", "hoop", "-==="),
    ("loll", "tall", "--=="),
    ("tall", "loll", "--=="),
    ("sees", "else", "+++-"),
    ("else", "sees", "+-++"),
    ("papa", "pals", "==--"),
    ("crane", "crane", "====="),
    ("slate", "crane", "--=-="),
    ("crate", "trace", "+==+="),
    ("speed", "abide", "--+-+"),
    ("speed", "erase", "+-++-"),
    ("speed", "steal", "=-=--"),
    ("speed", "crepe", "-+=+-"),
    ("allay", "loyal", "-++=+"),
    ("loyal", "allay", "+-+=+"),
    ("geese", "eerie", "-=+-="),
    ("eerie", "geese", "+=--="),
    ("mamma", "maxim", "==+--"),
    ("maxim", "mamma", "==--+"),
    ("robot", "motor", "+=-=+"),
    ("array", "carry", "++=-="),
    ("carry", "array", "-+=+="),
    ("abbey", "babes", "++==-"),
    ("banana", "banana", "======"),
    ("cabana", "banana", "-=+==="),
    ("banana", "cabana", "+=-==="),
    ("bamboo", "baobab", "==-=+-"),
    ("baobab", "bamboo", "==+=--"),
    ("needed", "seeded", "-====="),
    ("letter", "settle", "+===+-"),
    ("settle", "letter", "-===++"),
    ("assess", "passes", "++=+-="),
    ("eleven", "events", "=-=+-+"),
    ("aaaaaa", "banana", "-=-=-="),
    ("banana", "aaaaaa", "-=-=-="),
  ]

  @Test("CW-1: repeated letters are marked as often as the secret holds them", arguments: table)
  func marks(attempt: String, secret: String, expected: String) throws {
    let marks = try Marks(of: word(attempt), against: word(secret))
    #expect(symbols(of: marks) == expected)
    #expect(marks.count == expected.utf8.count)
    #expect(marks.areAllExact == (attempt == secret))
  }

  @Test("an attempt of another length is marked as far as it has a counterpart")
  func otherLengths() throws {
    #expect(try symbols(of: Marks(of: word("cats"), against: word("cat"))) == "===-")
    #expect(try symbols(of: Marks(of: word("scat"), against: word("cat"))) == "-+++")
    #expect(try symbols(of: Marks(of: word("cat"), against: word("scat"))) == "+++")
    #expect(try symbols(of: Marks(of: word("tt"), against: word("cat"))) == "+-")
  }

  @Test("a mark that says more is greater")
  func order() {
    #expect(Mark.none < .inexact)
    #expect(Mark.inexact < .exact)
    #expect(Mark.allCases.max() == .exact)
  }
}
