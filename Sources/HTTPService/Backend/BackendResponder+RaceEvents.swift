import Games
import HTTPTypes
import Backend
import Hummingbird
import Library
import Races

/// What is sent of a race by itself.
extension BackendResponder {
  /// `GET /v1/races/ID/events`: the news that whoever asks does not know, and each as soon as it is stored.
  func raceEvents(_ call: BackendCall, _ request: Request) async throws -> Response {
    let since = try call.head.headerFields[.lastEventID].flatMap { Int($0) } ?? call.since
    let known = max(0, since)
    let race = try await named(call) { id in
      let race = try await server.work { try $0.seenRace(id, by: nil, since: known) }
      return race.map { .success($0) } ?? .failure(.unknown)
    }
    let stream = try await server.raceNotifier.open(for: race.id)
    await server.watchRaces()
    return stream.response(to: request) { writer in
      var sent = SentRaceEvents(count: known)
      // What it did not know yet is its own. From then on all are sent what was read for all.
      try await writer.write(sent.events(of: race.race, race.events[...], at: server.now()))
      try await send(stream, of: race.id, sent, to: &writer)
    }
  }

  /// Sends until the race has come to its end, or is removed.
  private func send(
    _ stream: RaceNotifier.Stream, of id: RaceID, _ sent: SentRaceEvents,
    to writer: inout EventWriter
  ) async throws {
    var sent = sent
    var last: RaceNotifier.Notice?
    for await notice in stream {
      if notice == last {
        try await writer.writeComment()
        continue
      }
      let race: Race
      let events: ArraySlice<StoredRaceEvent>
      do {
        guard let found = try await unheard(of: id, after: sent.count) else { return }
        (race, events) = found
      } catch {
        // The database cannot be asked now. There will be another notice.
        continue
      }
      last = notice
      let now = server.now()
      try await writer.write(sent.events(of: race, events, at: now))
      guard let due = race.due(at: now) else { return }
      await server.raceNotifier.wake(stream, after: .milliseconds((due - now).count))
    }
  }

  /// A race that is listened to, and its news behind the first so many; nil where there is no such race any more.
  private func unheard(
    of id: RaceID, after count: Int
  ) async throws -> (Race, ArraySlice<StoredRaceEvent>)? {
    let server = server
    let read: RaceFeed.Reader = { count in
      try await server.work { try $0.seenRace(id, by: nil, since: count) }
    }
    guard let reading = try await server.raceNotifier.race(id, after: count, read) else {
      return nil
    }
    if let events = reading.events(after: count) { return (reading.race, events) }
    // It reads so slowly that the others are far ahead.
    return try await read(count).map { ($0.race, $0.events[...]) }
  }
}

/// What one stream has sent of a race.
struct SentRaceEvents {
  /// How many news.
  private(set) var count: Int
  private var stage: String?

  /// Somebody who knows so many news.
  init(count: Int) { self.count = count }

  /// What is to be sent now. Where nothing is, a comment shows that the connection stands.
  mutating func events(
    of race: Race, _ events: ArraySlice<StoredRaceEvent>, at now: WallTime
  ) -> String {
    var text = ""
    for events in events {
      text += "id: \(events.number)\nevent: news\ndata: \(events.words)\n\n"
      count = events.number
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
  /// finished is sent of the next race, until this one would be over in any case.
  func due(at now: WallTime) -> WallTime? {
    guard let start else { return now + Self.longest }
    if now < start { return start }
    let isLeft = next != nil && stage(at: now) == .over
    return isLeft || now >= start + Self.longest ? nil : start + Self.longest
  }
}

extension ServerContext {
  /// Hears from now on what other processes store of races, for as long as anybody listens. See `watch`.
  func watchRaces() async {
    guard isShared else { return }
    await raceNotifier.watch { races in
      try? await work { store in try store.look { try $0.eventCounts(of: races) } }
    }
  }
}

extension HTTPField.Name {
  /// The latest event that a browser had when its stream was lost.
  fileprivate static let lastEventID = known("Last-Event-ID")
}
