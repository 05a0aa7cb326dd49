import Library
import Races
import Testing

@testable import Backend

@Suite("Races that are removed, and races that a check finds", .everyStorage)
struct RaceUpkeepTests {
  private var backend: JudgedBackend

  init() throws { backend = try JudgedBackend(players: 12) }

  @Test("an erased player loses their seat and name, and the others race on")
  func erased() throws {
    try backend.beginRace(of: 3)
    _ = try backend.play(0).get()
    try backend.win(1, at: 5_000)
    #expect(try backend.store.erase(backend.players[0], at: backend.at(6_000)))
    #expect(try backend.store.erase(backend.players[1], at: backend.at(6_000)))
    let race = try backend.race(by: 2)
    #expect(!race.lines.contains { $0.contains("Player_0") || $0.contains("Player_1") })
    #expect(race.race.racers.map(\.hasLeft) == [true, false, false])
    #expect(race.race.racers[1].result != nil)
    #expect(try backend.watch(1, by: 2, at: 6_000).denial == .hidden)
    try backend.win(2, at: 7_000)
    #expect(try backend.watch(1, by: 2, at: 7_000).denial == .noSeat)
    #expect(try backend.race().race.stage(at: backend.at(7_000)) == .over)
  }

  @Test("a check finds a race in which something cannot have happened")
  func checked() throws {
    try backend.beginRace()
    try backend.win(0, at: 5_000)
    let events = try backend.race().events
    func faults() throws -> [BackendFault] {
      var faults: [BackendFault] = []
      #expect(try backend.store.check { faults.append($0) }.races == 1)
      return faults
    }
    #expect(try faults() == [])
    let forged = StoredRaceEvent(
      number: 5, time: events[4].time, line: Array("finish 7 won 1 0".utf8))
    try backend.store.transaction { try $0.replace(forged, of: JudgedBackend.raceID) }
    #expect(try faults() == [.race(JudgedBackend.raceID)])
    try backend.store.transaction { try $0.replace(events[4], of: JudgedBackend.raceID) }
    let late = StoredRaceEvent(number: 7, time: backend.at(9_000), line: Array("leave 1".utf8))
    try backend.store.transaction { try $0.insert([late], of: JudgedBackend.raceID) }
    #expect(try faults() == [.race(JudgedBackend.raceID)])
  }

  @Test("a race that was made long ago stays as long as something happens in it")
  func begunLate() throws {
    _ = try backend.makeRace().get()
    _ = try backend.join(1).get()
    _ = try backend.start(at: 50_000).get()
    try backend.store.removeRaces(quietSince: backend.at(50_000))
    #expect(try backend.store.seenRace(JudgedBackend.raceID, by: nil) != nil)
    try backend.store.removeRaces(quietSince: backend.at(60_000))
    #expect(try backend.store.seenRace(JudgedBackend.raceID, by: nil) == nil)
  }

  @Test("old races are removed with their puzzles and plays, and nothing else is")
  func removed() throws {
    try backend.beginRace()
    let daily = try backend.open(.codeword).get()
    let raced = try backend.play(0).get()
    try backend.win(1, at: 5_000)
    let other = RaceID(bits: 77)
    _ = try backend.makeRace(called: other, at: 10_000).get()
    try backend.store.removeRaces(quietSince: backend.at(10_000))
    #expect(try backend.store.seenRace(JudgedBackend.raceID, by: nil) == nil)
    #expect(try backend.store.seenRace(other, by: nil) != nil)
    #expect(try backend.store.shownPlay(raced.id, of: backend.players[0]) == nil)
    #expect(try backend.store.shownPlay(daily.id, of: backend.players[0]) != nil)
    var faults: [BackendFault] = []
    let check = try backend.store.check { faults.append($0) }
    #expect(check.plays == 1 && faults.isEmpty)
  }
}
