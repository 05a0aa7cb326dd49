import Games
import Library
import Races
import Sync

/// A race as its news make it, and what is new of it and not stored yet.
struct RunningRace {
  let kept: KeptRace
  private(set) var race: Race
  /// What happened, the oldest first: all of it, or what was read of it.
  private(set) var events: [StoredRaceEvent]
  private var storedCount: Int

  /// - Parameter news: all news of the race.
  /// - Throws: `.unavailable` where the news are not those of a race, or only a later version knows them, and where a
  ///   player has a seat that there is not.
  init(_ kept: KeptRace, events: [StoredRaceEvent]) throws(StoreError) {
    try self.init(kept, Race(kept.kind), events: events, unheard: events[...])
  }

  /// - Parameters:
  ///   - known: the race as it was read before.
  ///   - news: its latest news, from the latest one that was known on at least.
  /// - Throws: `.unavailable` as above, and where that one is not among them.
  init(_ kept: KeptRace, after known: RaceState, events: [StoredRaceEvent]) throws(StoreError) {
    guard known.race.kind == kept.kind, let index = events.firstIndex(of: known.last) else {
      throw .unavailable
    }
    try self.init(kept, known.race, events: events, unheard: events[(index + 1)...])
  }

  private init(
    _ kept: KeptRace, _ race: Race, events: [StoredRaceEvent], unheard: ArraySlice<StoredRaceEvent>
  ) throws(StoreError) {
    (self.kept, self.race, self.events) = (kept, race, events)
    storedCount = events.count
    do {
      for one in unheard {
        guard try self.race.take(RaceEvent(line: one.line), at: one.time) else {
          throw RaceRefusal.nothingNew
        }
      }
    } catch { throw .unavailable }
    guard kept.seats.keys.allSatisfy(self.race.racers.indices.contains) else { throw .unavailable }
  }

  /// What is to be known of it the next time; nil before anything happened.
  var state: RaceState? { events.last.map { RaceState(race: race, last: $0) } }

  /// Takes what somebody wants: see `Race.take`.
  mutating func take(_ one: RaceEvent, at now: WallTime) throws(RaceRefusal) {
    // News stand in the order of their times, whatever the clock of the server does.
    let now = max(now, events.last?.time ?? now)
    guard try race.take(one, at: now) else { return }
    events.append(StoredRaceEvent(number: race.eventCount, time: now, line: one.line))
  }

  /// Stores what is new.
  mutating func save(by transaction: some RaceTransaction) throws {
    if events.count > storedCount {
      try transaction.insert(Array(events[storedCount...]), of: kept.id)
    }
    storedCount = events.count
  }

  /// Writes over the name of somebody who is erased. What stands there instead is nobody's: a name has a letter or
  /// a digit first.
  mutating func forgetName(at seat: Int, by transaction: some RaceTransaction) throws {
    var seats = 0
    for (index, kept) in events.enumerated() {
      guard case .join(_, let avatar) = try? RaceEvent(line: kept.line) else { continue }
      if seats == seat {
        let line = RaceEvent.join(name: "?\(seat)", avatar: avatar).line
        events[index] = StoredRaceEvent(number: kept.number, time: kept.time, line: line)
        try transaction.replace(events[index], of: self.kept.id)
      }
      seats += 1
    }
  }
}

extension RaceTransaction {
  /// A race behind its lock, with all its news; nil where there is none.
  func locked(_ id: RaceID) throws -> RunningRace? {
    guard try lock(id), let race = try race(id) else { return nil }
    return try RunningRace(race, events: try events(of: id, after: 0))
  }

  /// A race as it is stored; nil where there is none. Where it is known, no more is read than what happened since.
  /// - Parameter count: how many of its news are not wanted; without it, all that is not read in any case.
  func running(
    _ id: RaceID, since count: Int = .max, _ games: RunningGames
  ) throws -> RunningRace? {
    guard let race = try race(id) else { return nil }
    let running: RunningRace
    if let known = games.races[id],
      let found = try? RunningRace(
        race, after: known, events: try events(of: id, after: min(count, known.last.number - 1)))
    {
      running = found
    } else {
      running = try RunningRace(race, events: try events(of: id, after: 0))
    }
    if let state = running.state { games.races.keep(state, for: id, size: 1) }
    return running
  }

  /// Frees the seats of a player who is erased, and is locked. Who raced has left; the others race on.
  func leaveRaces(_ player: PlayerID, at now: WallTime) throws {
    for id in try races(of: player) {
      guard var race = try locked(id), let seat = race.kept.seat(of: player) else { continue }
      try race.forgetName(at: seat, by: self)
      // Who has finished does not leave, and needs not.
      do { try race.take(.leave(seat: seat), at: now) } catch {}
      try race.save(by: self)
    }
    try freeSeats(of: player)
  }
}

extension RaceEvent {
  /// The one spelling.
  var line: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }

  init(line: [UInt8]) throws(TextError) {
    var text = TextReader(line)
    self = try RaceEvent(from: &text)
    try text.finish()
  }
}
