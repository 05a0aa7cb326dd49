import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Playing an Anagrams")
struct AnagramsPlayTests {
  @Test("TT-1, TT-3: a game starts on a rack that was drawn, with its letters and nothing found")
  func start() throws {
    let visit = Visit()
    try visit.tap(start: "Anagrams")
    let round = try visit.anagrams.round
    #expect(visit.tiles == round.rack.letters.uppercased)
    #expect(try visit.anagrams.puzzle.racks.count == 5)
    #expect(visit.page.all(class: "found").isEmpty)
    let other = Visit { $0.bits = [99, 98, 97] }
    try other.tap(start: "Anagrams")
    #expect(try other.anagrams.round.rack != round.rack)
  }

  @Test("TT-4: there is a place for each length, with a blank for each word that is not found")
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

  @Test("TT-4: what is not found stands nowhere in the page")
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

  @Test("TT-8, TT-9, TT-12: a right word is kept in its place, told with its worth, and counted")
  func right() throws {
    let visit = Visit.anagrams()
    try visit.enter("cone")
    #expect(visit.message == "Right, worth 4 points.")
    #expect(visit.said == "Right, worth 4 points. 9 words of 4 letters left.")
    #expect(try visit.typed == "")
    #expect(visit.page.first(class: "subtitle")?.textContent.hasPrefix("4 points") == true)
    #expect(visit.page.all(class: "fresh").map(\.textContent) == ["CONE"])
  }

  @Test(
    "TT-8, TT-9: any other word says why, costs nothing and is not kept",
    arguments: [
      ("co", "CO: Too short: 3 letters are needed."), ("cne", "CNE: Not in the word lists."),
      ("cond", "COND: Not on this list."), ("cone", "CONE: Already found."),
    ])
  func wrong(text: String, sentence: String) throws {
    let visit = Visit.anagrams(moves: ["1000 1000 word cone"])
    let stored = visit.host.rows
    try visit.enter(text)
    #expect(visit.message == sentence)
    #expect(visit.said == sentence)
    #expect(visit.page.all(class: "found").count == 1)
    #expect(visit.host.rows == stored)
    #expect(try visit.anagrams.score == 4)
    #expect(try visit.typed == (text.count < 3 ? text : ""))
  }

  @Test("TT-8: a word that has no blank is a bonus word, in a strip of its own")
  func bonus() throws {
    let visit = Visit.anagrams()
    try visit.enter("ned")
    try visit.enter("non")
    #expect(visit.message == "A bonus word, worth 3 points.")
    #expect(visit.page.first(class: "bonus")?.textContent == "Bonus +6: NON, NED")
    #expect(visit.page.all(class: "found").isEmpty)
  }

