import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("The ends of an Anagrams on the page")
struct AnagramsEndTests {
  @Test("the game can be ended on any rack, and there is no other rack to look back at")
  func finished() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.tap("Pass")
    try visit.tap("End game")
    #expect(visit.message == "Game ended.")
    #expect(visit.page.all(class: "look").isEmpty)
  }

  @Test("the last rack offers no next rack")
  func lastRack() throws {
    let visit = Visit.anagrams()
    try visit.tap("Pass")
    #expect(visit.control("Next round") == nil)
    #expect(visit.control("End game") != nil)
  }

  @Test("a finished game opens again as it stands, and its end takes no focus")
  func returned() throws {
    let visit = Visit.anagrams()
    try visit.tap("Pass")
    try visit.tap("End game")
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "game-end") != nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("a game that is over can be looked back at, rack by rack, with its points and figures")
  func lookingBack() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "2000 2000 word conned"])
    #expect(try visit.place(6) == ["CONNED"])
    #expect(visit.page.first(class: "end-headline")?.textContent == "12 points")
    #expect(
      visit.page.first(class: "game-end")?.textContent.contains(
        "2 of 39 words, 2 with all six letters") == true)
    #expect(
      visit.page.first(class: "game-end")?.textContent.contains("Round 2: 1 of 26 words") == true)
    #expect(visit.page.focused?.name != "h3", "an old end takes no focus")
    try visit.tap("Round 1")
    #expect(try visit.place(6) == ["SWISHY"])
    #expect(visit.page.all(class: "meaning").contains { $0.textContent == "with a swish" })
    #expect(visit.control("Round 1")?.attributes["aria-pressed"] == "true")
    #expect(visit.page.press("c") == .ignored)
  }

  @Test("the end of a game leads on to another")
  func another() throws {
    let visit = Visit.anagrams(racks: ["hisswy"], moves: ["2000 2000 word swishy"])
    try visit.tap("Another game")
    #expect(visit.control("Another game") == nil)
    #expect(visit.tiles.count == 6)
    #expect(visit.listed.count == 2)
  }

  @Test("the shared text is shown as it is copied, with a link to the racks")
  func sharing() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy"], moves: ["1000 1000 word wish", "2000 2000 word swishy"])
    try visit.tap("Share")
    #expect(
      visit.page.first(class: "share-title")?.textContent
        == "Pastime Anagrams: 2 of 13 words · Classic · 1 round · samples")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.contains("#/anagrams/challenge/") == true)
  }
}

@Suite("A timed Anagrams on the page")
struct AnagramsClockTests {
  @Test("the time left is shown, counts down, and is named in words")
  func countdown() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    func left() -> String? { visit.page.first(class: "time-left")?.textContent }
    #expect(left() == "2:00")
    visit.wait(1000)
    #expect(left() == "1:59")
    #expect(visit.page.first(class: "time-left")?.accessibleName == "1 minute 59 seconds left")
    visit.wait(89_000)
    #expect(left() == "0:30")
    visit.wait(30_000)
    #expect(visit.message == "Time is up. Next round.")
    #expect(left() == nil)
    try visit.tap("Next round")
    #expect(visit.control("Next round") != nil, "the player sees the end first")
    visit.wait(500)
    try visit.tap("Next round")
    #expect(left() == "2:00")
  }
}
