import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("A timed Anagrams")
struct AnagramsClockTests {
  /// The seconds that are left; nil if no time runs.
  private func left(_ visit: Visit) -> Int64? {
    visit.model.shelf.anagrams.countdown.map { $0.seconds.count / 1000 }
  }

  @Test("the time that is left counts down, and is announced near its end")
  func countdown() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    #expect(left(visit) == 120)
    visit.wait(1000)
    #expect(left(visit) == 119)
    visit.wait(89_000)
    #expect(left(visit) == 30)
    #expect(visit.said == "30 seconds left")
    visit.wait(20_000)
    #expect(visit.said == "10 seconds left")
    #expect(left(Visit.anagrams()) == nil, "other modes have no limit")
  }

  @Test("the rack ends by itself when its time is up, and the next rack has its full time")
  func timeIsUp() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.wait(700)
    visit.enter("wish")
    visit.wait(119_299)
    #expect(try visit.tiles == "HISSWY")
    visit.wait(1)
    #expect(try visit.rack.message == "Time is up. Next round.")
    #expect(try visit.anagrams.rounds[0].ending == .timeIsUp)
    visit.wait(45_000)
    visit.act { $0.shelf.anagrams.goOn() }
    #expect(left(visit) == 120)
    visit.wait(119_999)
    #expect(try visit.tiles == "CDENNO")
    visit.wait(1)
    #expect(try visit.rack.message == "Time is up. That was the last round.")
    #expect(try visit.anagrams.score == 4)
    #expect(visit.host.timers[.tick] == nil)
  }

  @Test("a rack whose time is up stores its last move and its clock in the same turn")
  func storedAtOnce() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.wait(119_999)
    let before = visit.host.keptKeys.count
    visit.host.advance(by: 1)
    visit.model.woke(.tick)
    visit.model.settle()
    let record = try #require(visit.host.rows[anagramsRow().key])
    #expect(String(decoding: record, as: UTF8.self).hasSuffix(" pass\n"))
    let clock = RowKey.clock(GameID(high: 0, low: 1)).text
    #expect(visit.host.rows[clock].map { String(decoding: $0, as: UTF8.self) } == "120000")
    #expect(visit.host.keptKeys.count > before)
    #expect(visit.model.library.takeChanges().isEmpty)
  }

  @Test("the time stops while the page is hidden, and while the list is in front")
  func hidden() throws {
    let visit = Visit.anagrams(mode: "timed")
    visit.wait(10_000)
    visit.act { $0.visible(false) }
    visit.wait(300_000)
    visit.act { $0.visible(true) }
    #expect(left(visit) == 110)
    visit.returnToAnagrams(after: 300_000)
    #expect(left(visit) == 110)
  }

  @Test("a word that comes too late ends the rack")
  func late() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.write("wish")
    visit.wait(119_000)
    // The timer is late, as it may be in a browser.
    visit.host.advance(by: 1500)
    visit.act { $0.shelf.anagrams.submit() }
    #expect(try visit.rack.message == "Time is up. Next round.")
    #expect(try visit.anagrams.score == 0)
  }
}
