import Foundation
import Games
import Testing
import Words

@Suite("Anagrams: the field and the bank")
struct RackInputTests {
  private func input(_ letters: String = "cdenno", _ text: String = "") throws -> RackInput {
    var input = RackInput(try word(letters))
    try input.write(text)
    return input
  }

  private func spelled(_ letters: [Letter]) -> String { letters.map(\.uppercased).joined() }

  @Test("TT-5: a typed letter leaves the bank, and a deleted letter returns to it")
  func typing() throws {
    var input = try input()
    #expect(spelled(input.bank) == "CDENNO")
    #expect(input.word == nil)
    #expect(try input.apply(replacing: 0..<0, with: "n") == 1)
    #expect(spelled(input.typed) == "N")
    #expect(spelled(input.bank) == "CDENO")
    #expect(try input.apply(replacing: 1..<1, with: "o") == 2)
    #expect(try input.word == word("no"))
    #expect(input.tiles.map(\.isUsed) == [false, false, false, true, false, true])
    #expect(try input.apply(replacing: 0..<1, with: "") == 0)
    #expect(spelled(input.typed) == "O")
    #expect(spelled(input.bank) == "CDENN")
  }

  @Test("TT-5: a letter that the rack has twice can be typed twice, and no more")
  func twice() throws {
    var input = try input("cdenno", "nn")
    #expect(spelled(input.bank) == "CDEO")
    #expect(throws: try RackInputRefusal.usedUp(letter("n"), count: 2)) {
      try input.apply(replacing: 2..<2, with: "n")
    }
    #expect(throws: try RackInputRefusal.usedUp(letter("c"), count: 1)) {
      try input.apply(replacing: 2..<2, with: "cc")
    }
    #expect(spelled(input.typed) == "NN")
  }

  @Test("TT-5: the player can replace the whole word, and delete in the middle")
  func replacing() throws {
    var input = try input("cdenno", "conned")
    #expect(input.bank == [])
    #expect(try input.apply(replacing: 0..<6, with: "nonce") == 5)
    #expect(spelled(input.typed) == "NONCE")
    #expect(spelled(input.bank) == "D")
    #expect(try input.apply(replacing: 1..<3, with: "") == 1)
    #expect(spelled(input.typed) == "NCE")
    #expect(try input.apply(replacing: 1..<2, with: "od") == 3)
    #expect(spelled(input.typed) == "NODE")
    #expect(spelled(input.bank) == "CN")
  }

  @Test(
    "TT-5: a paste may have capitals, accents, full-width letters and spaces around it",
    arguments: [
      "CODE", "Code", "códé", "co\u{301}de\u{308}", "ＣＯＤＥ", "ｃｏｄｅ", " code\n", "\tcode \r\n",
      "çöðe".replacing("ð", with: "ď"), "\u{A0}cøđe",
    ])
  func folded(paste: String) throws {
    #expect(try input("cdenno", paste).word == word("code"))
  }

  @Test("every Latin letter with an accent counts as its plain letter")
  func accents() throws {
    var count = 0
    for value in UInt32(0xC0)...0x17F {
      let scalar = try #require(Unicode.Scalar(value))
      let under = try #require(
        String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first)
      guard under != scalar, under.isASCII else { continue }
      let letter = try #require(Word(String(under)))
      var input = RackInput(letter)
      try input.write(String(scalar))
      #expect(input.word == letter, "\(scalar)")
      count += 1
    }
    #expect(count > 150)
  }

  @Test(
    "TT-6: text that is not letters changes nothing, and the refusal says so",
    arguments: [
      " ", "  \n", "1", "c1", "c d", "co-", "c.", "'", "´", "\u{301}", "o \u{301}", "é1", "日",
      "ß", "ð", "🙂", "\u{0}", "\u{200B}", "с", "c\u{FE0F}",
    ])
  func notLetters(text: String) throws {
    var input = try input("cdenno", "don")
    let before = input
    for range in [0..<0, 1..<2, 3..<3, 0..<3] {
      #expect(throws: RackInputRefusal.notALetter) {
        try input.apply(replacing: range, with: text)
      }
      #expect(input == before)
    }
  }

  @Test("TT-6: letters that are not in the bank change nothing, and the refusal names them")
  func notInBank() throws {
    var input = try input("cdenno", "done")
    let before = input
    #expect(throws: try RackInputRefusal.notInRack(letter("x"))) {
      try input.apply(replacing: 4..<4, with: "x")
    }
    #expect(throws: try RackInputRefusal.usedUp(letter("d"), count: 1)) {
      try input.apply(replacing: 4..<4, with: "d")
    }
    // The bank has the first letters of this paste, but the paste is still one edit.
    #expect(throws: try RackInputRefusal.notInRack(letter("s"))) {
      try input.apply(replacing: 4..<4, with: "cns")
    }
    #expect(throws: try RackInputRefusal.notInRack(letter("z"))) { try input.write("zoo") }
    #expect(input == before)
  }

  @Test("an edit outside the field changes nothing", arguments: [4..<4, 2..<5, -1..<1, 7..<9])
  func outside(range: Range<Int>) throws {
    var input = try input("cdenno", "don")
    let before = input
    #expect(throws: RackInputRefusal.noSuchRange) { try input.apply(replacing: range, with: "e") }
    #expect(throws: RackInputRefusal.noSuchRange) { try input.apply(replacing: range, with: "") }
    #expect(input == before)
  }

  @Test("TT-6: tapping a tile types it, once")
  func tapping() throws {
    var input = try input()
    input.type(tile: 4)
    input.type(tile: 4)
    input.type(tile: 0)
    input.type(tile: 6)
    input.type(tile: -1)
    #expect(spelled(input.typed) == "NC")
    #expect(input.tiles.filter(\.isUsed).map(\.id) == [0, 4])
    input.erase()
    #expect(spelled(input.typed) == "N")
    input.erase()
    input.erase()
    #expect(input.typed == [])
    #expect(spelled(input.bank) == "CDENNO")
  }

  @Test("TT-5: tapping a used tile takes it back from anywhere in the word")
  func handingBack() throws {
    var input = try input("cdenno", "done")
    input.toggle(tile: 5)
    #expect(spelled(input.typed) == "DNE")
    #expect(spelled(input.bank) == "CNO")
    input.toggle(tile: 5)
    #expect(spelled(input.typed) == "DNEO")
    input.toggle(tile: 9)
    #expect(spelled(input.typed) == "DNEO")
  }

  @Test("tiles whose letters stay keep their identity when an input method rewrites the word")
  func stable() throws {
    var input = try input()
    input.type(tile: 4)
    try input.write("no")
    try input.write("non")
    #expect(input.tiles.filter(\.isUsed).map(\.id) == [3, 4, 5])
    try input.write("no")
    #expect(input.tiles.filter(\.isUsed).map(\.id) == [4, 5])
    try input.apply(replacing: 0..<2, with: "do")
    try input.apply(replacing: 0..<2, with: "no")
    #expect(input.tiles.filter(\.isUsed).map(\.id) == [3, 5])
  }

  @Test("taking a word empties the field, and the player can get the word back")
  func lastWord() throws {
    var input = try input("cdenno", "none")
    #expect(try input.takeWord() == word("none"))
    #expect(input.typed == [])
    #expect(input.takeWord() == nil)
    #expect(try input.lastWord == word("none"))
    try input.write("c")
    input.restoreLastWord()
    #expect(spelled(input.typed) == "NONE")
    input.clear()
    #expect(spelled(input.bank) == "CDENNO")
    var fresh = try self.input("cdenno", "do")
    fresh.restoreLastWord()
    #expect(spelled(fresh.typed) == "DO")
  }

  @Test("a twist shows the bank in a visibly different order, and keeps the field")
  func twist() throws {
    var random = SeededRandom(seed: 8)
    var orders: Set<String> = []
    var input = try input("cdenno", "do")
    for _ in 0..<200 {
      let before = spelled(input.bank)
      input.twist(using: &random)
      #expect(spelled(input.bank) != before)
      #expect(spelled(input.typed) == "DO")
      #expect(input.tiles.map(\.id).sorted() == Array(0..<6))
      orders.insert(spelled(input.bank))
    }
    // Four letters, two of them the same.
    #expect(orders.count == 12)
    for text in ["conned", "code", "coned"] {
      var alike = try self.input("cdenno", text)
      alike.twist(using: &random)
      #expect(spelled(alike.typed) == text.uppercased())
    }
  }

  @Test(
    "TT-5: after any edits, bank and field make up the rack", arguments: 0..<12 as Range<UInt64>)
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }
    let rack = try word(["cdenno", "ehhssu", "hisswy", "banana"][draw(4)])
    var input = RackInput(rack)
    var (accepted, refused) = (0, 0)
    for _ in 0..<3000 {
      let before = input
      switch draw(10) {
      case 0: draw(2) == 0 ? input.type(tile: draw(8) - 1) : input.toggle(tile: draw(8) - 1)
      case 1: input.erase()
      case 2: draw(6) == 0 ? input.clear() : input.twist(using: &random)
      case 3: draw(3) == 0 ? _ = input.takeWord() : input.restoreLastWord()
      default:
        let range = range(upTo: before.typed.count, draw)
        let (text, letters) = text(from: rack, draw)
        let expected = edited(before, rack: rack, range, letters)
        do throws(RackInputRefusal) {
          let caret = try input.apply(replacing: range, with: text)
          #expect(input.typed == expected)
          #expect(caret == range.lowerBound + (letters?.count ?? 0))
          accepted += 1
        } catch {
          #expect(expected == nil, "\(error)")
          #expect(input == before)
          refused += 1
        }
      }
      #expect((input.bank + input.typed).sorted() == rack.sorted())
      #expect(input.tiles.map(\.id).sorted() == Array(rack.indices))
      #expect(input.tiles.filter { !$0.isUsed }.map(\.letter) == input.bank)
      #expect(input.tiles.allSatisfy { rack[$0.id] == $0.letter })
    }
    #expect(accepted > 300)
    #expect(refused > 300)
  }

  /// A range of the field, which sometimes reaches out of it.
  private func range(upTo count: Int, _ draw: (Int) -> Int) -> Range<Int> {
    let end = draw(12) == 0 ? count + 1 + draw(3) : draw(count + 1)
    return draw(end + 1)..<end
  }

  /// A text, and the letters that it stands for; nil if it holds something else.
  private func text(from rack: Word, _ draw: (Int) -> Int) -> (String, [Letter]?) {
    var text = ""
    var letters: [Letter]? = []
    for _ in 0..<[0, 1, 1, 1, 2, 3, 6, 8][draw(8)] {
      if draw(30) == 0 {
        text += ["1", "-", "🙂", "ß", "q1"][draw(5)]
        letters = nil
        continue
      }
      let letter = draw(25) == 0 ? Alphabet.latin.letters[draw(26)] : rack[draw(rack.count)]
      letters?.append(letter)
      let plain = letter.uppercased.lowercased()
      text += [plain, plain, letter.uppercased, plain + "\u{301}"][draw(4)]
    }
    if letters?.isEmpty == false, draw(10) == 0 { text = " \(text)\n" }
    return (text, letters)
  }

  /// The field after an edit, computed from the letters alone; nil if the edit is impossible.
  private func edited(
    _ input: RackInput, rack: Word, _ range: Range<Int>, _ letters: [Letter]?
  ) -> [Letter]? {
    guard let letters, range.upperBound <= input.typed.count else { return nil }
    var typed = input.typed
    typed.replaceSubrange(range, with: letters)
    var unused = rack.letters
    for letter in typed {
      guard let place = unused.firstIndex(of: letter) else { return nil }
      unused.remove(at: place)
    }
    return typed
  }
}
