import ByteStrings
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("The meanings of the words of a rack on the page")
struct AnagramsMeaningTests {
  @Test("after a rack every word stands in its place with its meaning, found or missed")
  func ended() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    try visit.enter("cod")
    #expect(visit.meanings.isEmpty)
    try visit.tap("Pass")
    try visit.tap("End game")
    #expect(visit.meanings["COD, found"] == "a fish")
    #expect(visit.meanings["CONNED, missed"] == "con: deceive")
    #expect(visit.meanings["CONE, missed"] == "", "a word without a meaning stands alone")
  }

  @Test("bonus words have their own place at the end, with their points")
  func bonus() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    visit.host.meanings = "ned\ta name\n"
    try visit.enter("ned")
    try #require(try visit.anagrams.round.bonusWords.map(\.text) == ["ned"])
    try visit.tap("Pass")
    try visit.tap("End game")
    let place = try #require(visit.page.all(class: "place").last)
    #expect(place.accessibleName == "Bonus words")
    #expect(place.textContent.hasPrefix("Bonus words+3"))
    #expect(visit.meanings["NED, found"] == "a name")
  }

  @Test("if the meanings cannot be loaded, the end says so, and a button tries again")
  func missing() throws {
    let visit = Visit.anagrams(racks: ["cdenno"])
    visit.host.meanings = nil
    try visit.enter("conned")
    #expect(
      visit.page.first(class: "missing")?.textContent.hasPrefix("Can’t load meanings.") == true)
    try visit.tap("Try again")
    #expect(visit.page.first(class: "missing") != nil)
    visit.host.meanings = "conned\tcon: deceive\n"
    try visit.tap("Try again")
    #expect(visit.page.first(class: "missing") == nil)
    #expect(visit.meanings["CONNED, found"] == "con: deceive")
  }
}

extension Visit {
  /// The meaning beside each word, by the name that is read out.
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
