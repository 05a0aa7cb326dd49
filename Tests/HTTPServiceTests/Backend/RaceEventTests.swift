import Backend
import BackendTesting
import Library
import Races
import Sync
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("What a server announces about races by itself", .timeLimit(.minutes(20)))
struct RaceEventTests {
  private func listen(_ race: String, after count: Int? = nil) -> String {
    let last = count.map { "Last-Event-ID: \($0)\r\n" } ?? ""
    return "GET /v1/races/\(race)/events HTTP/1.1\r\nHost: a\r\n\(last)\r\n"
  }

  @Test("a listener hears all race events, the start of the race, its end, and the next race")
  func events() async throws {
    let backend = try TestBackend.dealing()
    let (ann, bo) = (try await backend.join(), try await backend.visitAsGuest())
    let id = try #require(try await backend.makeRace(ann).value("race"))
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(listen(id))
        let head = try await connection.receive(until: "join fox Ann\n\n")
        #expect(head.contains("\r\nContent-Type: text/event-stream\r\n"))
        #expect(head.contains("retry: 2000\n\n"))
        #expect(
          head.contains("id: 1\nevent: news\ndata: 1 \(TestBackend.start) join fox Ann\n\n"))
        #expect(try await backend.joinRace(bo, id, as: "Bo").status == 200)
        _ = try await connection.receive(until: " join owl Bo\n\n")
        #expect(try await backend.want("start", of: id, as: ann).status == 200)
        _ = try await connection.receive(until: " start 0\n\n")
        backend.time.pass(4_000)
        // The alarm of the stream goes by the clock of the machine.
        await backend.server.raceNotifier.changed(try #require(RaceID(spelled: Array(id.utf8))))
        let began = try await connection.receive(until: "event: stage\n")
        #expect(!began.contains("over"))
        try await backend.win(id, as: ann)
        _ = try await connection.receive(until: " finish 0 won 1 0\n\n")
        try await backend.win(id, as: bo)
        _ = try await connection.receive(until: "event: stage\ndata: over\n\n")
        #expect(try await backend.want("next", of: id, as: bo).status == 200)
        let end = try await connection.receive(until: "\r\n0\r\n\r\n")
        #expect(end.contains(" rematch 1 "))
      }
    }
  }

  @Test("three hundred race events, each with a lost connection, match those that polling finds")
  func reconnected() async throws {
    let backend = try TestBackend.dealing()
    let (id, players) = try await backend.runningRace(of: "Ann", "Bo")
    let play = try #require(try await backend.want("play", of: id, as: players[0]).value("play"))
    let words = try backend.wrongWords(of: play, players[0])
    let heard = try await Server.run(backend: backend.server) { server in
      var heard: [Substring] = []
      for count in 0..<300 {
        let move = count - 3
        if move >= 0, move % 2 == 0 {
          // Stored while nobody listens.
          try await self.move(words[move], move, of: play, players[0], backend)
        }
        let event = try await server.connect { connection in
          try await connection.send(listen(id, after: count))
          if move >= 0, move % 2 == 1 {
            _ = try await connection.receive(until: "retry: 2000\n\n")
            try await self.move(words[move], move, of: play, players[0], backend)
          }
          return try await connection.receive(until: "id: \(count + 1)\nevent: news\n")
        }
        let data = try #require(event.firstMatch(of: /id: [0-9]+\nevent: news\n/))
        #expect(data.output == "id: \(count + 1)\nevent: news\n")
        heard.append(event[data.range.upperBound...].prefix { $0 != "\n" }.dropFirst(6))
      }
      return heard
    }
    let polled = try await backend.ask(.get, "/v1/races/\(id)").body.split(separator: "\n")
      .filter { $0.hasPrefix("news ") }.map { $0.dropFirst(5) }
    #expect(polled.count == 300)
    #expect(heard == polled)
  }

  private func move(
    _ word: String, _ number: Int, of play: String, _ player: String, _ backend: TestBackend
  ) async throws {
    backend.time.pass(10)
    let moved = try await backend.send(word, at: number, of: play, as: player)
    try #require(moved.status == 200 && moved.value("refused") == nil)
  }

  @Test("a listener who does not read holds up nobody, and hears everything afterwards")
  func slow() async throws {
    let backend = try TestBackend.dealing()
    let (id, players) = try await backend.runningRace(of: "Ann", "Bo")
    let race = try #require(RaceID(spelled: Array(id.utf8)))
    let stream = try await backend.server.raceNotifier.open(for: race)
    let play = try #require(try await backend.want("play", of: id, as: players[0]).value("play"))
    let words = try backend.wrongWords(of: play, players[0])
    for number in 0..<20 { try await move(words[number], number, of: play, players[0], backend) }
    var notifier = stream.makeAsyncIterator()
    _ = await notifier.next()
    stream.end()
    #expect(await notifier.next() == nil)
    let seen = try #require(try backend.data.store.seenRace(race, by: nil))
    var sent = SentRaceEvents(count: 3)
    let rest = try #require(try backend.data.store.seenRace(race, by: nil, since: 3))
    let events = sent.events(of: rest.race, rest.events[...], at: backend.server.now())
    #expect(events.split(separator: "\n").filter { $0.hasPrefix("id: ") }.count == 20)
    #expect(seen.events.count == 23 && sent.count == 23)
  }

  @Test("while nothing happens, a comment shows that the connection stands")
  func heartbeat() async throws {
    let backend = try TestBackend.dealing(raceNotifier: RaceNotifier(heartbeat: .milliseconds(20)))
    let id = try #require(try await backend.makeRace(try await backend.join()).value("race"))
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(listen(id))
        _ = try await connection.receive(until: "\n:\n\n")
      }
    }
  }

  @Test("a stream ends when its race is removed, and when the service stops")
  func ends() async throws {
    let backend = try TestBackend.dealing()
    let ann = try await backend.join()
    let one = try #require(try await backend.makeRace(ann).value("race"))
    let race = try #require(RaceID(spelled: Array(one.utf8)))
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(listen(one))
        _ = try await connection.receive(until: "join fox Ann\n\n")
        try backend.data.store.removeRaces(quietSince: WallTime(TestBackend.start + 1))
        await backend.server.raceNotifier.changed(race)
        _ = try await connection.receive(until: "\r\n0\r\n\r\n")
      }
      let other = try #require(try await backend.makeRace(ann).value("race"))
      try await server.connect { connection in
        try await connection.send(listen(other))
        _ = try await connection.receive(until: "join fox Ann\n\n")
        await server.stop()
        #expect(try await connection.rest().hasSuffix("0\r\n\r\n"))
      }
    }
  }

  @Test("each race has a limit of streams, and so do all races together")
  func limits() async throws {
    let notifier = RaceNotifier(mostOfRace: 2, most: 3)
    let (one, other) = (RaceID(bits: 1), RaceID(bits: 2))
    let first = try await notifier.open(for: one)
    let second = try await notifier.open(for: one)
    await #expect(throws: Refusal.tooBusy) { try await notifier.open(for: one) }
    let third = try await notifier.open(for: other)
    await #expect(throws: Refusal.tooBusy) { try await notifier.open(for: other) }
    first.end()
    while await notifier.count == 3 { try await Task.sleep(for: .milliseconds(5)) }
    for stream in [second, third, try await notifier.open(for: other)] { stream.end() }
  }
}