  @Test(
    "TT-10: a place whose words are all found looks another, by shape too; an empty one does not")
  func complete() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"])
    try visit.enter("lean")
    #expect(visit.message == "Right, worth 4 points. All words of 4 letters are found.")
    #expect(try visit.placeNode(4).classes.contains("complete"))
    #expect(try visit.placeNode(4).subtree.contains { $0.name == "svg" })
    #expect(try visit.placeNode(4).accessibleName == "4 letters, all 1 found")
    #expect(try !visit.placeNode(3).classes.contains("complete"))
    #expect(try !visit.placeNode(5).classes.contains("complete"))
    #expect(try visit.placeNode(5).accessibleName == "No word of 5 letters on this rack")
  }

  @Test("TT-11, TT-13: a word of six letters is told, the rack's end is shown, and a tap leads on")
  func sixLetters() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.enter("wish")
    try visit.enter("swishy")
    #expect(visit.message == "SWISHY uses all six letters, worth 6 points. On to the next rack.")
    #expect(visit.tiles == "")
    #expect(visit.page.first(class: "answer")?.textContent == "10 points")
    #expect(visit.page.focused?.textContent == "2 of 13 words")
    #expect(try visit.place(6) == ["SWISHY"])
    #expect(visit.page.all(class: "missed").count == 11)
    #expect(visit.said?.contains("Also there: HIS, SHY") == true)
    visit.wait(500)
    try visit.tap("Next rack")
    #expect(visit.tiles == "CDENNO")
    #expect(
      visit.page.first(class: "subtitle")?.textContent.hasPrefix("Rack 2 of 2 · 10 points") == true)
    #expect(visit.said == "Letters: C, D, E, N, N, O. \(AnagramsScreenTexts.invitation)")
  }

  @Test("the first half second of an end takes no tap")
  func rest() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.enter("swishy")
    try visit.tap("Next rack")
    visit.wait(499)
    visit.press("Enter")
    #expect(visit.tiles == "")
    visit.wait(1)
    visit.press("Enter")
    #expect(visit.tiles == "CDENNO")
  }

  @Test("the clock stands while the end of a rack is shown, and goes on with the next")
  func clock() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.wait(3000)
    try visit.enter("swishy")
    visit.wait(60_000)
    #expect(visit.gameTime == "0:03")
    try visit.tap("Next rack")
    visit.wait(2000)
    #expect(visit.gameTime == "0:05")
  }

  @Test("a hint shows the next letter of the longest word, and says it")
  func hints() throws {
    let visit = Visit.anagrams()
    try visit.tap("Hint")
    try visit.tap("Hint")
    #expect(try visit.place(6) == ["CO____"])
    #expect(visit.message == "A word of 6 letters begins with C, O.")
    #expect(visit.said == visit.message)
    #expect(
      visit.page.first { $0.attributes["aria-label"] == "A word of 6 letters begins with C, O." }
        != nil)
    let few = Visit.anagrams(mode: "find-all", racks: ["planet"])
    for _ in 0..<(5 + 3 + 2 + 2) { try few.tap("Hint") }
    #expect(few.message?.hasPrefix("A word of 3") == true)
    try few.tap("Hint")
    #expect(few.message == AnagramsScreenTexts.noHintLeft)
  }

  @Test("Pass asks first, and any typing takes the question back")
  func pass() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.tap("Pass")
    #expect(visit.message == AnagramsScreenTexts.leaveQuestion)
    #expect(visit.page.focused?.accessibleName == "Stay")
    try visit.tap("Stay")
    #expect(visit.control("Pass") != nil)
    try visit.tap("Pass")
    visit.page.input("h", into: try visit.field)
    #expect(visit.control("Pass") != nil)
    try visit.tap("Pass")
    try visit.tap("Next rack")
    #expect(visit.message == "On to the next rack.")
    #expect(visit.page.all(class: "missed").count == 13)
    visit.wait(500)
    try visit.tap("Next rack")
    #expect(visit.tiles == "CDENNO")
  }

  @Test("a game that is opened again goes on where it stood")
  func reopened() throws {
    let moves = ["1000 1000 word swishy", "2000 2000 word cod"]
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"], moves: moves)
    #expect(visit.tiles == "CDENNO")
    #expect(try visit.place(3).contains("COD"))
  }

  @Test("who leaves at the end of a rack comes back to the next one, whose time begins then")
  func leftAtEnd() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    try visit.enter("his")
    try visit.tap("Pass")
    try visit.tap("Next rack")
    #expect(visit.tiles == "HISSWY" || visit.page.first(class: "game-end") != nil)
    try visit.tap("Back to the list")
    visit.wait(60_000)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "game-end") == nil)
    #expect(visit.tiles == "CDENNO")
    #expect(visit.page.first(class: "time-left")?.textContent == "2:00")
  }

  @Test("another page that goes on with the game takes this one along")
  func followed() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    let racks = ["hisswy", "cdenno"]
    visit.app.changed(anagramsRow(racks: racks, moves: ["1000 1000 pass cod"]))
    #expect(visit.tiles == "HISSWY", "what is at fault is not followed")
    visit.app.changed(anagramsRow(racks: racks, moves: ["1000 1000 word swishy", "1 1 word cod"]))
    #expect(visit.tiles == "CDENNO", "what comes before a fault is")
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
