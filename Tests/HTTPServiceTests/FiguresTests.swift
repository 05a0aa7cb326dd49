import Backend
import HTTPTypes
import Hummingbird
import Library
import Logging
import NIOCore
import Races
import ServiceLifecycle
import Sync
import Testing

@testable import HTTPService

@Suite("The figures of a service", .timeLimit(.minutes(20)))
struct FiguresTests {
  @Test("requests are counted by route and status, and never by a client's words")
  func requests() async throws {
    let backend = try TestBackend()
    let figures = backend.server.figures
    let responder = OutermostResponder(
      inner: ServiceResponder(
        site: SiteResponder(site: Samples.site), backend: BackendResponder(server: backend.server)),
      configuration: ServiceConfiguration(), logger: Samples.quiet, figures: figures)
    for (method, target) in [
      (HTTPRequest.Method.get, "/"), (.get, "/digits.txt?x=secret"), (.get, "/secret"),
      (.get, "/healthz"), (.get, "/v1/house"), (.get, "/v1/secret"), (.get, "/v1/rows?since=0"),
      (try #require(.init("SECRET")), "/v1/rows"),
    ] {
      _ = try await Answer.to(method, target, from: responder)
    }
    let metrics = FiguresResponder(figures: figures, backend: backend.server)
    let outermost = OutermostResponder(
      inner: metrics, configuration: ServiceConfiguration(), logger: Samples.quiet)
    let answer = try await Answer.to("/metrics", from: outermost)
    #expect(answer.status == 200)
    #expect(answer.fields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    let lines = answer.body.split(separator: "\n").filter { $0.hasPrefix("pastime_requests_total") }
    #expect(
      lines == [
        #"pastime_requests_total{route="/healthz",status="200"} 1"#,
        #"pastime_requests_total{route="GET /v1/house",status="200"} 1"#,
        #"pastime_requests_total{route="GET /v1/rows",status="401"} 1"#,
        #"pastime_requests_total{route="page",status="200"} 2"#,
        #"pastime_requests_total{route="page",status="404"} 1"#,
        #"pastime_requests_total{route="unknown",status="404"} 1"#,
        #"pastime_requests_total{route="unknown",status="405"} 1"#,
      ])
    #expect(!answer.body.lowercased().contains("secret"))
    #expect(answer.body.contains("\npastime_request_seconds_count{route=\"page\"} 3\n"))
    #expect(answer.body.contains("\npastime_streams{of=\"rows\"} 0\n"))
    let bytes = try #require(answer.body.firstMatch(of: /\npastime_database_bytes (\d+)\n/))
    #expect(try #require(Int(bytes.output.1)) > 4_096)
    #expect(try await Answer.to("/", from: outermost).status == 404)
    #expect(try await Answer.to(.post, "/metrics", from: outermost).status == 405)
    #expect(try await Answer.to(.head, "/metrics", from: outermost).status == 200)
    let options = try await Answer.to(.options, "/metrics", from: outermost)
    #expect(options.status == 204 && options.fields[.allow] == "GET, HEAD, OPTIONS")
  }

  @Test("streams are counted, including those of races")
  func streams() async throws {
    let backend = try TestBackend()
    let race = try await backend.server.raceNotifier.open(for: RaceID(bits: 1))
    let caller = Caller(player: PlayerID(high: 0, low: 1), device: 1)
    let rows = [
      try await backend.server.notifier.open(for: caller),
      try await backend.server.notifier.open(for: caller),
    ]
    let answer = try await Answer.to(
      "/metrics",
      from: OutermostResponder(
        inner: FiguresResponder(figures: backend.server.figures, backend: backend.server),
        configuration: ServiceConfiguration(), logger: Samples.quiet))
    #expect(answer.body.contains("\npastime_streams{of=\"rows\"} 2\n"))
    #expect(answer.body.contains("\npastime_streams{of=\"races\"} 1\n"))
    for stream in rows { stream.end() }
    race.end()
  }

  @Test("each transaction counts with the pushes that it stored")
  func backend() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let push = Push(generation: Generation(bits: 0), rows: [.init(key: [65], text: [65])])
    for _ in 1...3 { _ = try await backend.ask(.post, "/v1/rows", push.string, as: token) }
    let groups = backend.server.figures.snapshot.groups
    #expect(groups.sum == 3)
    #expect(groups.counts[0] == 3)
  }

  @Test("a histogram counts each value once, and its text adds them up")
  func histogram() {
    var histogram = Histogram(bounds: [1, 2])
    for value in [0.5, 1, 1.5, 9] { histogram.add(value) }
    #expect(histogram.counts == [2, 1, 1])
    var text = PrometheusText(Figures.Snapshot())
    text.begin("a", "histogram", "What.")
    text.add("a", [("b", "c")], histogram)
    #expect(
      text.text.hasSuffix(
        """
        # HELP a What.
        # TYPE a histogram
        a_bucket{b="c",le="1.0"} 2
        a_bucket{b="c",le="2.0"} 3
        a_bucket{b="c",le="+Inf"} 4
        a_sum{b="c"} 12.0
        a_count{b="c"} 4

        """))
  }

  @Test("the figures have their own port, which has to be free")
  func port() async throws {
    try await Server.run { server in
      await #expect(throws: ListeningError.self) {
        try await Server.run {
          $0.figuresPort = server.port
        } body: { _ in
        }
      }
      let missing = try await server.exchange(
        "GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(missing.hasPrefix("HTTP/1.1 404 "))
    }
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    let service = FiguresService(
      responder: OutermostResponder(
        inner: FiguresResponder(figures: Figures(hasBackend: false), backend: nil),
        configuration: ServiceConfiguration(), logger: Samples.quiet),
      port: 0, server: .http1(), logger: Samples.quiet
    ) { found.yield($0) }
    let group = ServiceGroup(services: [service], logger: Samples.quiet)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      let port = try #require(await ports.first { _ in true })
      let answer = try await Server(port: port, group: group).exchange(
        "GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      await group.triggerGracefulShutdown()
    }
  }
}