/// Two services that have nothing in common but the database and the time.
@Suite(
  "Races at services that share a database",
  .enabled("PostgreSQL is not installed") { await PostgresServer.prepare() },
  .timeLimit(.minutes(20)))
struct SharedRaceTests {
  private let servers: [ServerContext]
  private let stores: [PostgresStore]
  private let tokens = (0..<10).map { _ in Secret() }
  private let time = SharedTime()

  init() throws {
    let server = try #require(PostgresServer.shared)
    let address = try #require(PostgresAddress(server.database()))
    stores = try (0..<2).map { _ in try PostgresStore(address) }
    var configuration = BackendConfiguration()
    configuration.dealer = Dealer(secret: Secret(), books: TestBackend.books)
    let time = time
    servers = stores.map {
      ServerContext(
        of: $0, configuration: configuration,
        clock: BackendClock {
          WallTime(TestBackend.start + time.value)
        } steady: {
          Instant(time.value)
        })
    }
    for (number, token) in tokens.enumerated() {
      try stores[0].addGuest(
        PlayerID(high: 3, low: UInt64(number)), generation: .random(), device: "Phone",
        token: token.digest, at: WallTime(TestBackend.start))
    }
  }

  /// Asks one of the services.
  private func ask(
    _ server: Int, _ path: String, _ body: String, as player: Int
  ) async throws -> Answer {
    try await Answer.to(
      .post, path, [.pastime: "1", .cookie: "pastime=\(tokens[player].text)"], body: body,
      from: OutermostResponder(
        inner: ServiceResponder(
          site: SiteResponder(site: Samples.site),
          backend: BackendResponder(server: servers[server])),
        configuration: ServiceConfiguration(), logger: Samples.quiet))
  }

  @Test("a listener at one service hears events of both, and ten rematches at both make one race")
  func shared() async throws {
    let made = try await ask(
      0, "/v1/races",
      "pastime-race 1\ngame codeword\noptions length=5 attempts=any mode=standard\nname P0\n"
        + "face fox\n", as: 0)
    let id = try #require(made.value("race"))
    let path = "/v1/races/\(id)"
    try await Server.run(backend: servers[1]) { server in
      try await server.connect { connection in
        try await connection.send("GET \(path)/events HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await connection.receive(until: " join fox P0\n\n")
        for player in 1..<10 {
          let body = "pastime-racer 1\nname P\(player)\nface owl\n"
          #expect(try await ask(player % 2, path + "/racers", body, as: player).status == 200)
        }
        #expect(try await ask(0, path + "/start", "pastime-start 1\n", as: 0).status == 200)
        _ = try await connection.receive(until: " start 0\n\n")
        time.pass(4_000)
        for player in 0..<10 { try await win(path, as: player) }
        _ = try await connection.receive(until: " finish 9 won 1 0\n\n")
        let found = try await withThrowingTaskGroup { tasks in
          for player in 0..<10 {
            tasks.addTask {
              try await ask(player % 2, path + "/next", "pastime-next 1\n", as: player)
                .value("race")
            }
          }
          return try await tasks.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(found.count == 1 && found.first != Optional("") && !found.contains(nil))
        let end = try await connection.receive(until: "\r\n0\r\n\r\n")
        #expect(end.contains(" rematch "))
      }
    }
  }

  private func win(_ path: String, as player: Int) async throws {
    let opened = try await ask(player % 2, path + "/play", "pastime-play 1\n", as: player)
    let play = try #require(opened.value("play"))
    let game = try #require(GameID(Array(play.utf8)[...]))
    let deal = try stores[0].look {
      try $0.play(.id(game), of: PlayerID(high: 3, low: UInt64(player)))
    }?.deal
    let word = String(decoding: try #require(deal).puzzle, as: UTF8.self)
    let body = "pastime-moves 1\nat 0\nmove \(word)\n"
    // The other service judges.
    let moved = try await ask(1 - player % 2, "/v1/plays/\(play)/moves", body, as: player)
    #expect(moved.status == 200)
  }
}
