import Backend
import HTTPTypes
import Hummingbird
import Logging
import Synchronization
import Testing

@testable import HTTPService

@Suite("The log")
struct LogTests {
  private func line(_ message: Logger.Message, _ metadata: Logger.Metadata = [:]) -> String {
    let event = LogEvent(
      level: .info, message: message, metadata: metadata, source: "s", file: "f", function: "g",
      line: 1)
    return LogfmtHandler.line(
      for: event, label: "pastime", metadata: ["always": "here"],
      at: Timestamp(milliseconds: 1_795_233_547_089))
  }

  @Test("an event is one line of pairs")
  func pairs() {
    #expect(
      line("request", ["status": "200", "path": "/a"]) == """
        time=2026-11-21T03:59:07.089Z level=info label=pastime message=request \
        always=here path=/a status=200

        """)
  }

  @Test("a client's text cannot begin a line or a pair")
  func injection() {
    let written = line("m", ["path": "/a\nlevel=error \"x\"\u{1b}[31m\u{202e}\\"])
    #expect(
      written.hasSuffix(
        #" path="/a\u{a}level=error \"x\"\u{1b}[31m\u{202e}\\""# + "\n"))
    #expect(written.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(line("m", ["a b\n": "c"]).contains(" a_b_=c "))
  }

  @Test("a long value is cut")
  func longValues() {
    let written = line("m", ["path": .string(String(repeating: "é", count: 5_000))])
    #expect(written.contains("é…\""))
    #expect(written.utf8.count < 400)
  }

  @Test("the log of a request says what was asked and how it went, but not who asked")
  func request() async throws {
    let recorder = Recorder()
    let responder = OutermostResponder(
      inner: SiteResponder(site: Samples.site), configuration: ServiceConfiguration(),
      logger: Logger(label: "tests") { _ in recorder })
    _ = try await Answer.to("/digits.txt?secret=1", [.range: "bytes=0-3"], from: responder)
    _ = try await Answer.to(.head, "/missing", from: responder)
    let events = recorder.events.withLock { $0 }
    #expect(events.map { $0["status"]?.description } == ["206", "404"])
    #expect(events.map { $0["path"] } == ["/digits.txt", "/missing"])
    #expect(events.map { $0["method"] } == ["GET", "HEAD"])
    #expect(events.map { $0["bytes"]?.description } == ["4", "0"])
    for event in events {
      #expect(Set(event.keys) == ["method", "path", "status", "bytes", "ms"])
      #expect((event["ms"]?.description).flatMap(Double.init) != nil)
    }
  }

  @Test("the log shows when a server's outage begins and ends, even if it shows no requests")
  func outages() {
    let recorder = Recorder()
    var logger = Logger(label: "tests") { _ in recorder }
    logger.logLevel = .warning
    for outage in [Outage.unreachable(reason: "refused"), .noSpace, .readOnly] {
      OutageEvent.began(outage).log(to: logger)
      OutageEvent.ended(outage).log(to: logger)
    }
    let events = recorder.events.withLock { $0 }
    #expect(events.count == 6)
    #expect(events.first == ["reason": "refused"])
    #expect(events.dropFirst().allSatisfy { $0.isEmpty })
  }

  /// Keeps the pairs of each event.
  private final class Recorder: LogHandler, Sendable {
    let events = Mutex<[Logger.Metadata]>([])
    var logLevel: Logger.Level {
      get { .info }
      set {}
    }
    var metadata: Logger.Metadata {
      get { [:] }
      set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { nil }
      set {}
    }
    func log(event: LogEvent) {
      events.withLock { $0.append(event.metadata ?? [:]) }
    }
  }
}
