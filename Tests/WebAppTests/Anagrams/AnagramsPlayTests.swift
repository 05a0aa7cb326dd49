import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Playing an Anagrams on the page")
struct AnagramsPlayTests {
  @Test("TT-4: each length has a place, with a blank for each word that is not found")
  func places() throws {
    let visit = Visit.anagrams()
    #expect(try (3...6).map { try visit.place($0).count } == [11, 10, 4, 1])
    #expect(try visit.place(6) == ["______"])
    try visit.enter("cone")
    #expect(
      try visit.place(4) == ["____", "____", "CONE"] + Array(repeating: "____", count: 7))
    #expect(try visit.placeNode(4).accessibleName == "4 letters, 1 of 10 found")
    #expect(try visit.placeNode(4).textContent.contains("9 words of 4 letters left"))
  }

  @Test("TT-4: a word that is not found is nowhere in the page")
  func noSpoiler() throws {
    let visit = Visit.anagrams()
    // As words: the letters of the rack, in the order of the alphabet, may spell one by chance.
    let words = Set(
      visit.page.root.subtree.flatMap { node in
        [node.ownText, node.attributes["aria-label"] ?? ""].flatMap {
          $0.split { !$0.isLetter }.map { $0.lowercased() }
        }
      })
    #expect(words.contains("cdenno"))
    // Three of them stand in sentences of the page.
    let said = ["one", "end", "done"]
    for word in try visit.anagrams.round.rack.blanks where !said.contains(word.text) {
      #expect(!words.contains(word.text))
    }
  }

  @Test("TT-8, TT-12: a right word slides into its place, and its points stand in the bar")
  func right() throws {
    let visit = Visit.anagrams()
    #expect(visit.page.all(class: "found").isEmpty)
    try visit.enter("cone")
    #expect(visit.message == "+4 points.")
    #expect(try visit.typed == "")
    #expect(visit.page.first(class: "subtitle")?.textContent.hasPrefix("4 points") == true)
    #expect(visit.page.all(class: "fresh").map(\.textContent) == ["CONE"])
    try visit.enter("cond")
    #expect(visit.page.all(class: "found").count == 1)
  }

  @Test("TT-8: a word without a blank is a bonus word, in its own strip")
  func bonus() throws {
    let visit = Visit.anagrams()
    try visit.enter("ned")
    try visit.enter("non")
    #expect(visit.page.first(class: "bonus")?.textContent == "Bonus +6: NON, NED")
    #expect(visit.page.all(class: "found").isEmpty)
  }

  @Test(
    "TT-10: a place with all words found looks different, also in shape; an empty one does not")
  func complete() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"])
    try visit.enter("lean")
    #expect(visit.message == "+4 points. All 4-letter words found.")
    #expect(try visit.placeNode(4).classes.contains("complete"))
    #expect(try visit.placeNode(4).subtree.contains { $0.name == "svg" })
    #expect(try visit.placeNode(4).accessibleName == "4 letters, all 1 found")
    #expect(try !visit.placeNode(3).classes.contains("complete"))
    #expect(try !visit.placeNode(5).classes.contains("complete"))
    #expect(try visit.placeNode(5).accessibleName == "No 5-letter words")
  }

  @Test("TT-11, TT-13: a word of six letters shows the rack's end, which takes the focus")
  func sixLetters() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.enter("wish")
    try visit.enter("swishy")
    #expect(visit.tiles == "")
    #expect(visit.page.first(class: "end-figure")?.textContent == "+10 points")
    #expect(visit.page.focused?.textContent == "2 of 13 words")
    #expect(try visit.place(6) == ["SWISHY"])
    #expect(visit.page.all(class: "missed").count == 11)
    visit.wait(500)
    try visit.tap("Next round")
    #expect(visit.tiles == "CDENNO")
    #expect(
      visit.page.first(class: "subtitle")?.textContent.hasPrefix("Round 2/2 · 10 points") == true)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("a hint shows the next letter of the longest word, and names it in words")
  func hints() throws {
    let visit = Visit.anagrams()
    try visit.tap("Free hint")
    try visit.tap("Free hint")
    #expect(try visit.place(6) == ["CO____"])
    #expect(
      visit.page.first { $0.attributes["aria-label"] == "A word of 6 letters begins with C, O." }
        != nil)
  }

  @Test("Pass asks first, in the place of the tools, and any typing takes the question back")
  func pass() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.tap("Pass")
    #expect(visit.message == "Give up on these letters? You’ll see the words you missed.")
    #expect(visit.page.focused?.accessibleName == "Keep looking")
    #expect(visit.control("Pass") == nil)
    try visit.tap("Keep looking")
    #expect(visit.control("Pass") != nil)
    try visit.tap("Pass")
    visit.page.input("h", into: try visit.field)
    #expect(visit.control("Pass") != nil)
    try visit.tap("Pass")
    try visit.tap("Next round")
    #expect(visit.page.all(class: "missed").count == 13)
  }

  @Test(
    "the goal leaves the tools in their place, and Finish asks first",
    arguments: [(["cdenno"], "End game"), (["cdenno", "hisswy"], "Next round")])
  func goal(_ racks: [String], _ leave: String) throws {
    let visit = Visit.anagrams(mode: "find-all", racks: racks)
    try visit.enter("conned")
    #expect(visit.page.first(class: "goal")?.textContent.hasPrefix("CONNED uses all six") == true)
    #expect(visit.page.focused?.accessibleName == "Your word", "the player types on")
    #expect(visit.control("Twist") != nil && visit.control("Finish") != nil)
    visit.page.input("c", into: try visit.field)
    #expect(visit.page.first(class: "goal") == nil)
    try visit.enter("cod")
    #expect(visit.page.first(class: "goal") == nil, "a goal is reached once")
    try visit.tap("Finish")
    #expect(visit.page.focused?.accessibleName == "Keep looking")
    try visit.tap(leave)
    #expect(visit.page.all(class: "missed").count == 24)
  }
}

extension Visit {
  /// Starts a usual game of a kind from the list.
  func tap(start name: String) throws {
    tap(
      try #require(
        page.first { $0.role == "button" && $0.accessibleName.hasPrefix("New \(name)") }))
  }
}
