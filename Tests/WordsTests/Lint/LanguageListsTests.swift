import Foundation
import Games
import Testing
import WordData
import WordListLint
import Words

@Suite("The lists of a language")
struct LanguageListsTests {
  private func words(_ text: String) -> [Word] {
    WordList(Array(text.utf8), in: .english, as: .answers).words
  }

  @Test("the linter names a length with too few answers, and other lists may be short")
  func answers() {
    var lists = LanguageLists()
    lists.add(words("pack"), named: "school.txt")
    #expect(lists.shortages.isEmpty)
    lists.add(words("apple\nmelon"), named: "answers5.txt")
    lists.add(words("pear"), named: "answers4.txt")
    #expect(
      lists.shortages == [.answers(length: 4, count: 1), .answers(length: 5, count: 2)])
  }

  @Test("the linter names a category with too few entries, and a list of another name may be short")
  func entries() {
    var lists = LanguageLists()
    lists.add(entries: 3, named: "our-street.tsv")
    lists.add(entries: 3, named: "animals.txt")
    #expect(lists.shortages.isEmpty)
    lists.add(entries: 59, named: "plants.tsv")
    lists.add(entries: 60, named: "animals.tsv")
    #expect(lists.shortages == [.entries(category: "plants", count: 59)])
  }

  @Test("anagrams of six letters give one rack, and a word whose rack has few words gives no rack")
  func racks() {
    let asked = words("tea\neat\nate\nsea\nset\ntie\nits\nsit\nant\ntan\nnet\nten\nstain\nsatin")
    let bases = words("retain\nretina\nrhythm\ntrain")
    #expect(RackCount.racks(of: bases, asking: asked + bases) == 0)
    let more = asked + words("rat\ntar\nart\near\nera\nare\nair\nran")
    #expect(RackCount.racks(of: bases, asking: more + bases) == 1)
  }

  @Test("the linter gives the number of racks if it is too small")
  func shortage() {
    var few = LanguageLists()
    few.add(words("retain"), named: "common6.txt")
    #expect(few.shortages == [.racks(count: 0)])
  }

  @Test(
    "the lists of every language have no fault, and enough of everything",
    arguments: WordLanguage.allCases)
  func committed(language: WordLanguage) throws {
    let folder = language == .english ? "" : "/\(language.tag)"
    let data = CommittedLists.root.appending(path: "Data")
    let slurs = try Data(contentsOf: data.appending(path: "editorial\(folder)/block_slur.txt"))
    let blocked = BlockedWords(
      book: .standard(in: language),
      others: Set(WordList(Array(slurs), in: language, as: .accepted).words))
    var lists = LanguageLists()
    var files = 0
    for folder in ["words\(folder)", "hangman\(folder)"] {
      let folder = data.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".txt") || name.hasSuffix(".tsv") {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        files += 1
        if name.hasSuffix(".tsv") {
          let list = EntryList(bytes, in: language, without: blocked)
          #expect(list.faults.isEmpty, "\(name)")
          lists.add(entries: list.count, named: name)
        } else {
          let list = WordList(
            bytes, in: language, as: WordListKind(fileName: name), without: blocked)
          #expect(list.faults.isEmpty, "\(name)")
          lists.add(list.words, named: name)
        }
      }
    }
    #expect(files >= 12 + HangmanCategory.allCases.count)
    #expect(lists.shortages.isEmpty)
  }
}
