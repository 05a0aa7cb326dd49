import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("The ends of an Anagrams")
struct AnagramsEndTests {
  @Test("TT-12: a game is won by a word of six letters on every rack, with all points together")
  func won() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.enter("swishy")
    visit.wait(500)
    try visit.tap("Next rack")
    try visit.enter("cod")
    try visit.enter("conned")
    #expect(try visit.anagrams.outcome == .won)
    #expect(visit.page.first(class: "answer")?.textContent == "15 points")
    #expect(
      visit.page.first(class: "game-end")?.textContent.contains("2 racks · 2 of six letters")
        == true)
  }

  @Test("find all goes on after a word of six letters, up to the last word")
  func findAll() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"])
    try visit.enter("planet")
    #expect(visit.tiles == "PLANET")
    for word in ["net", "ten", "lean"] { try visit.enter(word) }
    #expect(try visit.anagrams.outcome == .won)
    #expect(visit.message == "Right, worth 4 points. That is every word. That was the last rack.")
    #expect(visit.page.all(class: "missed").isEmpty)
  }

  @Test("the game can be ended on any rack; the others are never told")
  func finished() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    try visit.tap("Pass")
    try visit.tap("End the game")
    #expect(try visit.anagrams.outcome == .lost)
    #expect(visit.message == "The game ends here.")
    #expect(visit.page.all(class: "look").isEmpty, "there is one rack to look back at")
  }

  @Test("on the last rack there is no other to leave it for")
  func lastRack() throws {
    let visit = Visit.anagrams()
    try visit.tap("Pass")
    #expect(visit.control("Next rack") == nil)
    try visit.tap("End the game")
    #expect(try visit.anagrams.round.ending == .passed)
    #expect(visit.message == "That was the last rack.")
  }

  @Test("a game that ended is returned to as it stands: its end takes no focus")
  func returned() throws {
    let visit = Visit.anagrams()
    try visit.tap("Pass")
    try visit.tap("End the game")
    try visit.tap(ShellTexts.back)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "game-end") != nil)
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("a game that is over can be looked back at, rack by rack")
  func lookingBack() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "2000 2000 word conned"])
    #expect(try visit.place(6) == ["CONNED"])
    #expect(visit.page.focused?.name != "h3", "an end that is old takes no focus")
    try visit.tap("Rack 1")
    #expect(try visit.place(6) == ["SWISHY"])
    #expect(visit.control("Rack 1")?.attributes["aria-pressed"] == "true")
    #expect(visit.page.press("c") == .ignored)
  }

  @Test("another game is like this one, and starts once the end has been seen")
  func another() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"], moves: [])
    try visit.tap("Pass")
    try visit.tap("End the game")
    try visit.tap("Another game")
    #expect(visit.control("Another game") != nil)
    visit.wait(500)
    try visit.tap("Another game")
    #expect(try visit.anagrams.options.mode == .findAll)
    #expect(try visit.anagrams.options.racks == .easy)
    #expect(visit.tiles.count == 6)
  }

  @Test("what is shared has no letter of the racks")
  func sharing() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy"], moves: ["1000 1000 word wish", "2000 2000 word swishy"])
    try visit.tap("Share")
    #expect(
      visit.page.first(class: "share-text")?.textContent
        == "Anagrams: 10 points, 0:02\n····· ··●·· ·· ●")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Anagrams: 10 points") == true)
    visit.tap(try #require(visit.page.all(class: "segment")[1].children.first))
    #expect(
      visit.page.first(class: "share-text")?.textContent
        == "Anagrams: 10 points, 0:02\n1: 2 of 13 words, all six letters")
  }

  @Test("a link gives a friend the same racks, whatever lists there are")
  func challenge() throws {
    let visit = Visit.anagrams(racks: ["hisswy"], moves: ["2000 2000 word swishy"])
    try visit.tap("Share")
    try visit.tap("Copy a link to these racks")
    let link = try #require(visit.host.clipboard)
    #expect(link.contains("#/anagrams/challenge/"))
    let fragment = String(link.drop { $0 != "#" }.dropFirst())
    let friend = Visit(fragment)
    #expect(friend.tiles == "HISSWY")
    #expect(try friend.anagrams.puzzle == visit.anagrams.puzzle)
    #expect(friend.model.library.history[0].header.origin == .challenge)
    let broken = Visit(String(fragment.dropLast()))
    #expect(broken.toast == ShareTexts.sentence(for: ChallengeFault.damaged))
  }
}

@Suite("A timed Anagrams on the page")
struct AnagramsClockTests {
  @Test("the time that is left is shown, counts down, and is told near its end")
  func countdown() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    func left() -> String? { visit.page.first(class: "time-left")?.textContent }
    #expect(left() == "2:00")
    visit.wait(1000)
    #expect(left() == "1:59")
    #expect(visit.page.first(class: "time-left")?.accessibleName == "1 minute 59 seconds left")
    visit.wait(89_000)
    #expect(left() == "0:30")
    #expect(visit.said == "30 seconds left")
    visit.wait(20_000)
    #expect(visit.said == "10 seconds left")
  }

  @Test("when the time is up the rack ends by itself, and the next has all of its own")
  func timeIsUp() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.wait(700)
    try visit.enter("wish")
    visit.wait(119_299)
    #expect(visit.tiles == "HISSWY")
    visit.wait(1)
    #expect(visit.message == "Time is up. On to the next rack.")
    #expect(try visit.anagrams.rounds[0].ending == .timeIsUp)
    visit.wait(45_000)
    try visit.tap("Next rack")
    #expect(visit.page.first(class: "time-left")?.textContent == "2:00")
    visit.wait(119_999)
    #expect(visit.tiles == "CDENNO")
    visit.wait(1)
    #expect(visit.message == "Time is up. That was the last rack.")
    #expect(visit.page.first(class: "answer")?.textContent == "4 points")
    #expect(visit.host.timers[.tick] == nil)
  }

  @Test("the time stands while the page is hidden, and while the list is in front")
  func hidden() throws {
    let visit = Visit.anagrams(mode: "timed")
    visit.wait(10_000)
    visit.app.visible(false)
    visit.wait(300_000)
    visit.app.visible(true)
    #expect(visit.page.first(class: "time-left")?.textContent == "1:50")
    try visit.tap("Back to the list")
    visit.wait(300_000)
    visit.tap(visit.listed[0])
    #expect(visit.page.first(class: "time-left")?.textContent == "1:50")
  }

  @Test("a word that comes too late ends the rack")
  func late() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.page.input("wish", into: try visit.field)
    visit.wait(119_000)
    // The timer is late, as it may be in a browser.
    visit.host.advance(by: Milliseconds(1500))
    try visit.send()
    #expect(visit.message == "Time is up. On to the next rack.")
    #expect(try visit.anagrams.score == 0)
  }
}
