import ByteStrings
import Games
import Library
import Testing

@testable import Races

@Suite("The events of a race")
struct RaceEventTests {
  /// Races of all kinds, with what happened in them.
  static let races = (0..<60).map { seed in
    var race = AnyRace(seed: UInt64(seed))
    for _ in 0..<300 { race.wantAnything() }
    return race
  }

  @Test("a race that is restored at any event and takes the rest is the same race")
  func followed() throws {
    for any in Self.races {
      for count in 0...any.events.count {
        var race = try Race(.codeword, events: Array(any.events[..<count]))
        #expect(race.eventCount == count)
        for (events, time) in any.events[count...] { #expect(try race.take(events, at: time)) }
        #expect(race == any.race)
      }
    }
    #expect(Self.races.contains { $0.race.next != nil } && Self.races.contains { $0.refused > 100 })
  }

  @Test("an event that did not happen, or happened before, restores no race")
  func forged() throws {
    for any in Self.races {
      guard let last = any.events.last else { continue }
      #expect(throws: RaceRefusal.self) { try Race(.codeword, events: any.events + [last]) }
    }
  }

  @Test("each event has one spelling and reads back as it was")
  func spelling() throws {
    var lines: Set<[UInt8]> = []
    for any in Self.races {
      for (events, _) in any.events {
        #expect(try RaceEvent(line: events.line) == events)
        lines.insert(events.line)
      }
    }
    #expect(lines.count > 500)
  }

  @Test("a name with any characters stays on one line")
  func names() throws {
    let events = RaceEvent.join("Zoë & Co.\n0 won")
    #expect(try RaceEvent(line: events.line) == events)
    #expect(!events.line.contains(UInt8(ascii: "\n")))
  }

  @Test("a line with one changed byte is refused, or reads as what it now spells")
  func changed() {
    var random = SeededRandom(seed: 3)
    var refused = 0
    for any in Self.races {
      for (events, _) in any.events {
        var line = events.line
        line[Int(random.draw(below: UInt32(line.count)))] = UInt8(random.draw(below: 256))
        guard let other = try? RaceEvent(line: line) else {
          refused += 1
          continue
        }
        #expect(other.line == line)
      }
    }
    #expect(refused > 500)
  }
}
