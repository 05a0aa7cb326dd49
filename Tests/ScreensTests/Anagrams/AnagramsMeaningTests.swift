import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("What the words of a rack mean")
struct AnagramsMeaningTests {
  private func meaning(of text: String, in visit: Visit) throws -> String {
    try visit.model.shelf.anagrams.meanings.text(of: word(text), in: .english)
  }

  @Test("the meanings are fetched when the first rack has ended, and not before")
  func ended() throws {
    let visit = Visit.anagrams()
    visit.enter("cod")
    #expect(visit.host.fetchedMeanings == 0)
    #expect(visit.model.shelf.anagrams.meanings.state == .unasked)
    visit.act { $0.shelf.anagrams.endGame() }
    #expect(visit.host.fetchedMeanings == 1)
    #expect(try meaning(of: "cod", in: visit) == "a fish")
    #expect(try meaning(of: "conned", in: visit) == "con: deceive")
    #expect(try meaning(of: "cone", in: visit) == "")
  }

  @Test("the game says when the meanings cannot be fetched, and the player can ask again")
  func missing() throws {
    let visit = Visit.anagrams()
    visit.host.meanings = nil
    visit.enter("conned")
    #expect(visit.model.shelf.anagrams.meanings.state == .missing)
    #expect(visit.said == AnagramsScreenTexts.meaningsMissing)
    visit.act { $0.shelf.anagrams.loadMeanings() }
    #expect(visit.model.shelf.anagrams.meanings.state == .missing)
    visit.host.meanings = "conned\tcon: deceive\n"
    visit.act { $0.shelf.anagrams.loadMeanings() }
    #expect(visit.model.shelf.anagrams.meanings.state == .ready)
    #expect(try meaning(of: "conned", in: visit) == "con: deceive")
    #expect(visit.host.fetchedMeanings == 3)
  }

  @Test("the meanings are fetched once for all racks, also for those that the player looks back at")
  func once() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "2000 2000 word conned"])
    #expect(try meaning(of: "conned", in: visit) == "con: deceive")
    visit.act { $0.shelf.anagrams.screen?.show(round: 0) }
    #expect(try meaning(of: "swishy", in: visit) == "with a swish")
    #expect(visit.host.fetchedMeanings == 1)
  }

  @Test("the table finds a word at any place, and finds nothing else")
  func look() throws {
    let words = ["act", "actor", "bee", "cod", "codes", "zebra", "zoo"]
    for count in 0...words.count {
      let meanings = WordMeanings()
      let table = words.prefix(count).map { "\($0)\tthe meaning of \($0)\n" }.joined()
      meanings.receive(Array(table.utf8))
      for (place, word) in words.enumerated() {
        let text = meanings.text(of: try #require(Word(word)), in: .english)
        #expect(text == (place < count ? "the meaning of \(word)" : ""), "\(word) of \(count)")
      }
      for word in ["aa", "ace", "bees", "zoos"] {
        #expect(meanings.text(of: try #require(Word(word)), in: .english) == "")
      }
    }
  }

  @Test(
    "a damaged table gives no meaning, and breaks nothing",
    arguments: ["cod", "cod\t", "\n\n\n", "\t\n", "cod a fish\n", "co d\ta fish\n"])
  func damaged(table: String) throws {
    let meanings = WordMeanings()
    meanings.receive(Array(table.utf8))
    #expect(meanings.text(of: try #require(Word("cod")), in: .english) == "")
  }
}
