import Logging
import NIOCore
import Sync
import Synchronization
import Testing

@testable import HTTPService

@Suite("What a server logs about players", .timeLimit(.minutes(20)))
struct PrivacyTests {
  @Test("the log contains no token, no address, no device name, and nothing that is stored")
  func log() async throws {
    let backend = try TestBackend()
    let recorder = Recorder()
    let (token, others) = try await Server.run(
      backend: backend.server, logger: Logger(label: "tests") { _ in recorder }
    ) { server in
      func ask(_ head: String, _ body: String = "") async throws -> String {
        try await server.exchange(
          "\(head) HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nX-Forwarded-For: 7.7.7.7\r\n"
            + "User-Agent: Zebraphone iPhone\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
      }
      let made = try await ask("POST /v1/players", "pastime-player 1\n")
      let token = try #require(made.firstMatch(of: /pastime=([0-9a-f]{64})/)).output.1
      let cookie = " HTTP/1.1\r\nCookie: pastime=\(token)\r\nX:"
      let others = [
        try await ask("GET /v1/player" + cookie),
        try await ask("GET /v1/rows?since=0&limit=7" + cookie),
        try await ask(
          "POST /v1/rows" + cookie, "pastime-push 1 00000000000000aa 1\nx/y 5\nzebra\n"),
        try await ask("POST /v1/rows" + cookie, "zebra"),
      ]
      return (String(token), others)
    }
    #expect(others.map { $0.dropFirst(9).prefix(3) } == ["200", "200", "200", "400"])
    let text = recorder.text.lines.withLock { $0 }
    #expect(text.contains("/v1/rows"))
    for secret in [token, "zebra", "iphone", "127.0.0.1", "7.7.7.7", "since", "00000000000000aa"] {
      #expect(!text.lowercased().contains(secret), "\(secret)")
    }
  }

  /// Keeps everything that is logged as one text, from `info` on unless the service says otherwise.
  private struct Recorder: LogHandler {
    final class Text: Sendable { let lines = Mutex("") }

    let text = Text()
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      text.lines.withLock { $0 += "\(event.message) \(metadata) \(event.metadata ?? [:])\n" }
    }
  }
}
