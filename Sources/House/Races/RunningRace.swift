import Games
import Library
import Races
import Sync

/// A race as its news make it, and what is new of it and not stored yet.
struct RunningRace {
  let kept: KeptRace
  private(set) var race: Race
  /// All that happened, the oldest first.
  private(set) var news: [KeptNews]
  private var storedCount: Int

  /// - Throws: `.unavailable` where the news are not those of a race, or only a later version knows them, and where a
  ///   player has a seat that there is not.
  init(_ kept: KeptRace, news: [KeptNews]) throws(StoreError) {
    self.kept = kept
    self.news = news
    storedCount = news.count
    do {
      race = try Race(kept.kind, news: news.map { (try RaceNews(line: $0.line), $0.time) })
    } catch { throw .unavailable }
    guard kept.seats.keys.allSatisfy(race.racers.indices.contains) else { throw .unavailable }
  }

  /// Takes what somebody wants: see `Race.take`.
  mutating func take(_ one: RaceNews, at now: WallTime) throws(RaceRefusal) {
    // News stand in the order of their times, whatever the clock of the house does.
    let now = max(now, news.last?.time ?? now)
    guard try race.take(one, at: now) else { return }
    news.append(KeptNews(number: news.count + 1, time: now, line: one.line))
  }

  /// Stores what is new.
  mutating func save(by transaction: some RaceTransaction) throws {
    if news.count > storedCount {
      try transaction.insert(Array(news[storedCount...]), of: kept.id)
    }
    storedCount = news.count
  }

  /// Writes over the name of somebody who is erased. What stands there instead is nobody's: a name has a letter or
  /// a digit first.
  mutating func forgetName(at seat: Int, by transaction: some RaceTransaction) throws {
    var seats = 0
    for (index, kept) in news.enumerated() {
      guard case .join(_, let face) = try? RaceNews(line: kept.line) else { continue }
      if seats == seat {
        let line = RaceNews.join(name: "?\(seat)", face: face).line
        news[index] = KeptNews(number: kept.number, time: kept.time, line: line)
        try transaction.replace(news[index], of: self.kept.id)
      }
      seats += 1
    }
  }
}

extension RaceTransaction {
  /// A race behind its lock; nil where there is none.
  func locked(_ id: RaceID) throws -> RunningRace? {
    try lock(id) ? try running(id) : nil
  }

  /// A race as it stands; nil where there is none.
  func running(_ id: RaceID) throws -> RunningRace? {
    // News are only ever added, so those that are read second are those of the race or more.
    guard let race = try race(id) else { return nil }
    return try RunningRace(race, news: try news(of: id, after: 0))
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

extension RaceNews {
  /// The one spelling.
  var line: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }

  init(line: [UInt8]) throws(TextError) {
    var text = TextReader(line)
    self = try RaceNews(from: &text)
    try text.finish()
  }
}
