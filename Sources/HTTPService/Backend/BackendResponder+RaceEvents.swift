import Backend
import Games
import HTTPTypes
import Hummingbird
import Library
import Races

/// The stream of a race's events.
extension BackendResponder {
  /// `GET /v1/races/ID/events`: the events that the listener does not know, and each further event as soon as it is
  /// stored.
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
      // Each listener gets the events that it missed in a separate read. After that, all listeners share one read.
      try await writer.write(sent.events(of: race.race, race.events[...], at: server.now()))
      try await send(stream, of: race.id, sent, to: &writer)
    }
  }

  /// Sends events until the race has ended or is removed.
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
        // The database is not available now. There will be another notice.
        continue
      }
      last = notice
      let now = server.now()
      try await writer.write(sent.events(of: race, events, at: now))
      guard let due = race.due(at: now) else { return }
      await server.raceNotifier.wake(stream, after: .milliseconds((due - now).count))
    }
  }

  /// A race that has listeners, and its events after the first `count`; nil if the race no longer exists.
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
    // The listener reads so slowly that the shared events no longer go back far enough.
    return try await read(count).map { ($0.race, $0.events[...]) }
  }
}

/// What was already sent on one stream of a race.
struct SentRaceEvents {
  /// The number of events that the listener knows.
  private(set) var count: Int
  private var stage: String?

  /// A stream whose listener knows this many events.
  init(count: Int) { self.count = count }

  /// The text to send now. If nothing is new, it is a comment, which shows that the connection is still open.
  mutating func events(
    of race: Race, _ events: ArraySlice<StoredRaceEvent>, at now: WallTime
  ) -> String {
    var text = ""
    for events in events {
      text += "id: \(events.number)\nevent: news\ndata: \(events.words)\n\n"
      count = events.number
    }
    // The events already say that the race is gathering, and when it begins. The later stages begin by time alone.
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
  /// The latest time at which something changes by time alone; nil if nothing more can happen. A racer who has finished
  /// still hears about the next race, until the time of this race is up in any case.
  func due(at now: WallTime) -> WallTime? {
    guard let start else { return now + Self.longest }
    if now < start { return start }
    let isLeft = next != nil && stage(at: now) == .over
    return isLeft || now >= start + Self.longest ? nil : start + Self.longest
  }
}

extension ServerContext {
  /// From now on, notices the race events that other processes store, as long as anybody listens. See `watch`.
  func watchRaces() async {
    guard isShared else { return }
    await raceNotifier.watch { races in
      try? await work { store in try store.look { try $0.eventCounts(of: races) } }
    }
  }
}

extension HTTPField.Name {
  /// The field with the ID of the last event that a browser received before its stream was lost.
  fileprivate static let lastEventID = known("Last-Event-ID")
}
