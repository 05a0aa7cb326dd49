import Games
import Testing
import WordData
import Words

@Suite("Hangman: the book")
struct HangmanBookTests {
  private func error(_ bytes: [UInt8]) -> HangmanBookError? {
    do throws(HangmanBookError) {
      _ = try HangmanBook(bytes)
      return nil
    } catch { return error }
  }

  @Test("the book has the answers and clues of every table", arguments: HangmanCategory.allCases)
  func tables(category: HangmanCategory) throws {
    let table = try hangmanTable(category)
    let entries = HangmanBook.standard.entries(of: category)
    #expect(entries.map(\.answer.text) == table.map(\.answer))
    #expect(entries.map(\.clue) == table.map(\.clue))
    #expect(entries.count >= 80)
  }

  @Test("there are sixteen categories in alphabetical order, each with its own name")
  func categories() {
    let keywords = HangmanCategory.allCases.map { "\($0.keyword)" }
    #expect(keywords.count == 16)
    #expect(keywords == keywords.sorted())
    #expect(Set(keywords).count == 16)
    #expect(Set(HangmanCategory.allCases.map { HangmanTexts.name(of: $0) }).count == 16)
  }

  @Test("a small book has exactly the entries of its text")
  func small() throws {
    let text = "food\ncrème brûlée\tcustard\nox tail\t\nanimals\nbody\nchin\tunder the mouth\n"
    let book = try HangmanBook(Array(text.utf8))
    #expect(
      book.entries(of: .food)
        == [try entry("crème brûlée", clue: "custard"), try entry("ox tail")])
    #expect(book.entries(of: .animals).isEmpty)
    #expect(book.entries(of: .body) == [try entry("chin", clue: "under the mouth")])
    #expect(book.entries(of: .music).isEmpty)
    let empty = try HangmanBook([])
    for category in HangmanCategory.allCases { #expect(empty.entries(of: category).isEmpty) }
  }

  @Test(
    "a faulty book gives an error with the line and the reason",
    arguments: [
      ("animals\ncat\tpurrs", 2, .unfinishedLine),
      ("animals", 1, .unfinishedLine),
      ("\n", 1, .noCategory),
      ("cat\tpurrs\n", 1, .noCategory),
      ("Animals\ncat\tpurrs\n", 1, .noCategory),
      ("\u{FEFF}animals\n", 1, .noCategory),
      ("animals\r\n", 1, .noCategory),
      ("animals\ncat\n", 2, .badEntry),
      ("animals\n\n", 2, .badEntry),
      ("animals\ncat\tpurrs\nc\ta letter\n", 3, .badEntry),
      ("animals\n\tpurrs\n", 2, .badEntry),
      ("animals\nc_t\tpurrs\n", 2, .badEntry),
      ("animals\ncat\tpurrs\tmore\n", 2, .badEntry),
      ("animals\ncat\tpurrs\r\n", 2, .badEntry),
      ("animals\ncat\tpurrs\nfood\nham\tpork\nanimals\ndog\tbarks\n", 5, .repeatedCategory),
      ("animals\nanimals\n", 2, .repeatedCategory),
    ] as [(String, Int, HangmanBookError.Reason)])
  func faulty(text: String, line: Int, reason: HangmanBookError.Reason) throws {
    let error = try #require(self.error(Array(text.utf8)))
    #expect(error.line == line)
    #expect(error.reason == reason)
  }

  @Test("bytes that are not UTF-8 are not an entry")
  func notUTF8() throws {
    for bytes in [[0xFF], [0xC3], [0xC1, 0xA1], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]
      as [[UInt8]]
    {
      let clue = Array("food\nham\tpork".utf8) + bytes + [0x0A]
      #expect(error(clue) == error(Array("food\n\n".utf8)), "\(bytes)")
      let answer = Array("food\nham".utf8) + bytes + Array("\tpork\n".utf8)
      #expect(error(answer)?.reason == .badEntry, "\(bytes)")
    }
  }

  @Test("every beginning of the book either reads or gives an error")
  func prefixes() throws {
    let bytes = Array(HangmanWords.bytes(in: .english).prefix(1500))
    var line = 1
    for count in bytes.indices {
      let error = self.error(Array(bytes[..<count]))
      // It reads if it ends with a whole line.
      let isWhole = count == 0 || bytes[count - 1] == 0x0A
      #expect((error == nil) == isWhole)
      if let error {
        #expect(error.reason == .unfinishedLine)
        #expect(error.line == line)
      }
      if bytes[count] == 0x0A { line += 1 }
    }
    #expect(line > 20)
  }

  @Test("randomly changed bytes either read or give an error")
  func hostile() {
    var random = SeededRandom(seed: 5)
    let bytes = HangmanWords.bytes(in: .english).prefix(1000).split(separator: 0x0A).dropLast()
      .flatMap { $0 + [0x0A] }
    var faults = 0
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<(1 + random.draw(below: 4)) {
        changed[Int(random.draw(below: UInt32(bytes.count)))] = UInt8(random.draw(below: 256))
      }
      if error(changed) != nil { faults += 1 }
    }
    #expect((10..<300).contains(faults))
  }
}
