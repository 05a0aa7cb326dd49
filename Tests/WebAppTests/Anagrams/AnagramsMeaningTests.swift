import ByteStrings
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("What the words of a rack mean")
struct AnagramsMeaningTests {
  @Test("when a rack has ended every word stands in its place with its meaning, found or missed")
  func ended() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    try visit.enter("cod")
    #expect(visit.host.fetchedMeanings == 0, "nothing is fetched before the end")
    #expect(visit.meanings.isEmpty)
    try visit.tap("Pass")
    try visit.tap("End the game")
    #expect(visit.host.fetchedMeanings == 1)
    #expect(visit.meanings["COD, found"] == "a fish")
    #expect(visit.meanings["CONNED, missed"] == "con: deceive")
    #expect(visit.meanings["CONE, missed"] == "", "a word without a meaning stands alone")
  }

  @Test("bonus words have a place of their own at the end, with their points")
  func bonus() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    visit.host.meanings = "ned\ta name\n"
    try visit.enter("ned")
    try #require(try visit.anagrams.round.bonusWords.map(\.text) == ["ned"])
    try visit.tap("Pass")
    try visit.tap("End the game")
    let place = try #require(visit.page.all(class: "place").last)
    #expect(place.accessibleName == "Bonus words")
    #expect(place.textContent.hasPrefix("Bonus words+3"))
    #expect(visit.meanings["NED, found"] == "a name")
  }

  @Test("where the meanings cannot be had the end says so, and they can be asked for again")
  func missing() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    visit.host.meanings = nil
    try visit.enter("conned")
    #expect(visit.page.first(class: "missing")?.textContent.hasPrefix("Meanings are not") == true)
    #expect(visit.said == AnagramsScreenTexts.meaningsMissing)
    try visit.tap("Try again")
    #expect(visit.page.first(class: "missing") != nil)
    visit.host.meanings = "conned\tcon: deceive\n"
    try visit.tap("Try again")
    #expect(visit.page.first(class: "missing") == nil)
    #expect(visit.meanings["CONNED, found"] == "con: deceive")
    #expect(visit.host.fetchedMeanings == 3)
  }

  @Test("the meanings are fetched once for all racks, also for those that are looked back at")
  func once() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "2000 2000 word conned"])
    #expect(visit.meanings["CONNED, found"] == "con: deceive")
    try visit.tap("Rack 1")
    #expect(visit.meanings["SWISHY, found"] == "with a swish")
    #expect(visit.host.fetchedMeanings == 1)
  }

  @Test("a word is found wherever it stands in the table, and nothing else is")
  func look() throws {
    let words = ["act", "actor", "bee", "cod", "codes", "zebra", "zoo"]
    for count in 0...words.count {
      let meanings = WordMeanings()
      let table = words.prefix(count).map { "\($0)\tthe meaning of \($0)\n" }.joined()
      meanings.take(Array(table.utf8))
      for (place, word) in words.enumerated() {
        let text = meanings.text(of: try #require(Word(word)))
        #expect(text == (place < count ? "the meaning of \(word)" : ""), "\(word) of \(count)")
      }
      for word in ["aa", "ace", "bees", "zoos"] {
        #expect(meanings.text(of: try #require(Word(word))) == "")
      }
    }
  }

  @Test(
    "a table that is damaged gives no meaning, and breaks nothing",
    arguments: ["cod", "cod\t", "\n\n\n", "\t\n", "cod a fish\n", "co d\ta fish\n"])
  func damaged(table: String) throws {
    let meanings = WordMeanings()
    meanings.take(Array(table.utf8))
    #expect(meanings.text(of: try #require(Word("cod"))) == "")
  }
}

extension Visit {
  /// What stands beside each word, by the name that is read out.
  fileprivate var meanings: [String: String] {
    var found: [String: String] = [:]
    for word in page.all(class: "word") {
      guard let meaning = word.children.first(where: { $0.classes.contains("meaning") }) else {
        continue
      }
      found[word.children[0].accessibleName] = meaning.textContent
    }
    return found
  }
}
