import Games
import HTTPTypes
import House
import Hummingbird
import Library
import Races

/// What is told of a race by itself.
extension HouseResponder {
  /// `GET /v1/races/ID/events`: the news that whoever asks does not know, and each as soon as it is stored.
  func raceEvents(_ visit: HouseVisit, _ request: Request) async throws -> Response {
    let since = try visit.head.headerFields[.lastEventID].flatMap { Int($0) } ?? visit.since
    let known = max(0, since)
    let race = try await named(visit) { id in
      let race = try await keeper.work { try $0.seenRace(id, by: nil, since: known) }
      return race.map { .success($0) } ?? .failure(.unknown)
    }
    let stream = try await keeper.racePokes.open(for: race.id)
    await keeper.watchRaces()
    return stream.response(to: request) { events in
      var told = RaceTold(count: known)
      // What it did not know yet is its own. From then on all are told what was read for all.
      try await events.write(told.events(of: race.race, race.news[...], at: keeper.now()))
      try await tell(stream, of: race.id, told, to: &events)
    }
  }

  /// Tells until the race is told to its end, or is removed.
  private func tell(
    _ stream: RacePokes.Stream, of id: RaceID, _ told: RaceTold, to events: inout EventWriter
  ) async throws {
    var told = told
    var last: RacePokes.Poke?
    for await poke in stream {
      if poke == last {
        try await events.writeComment()
        continue
      }
      let race: Race
      let news: ArraySlice<KeptNews>
      do {
        guard let found = try await unheard(of: id, after: told.count) else { return }
        (race, news) = found
      } catch {
        // The database cannot be asked now. There will be another poke.
        continue
      }
      last = poke
      let now = keeper.now()
      try await events.write(told.events(of: race, news, at: now))
      guard let due = race.due(at: now) else { return }
      await keeper.racePokes.wake(stream, after: .milliseconds((due - now).count))
    }
  }

  /// A race that is listened to, and its news behind the first so many; nil where there is no such race any more.
  private func unheard(
    of id: RaceID, after count: Int
  ) async throws -> (Race, ArraySlice<KeptNews>)? {
    let keeper = keeper
    let read: RaceFeed.Reader = { count in
      try await keeper.work { try $0.seenRace(id, by: nil, since: count) }
    }
    guard let reading = try await keeper.racePokes.race(id, after: count, read) else { return nil }
    if let news = reading.news(after: count) { return (reading.race, news) }
    // It reads so slowly that the others are far ahead.
    return try await read(count).map { ($0.race, $0.news[...]) }
  }
}

/// What one stream has told of a race.
struct RaceTold {
  /// How many news.
  private(set) var count: Int
  private var stage: String?

  /// Somebody who knows so many news.
  init(count: Int) { self.count = count }

  /// What is to be told now. Where nothing is, a comment shows that the connection stands.
  mutating func events(
    of race: Race, _ news: ArraySlice<KeptNews>, at now: WallTime
  ) -> String {
    var text = ""
    for news in news {
      text += "id: \(news.number)\nevent: news\ndata: \(news.words)\n\n"
      count = news.number
    }
    // That it gathers, and when it begins, the news say. The rest comes by time alone.
    switch race.stage(at: now) {
    case .gathering, .countdown: break
    case .running, .over:
      let words = race.stageWords(at: now)
      if words != stage { text += "event: stage\ndata: \(words)\n\n" }
      stage = words
    }
    return text.isEmpty ? ":\n\n" : text
  }
}

extension Race {
  /// When there is something to tell by time alone, at the latest; nil where nothing more happens. Whoever has
  /// finished is told of the next race, until this one would be over in any case.
  func due(at now: WallTime) -> WallTime? {
    guard let start else { return now + Self.longest }
    if now < start { return start }
    let isLeft = next != nil && stage(at: now) == .over
    return isLeft || now >= start + Self.longest ? nil : start + Self.longest
  }
}

extension HouseKeeper {
  /// Hears from now on what other processes store of races, for as long as anybody listens. See `watch`.
  func watchRaces() async {
    guard isShared else { return }
    await racePokes.watch { races in
      try? await work { store in try store.look { try $0.newsCounts(of: races) } }
    }
  }
}

extension HTTPField.Name {
  /// The latest event that a browser had when its stream was lost.
  fileprivate static let lastEventID = known("Last-Event-ID")
}
