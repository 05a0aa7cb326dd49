import Games
import Library
import Races
import Sync

/// A race as its events define it, and the new events that are not stored yet.
struct RunningRace {
  let kept: KeptRace
  private(set) var race: Race
  /// The events, the oldest first: all of them, or those that were read.
  private(set) var events: [StoredRaceEvent]
  private var storedCount: Int

  /// - Parameter events: all events of the race.
  /// - Throws: `.unavailable` if the events do not form a race, if only a later version knows them, or if a player
  ///   has a seat that does not exist.
  init(_ kept: KeptRace, events: [StoredRaceEvent]) throws(StoreError) {
    try self.init(kept, Race(kept.kind), events: events, unheard: events[...])
  }

  /// - Parameters:
  ///   - known: the race as it was read earlier.
  ///   - events: its latest events, starting at the last known event or earlier.
  /// - Throws: `.unavailable` as above, and if the last known event is not among them.
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

  /// The state to remember for the next read; nil before the first event.
  var state: RaceState? { events.last.map { RaceState(race: race, last: $0) } }

  /// Applies an event: see `Race.take`.
  mutating func take(_ one: RaceEvent, at now: WallTime) throws(RaceRefusal) {
    // Events are in the order of their times, even if the clock of the server goes back.
    let now = max(now, events.last?.time ?? now)
    guard try race.take(one, at: now) else { return }
    events.append(StoredRaceEvent(number: race.eventCount, time: now, line: one.line))
  }

  /// Stores the new events.
  mutating func save(by transaction: some RaceTransaction) throws {
    if events.count > storedCount {
      try transaction.insert(Array(events[storedCount...]), of: kept.id)
    }
    storedCount = events.count
  }

  /// Overwrites the name of an erased player. No player can have the replacement as a name: a name begins with a
  /// letter or a digit.
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
  /// A race, locked, with all its events; nil if it does not exist.
  func locked(_ id: RaceID) throws -> RunningRace? {
    guard try lock(id), let race = try race(id) else { return nil }
    return try RunningRace(race, events: try events(of: id, after: 0))
  }

  /// A race as it is stored; nil if it does not exist. If this process knows an earlier state of it, only the
  /// events since then are read.
  /// - Parameter count: how many of its first events the caller does not need. Without it, only the events that the
  ///   race itself needs are read.
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

  /// Frees the seats of a player who is being erased and is locked. The player leaves the races; the others
  /// continue.
  func leaveRaces(_ player: PlayerID, at now: WallTime) throws {
    for id in try races(of: player) {
      guard var race = try locked(id), let seat = race.kept.seat(of: player) else { continue }
      try race.forgetName(at: seat, by: self)
      // A player who has finished cannot leave, and does not need to.
      do { try race.take(.leave(seat: seat), at: now) } catch {}
      try race.save(by: self)
    }
    try freeSeats(of: player)
  }
}

extension RaceEvent {
  /// The only valid spelling.
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
