import Games
import HTTPTypes
import House
import Hummingbird
import Library
import NIOCore
import Races
import ServiceLifecycle

/// What is told of a race by itself (server-sent events of the HTML standard).
extension HouseResponder {
  /// `GET /v1/races/ID/events`: the news that whoever asks does not know, and each as soon as it is stored.
  func raceEvents(_ visit: HouseVisit, _ request: Request) async throws -> Response {
    let since = try visit.head.headerFields[.lastEventID].flatMap { Int($0) } ?? visit.since
    let race = try await named(visit) { id in
      let race = try await keeper.work { try $0.seenRace(id, by: nil) }
      return race.map { .success($0) } ?? .failure(.unknown)
    }
    let stream = try await keeper.racePokes.open(for: race.id)
    await keeper.watchRaces()
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store", .buffering: "no",
      ],
      body: ResponseBody { writer in
        try await write(race.id, since: max(0, since), stream, for: request, to: &writer)
      })
  }

  /// Writes until the race is told to its end, whoever reads is gone, or the service stops.
  private func write(
    _ id: RaceID, since: Int, _ stream: RacePokes.Stream, for request: Request,
    to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
    let events = writer
    try await request.body.consumeWithInboundCloseHandler { _ in
      try await withGracefulShutdownHandler {
        var events = events
        var told = RaceTold(count: since)
        var last: Int?
        for await poke in stream.pokes {
          if poke == last {
            try await events.write(ByteBuffer(string: ":\n\n"))
            continue
          }
          let count = told.count
          let race: SeenRace?
          do {
            race = try await keeper.work { try $0.seenRace(id, by: nil, since: count) }
          } catch {
            // The database cannot be asked now. There will be another poke.
            continue
          }
          last = poke
          guard let race else { break }
          let now = keeper.now()
          try await events.write(ByteBuffer(string: told.events(of: race, at: now)))
          guard let due = race.race.due(at: now) else { break }
          await keeper.racePokes.wake(stream, after: .milliseconds((due - now).count))
        }
      } onGracefulShutdown: {
        stream.end()
      }
    } onInboundClosed: {
      stream.end()
    }
    stream.end()
    try await writer.finish(nil)
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
  mutating func events(of race: SeenRace, at now: WallTime) -> String {
    var text = ""
    for news in race.news {
      text += "id: \(news.number)\nevent: news\ndata: \(news.words)\n\n"
      count = news.number
    }
    // That it gathers, and when it begins, the news say. The rest comes by time alone.
    switch race.race.stage(at: now) {
    case .gathering, .countdown: break
    case .running, .over:
      let words = race.race.stageWords(at: now)
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
