import Games
import Testing
import WordData
import WordListLint
import Words

@Suite("A list of entries for Hangman")
struct EntryListTests {
  private func faults(
    _ text: String, in language: WordLanguage = .german,
    without blocked: BlockedWords = BlockedWords()
  ) -> [LineFault] { EntryList(Array(text.utf8), in: language, without: blocked).faults }

  @Test("a list is a list of entries if its first line has a tab")
  func kinds() {
    #expect(EntryList.isEntryList(Array("# Tiere\nBär\tgroß und zottig\n".utf8)))
    #expect(!EntryList.isEntryList(Array("bär\n".utf8)))
    #expect(!EntryList.isEntryList([]))
  }

  @Test("entries with clues have no fault, and are counted")
  func sound() {
    let text = "# Tiere\nBär\tgroß und zottig\nblaues Wunder\twas einer erlebt, der sich irrt"
    let list = EntryList(Array(text.utf8), in: .german)
    #expect(list.faults.isEmpty)
    #expect(list.count == 2)
  }

  @Test(
    "the linter finds what is wrong with an entry",
    arguments: [
      ("Bär", ListFault.noClue), ("Bär\t", .noClue), ("B\tBuchstabe", .entry(.tooShort(1))),
      ("Bär*\tgroß", .entry(.foreignCharacter)), ("Bär\tgroß und zottig.", .clueEnding),
      ("Bär\tgroß und zottig ", .clueEnding), ("Bär\tBärenkind", .clueSays("BÄR")),
      ("blaues Wunder\tdas Wunderliche", .clueSays("WUNDER")),
      ("Straße\tdie Landstrasse oder Strassenbahn", .clueSays("STRASSE")),
      ("Bär\t" + String(repeating: "ä", count: 91), .longClue(91)),
    ])
  func faulty(line: String, fault: ListFault) {
    #expect(faults("Kuh\tgibt Milch\n\(line)\n").map(\.fault) == [fault])
    #expect(faults("Kuh\tgibt Milch\n\(line)\n").map(\.line) == [2])
  }

  @Test("a clue may contain a part of a word, and short words of its entry")
  func allowed() {
    #expect(faults("Bär\tungebärdig\nalle Neune\talle Kegel fallen").isEmpty)
  }

  @Test("the same letters are the same entry, however they are written")
  func repeated() {
    #expect(faults("Bär\tgroß\nBÄR\tzottig").map(\.fault) == [.repeated(line: 1)])
  }

  @Test("a line that is not UTF-8 is a fault")
  func notText() {
    let bytes = Array("Kuh\tgibt Milch\n".utf8) + [0xFF] + Array("\tx\n".utf8)
    #expect(EntryList(bytes, in: .german).faults.map(\.fault) == [.notText])
  }

  @Test("neither an entry nor its clue has a coarse or an unkind word")
  func blocked() {
    let blocked = BlockedWords(book: .standard(in: .german))
    let text = "der Krieg\tkein Frieden\nFrieden\tkein Krieg\nBlume\tblüht"
    #expect(
      faults(text, without: blocked).map(\.fault) == [.blocked("krieg"), .blocked("krieg")])
  }
}
