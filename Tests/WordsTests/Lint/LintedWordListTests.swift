import Testing
import WordData
import WordListLint
import Words

@Suite("A word list")
struct LintedWordListTests {
  private func list(
    _ text: String, in language: WordLanguage = .german, as kind: WordListKind = .answers,
    without blocked: BlockedWords = BlockedWords()
  ) -> WordList { WordList(Array(text.utf8), in: language, as: kind, without: blocked) }

  private func faults(_ list: WordList) -> [Int: ListFault] {
    Dictionary(uniqueKeysWithValues: list.faults.map { ($0.line, $0.fault) })
  }

  @Test("comments and empty lines are not words, and the last line needs no end")
  func comments() {
    let list = list("# Tiere\n\nkuh\r\nbär")
    #expect(list.words.map(\.text) == ["kuh", "bär"])
    #expect(list.faults.isEmpty)
  }

  @Test("each fault is found, with its line, and the other words are kept")
  func eachFault() {
    let list = list("apfel\nça va\nKuh\nstraße\nei\nfernseher\napfel\nbirne\n")
    #expect(list.words.map(\.text) == ["apfel", "birne"])
    #expect(
      faults(list) == [
        2: .foreignCharacter, 3: .spelling("kuh"), 4: .length(7), 5: .length(2), 6: .length(9),
        7: .repeated(line: 1),
      ])
    #expect(faults(self.list("groß")) == [1: .spelling("gross")])
  }

  @Test("a line that is not UTF-8 is a fault")
  func notText() {
    let list = WordList([0x62, 0xFF, 0x72, 0x0A], in: .english, as: .answers)
    #expect(list.faults == WordList([0xFF], in: .english, as: .answers).faults)
    #expect(list.faults.map(\.fault) == [.notText])
  }

  @Test("a letter belongs to one language and not to another", arguments: WordLanguage.allCases)
  func letters(language: WordLanguage) {
    for letter in language.alphabet.letters {
      let text = String(repeating: letter.uppercased.lowercased(), count: 3)
      #expect(list(text, in: language).faults.isEmpty)
    }
    #expect(list("bär", in: .english).faults.map(\.fault) == [.spelling("bar")])
  }

  @Test("coarse and unkind words are accepted but not answers, and coarse words are not common")
  func blocked() {
    let blocked = BlockedWords(book: .standard(in: .german))
    let text = "arsch\nkrieg\nblume\n"
    for (kind, words) in [
      (WordListKind.answers, ["arsch", "krieg"]), (.common, ["arsch"]), (.accepted, []),
    ] {
      let faults = list(text, as: kind, without: blocked).faults.map(\.fault)
      #expect(faults == words.map { .blocked($0) })
    }
  }

  @Test("a word that is blocked by a list is blocked everywhere")
  func blockedByList() throws {
    let blocked = BlockedWords(others: Set(list("spinne").words))
    let faults = list("spinne\nbiene", as: .accepted, without: blocked).faults
    #expect(faults.map(\.fault) == [.blocked("spinne")])
  }

  @Test(
    "the name of a file says what its words are for",
    arguments: [
      ("accepted5.txt", WordListKind.accepted), ("common3.txt", .common),
      ("familiar6.txt", .common), ("answers4.txt", .answers), ("biology.txt", .answers),
    ])
  func kinds(name: String, kind: WordListKind) {
    #expect(WordListKind(fileName: name) == kind)
  }
}
