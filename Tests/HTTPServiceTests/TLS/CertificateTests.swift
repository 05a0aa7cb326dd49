import Foundation
import Logging
import NIOSSL
import Synchronization
import Testing

@testable import HTTPService

@Suite("The certificate of a service", .timeLimit(.minutes(20)))
struct CertificateTests {
  private static let health = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test("the next connection uses a renewed certificate, and open connections go on")
  func renewal() async throws {
    let certificate = try TestCertificate()
    let renewed = try TestCertificate()
    try await Server.run({ $0.renewalInterval = .milliseconds(20) }, certificate: certificate) {
      server in
      try await server.connect { first in
        try await first.send(Self.health)
        _ = try await first.receive(until: "ok\n")
        let context = try renewed.clientContext()
        await #expect(throws: (any Error).self) { try await Self.ask(server, context) }
        try certificate.replace(with: renewed)
        // There is no event for this; the limit of the suite ends it.
        while (try? await Self.ask(server, context)) == nil {
          try await Task.sleep(for: .milliseconds(10))
        }
        try await first.send(Self.health)
        let answer = try await first.receive(until: "ok\n")
        #expect(answer.hasSuffix("\r\n\r\nok\n"))
      }
    }
  }

  private static func ask(_ server: Server, _ context: NIOSSLContext) async throws {
    try await server.connect(with: context) { connection in
      try await connection.send(health)
      let answer = try await connection.receive(until: "ok\n")
      try #require(answer.hasSuffix("ok\n"))
    }
  }

  @Test("unusable files are reported, and the certificate stays as it was")
  func faultyRenewal() throws {
    let certificate = try TestCertificate()
    let files = certificate.files
    let served = try ServerCertificate(files)
    let other = try TestCertificate()
    let before = try files.contents()
    let faults: [(CertificateError, () throws -> Void)] = [
      (.otherKey(files), { try Self.write(Data(try other.files.contents().key), to: files.key) }),
      (.noKey(files.key), { try Self.write(Data("no key".utf8), to: files.key) }),
      (.missing(files.key), { try FileManager.default.removeItem(atPath: files.key) }),
      (
        .noCertificate(files.certificate),
        {
          try Self.write(Data(before.key), to: files.key)
          try Self.write(Data(before.key), to: files.certificate)
        }
      ),
      (
        .unreadable(files.certificate),
        {
          try FileManager.default.removeItem(atPath: files.certificate)
          try FileManager.default.createDirectory(
            atPath: files.certificate, withIntermediateDirectories: false)
        }
      ),
    ]
    let context = served.context
    for (fault, make) in faults {
      try make()
      #expect(throws: fault) { try served.renew() }
      #expect(throws: fault) { try ServerCertificate(files) }
      #expect(served.context === context)
    }
    try FileManager.default.removeItem(atPath: files.certificate)
    try Self.write(Data(before.certificate), to: files.certificate)
    #expect(try !served.renew())
    let renewed = try TestCertificate()
    try certificate.replace(with: renewed)
    #expect(try served.renew())
    #expect(served.context !== context)
  }

  @Test("a key that needs a passphrase is refused, and nobody is asked for it")
  func locked() throws {
    let certificate = try TestCertificate()
    try certificate.lock()
    #expect(throws: CertificateError.noKey(certificate.files.key)) {
      try ServerCertificate(certificate.files)
    }
  }

  @Test("the log reports an invalid certificate and the result of a renewal, each once")
  func watch() throws {
    let certificate = try TestCertificate()
    let served = try ServerCertificate(certificate.files)
    let log = Log()
    let time = Mutex(Timestamp(milliseconds: served.validity.lowerBound.milliseconds - 1))
    let watch = CertificateWatch(
      certificate: served, interval: .seconds(60), logger: log.logger,
      now: { time.withLock { $0 } })
    var said = CertificateWatch.Said()
    func look() -> [String] {
      // Looks twice: the second look logs nothing.
      watch.look(&said)
      watch.look(&said)
      return log.take()
    }
    #expect(look() == ["warning: the certificate is not valid yet"])
    time.withLock { $0 = served.validity.lowerBound }
    #expect(look() == [])
    time.withLock { $0 = served.validity.upperBound }
    #expect(look() == ["warning: the certificate has expired"])
    try Self.write(Data("no key".utf8), to: certificate.files.key)
    #expect(look() == ["error: the certificate stays as it was"])
    try certificate.replace(with: TestCertificate())
    time.withLock { $0 = .now }
    #expect(look() == ["notice: the certificate was renewed"])
    #expect(served.validity.contains(.now))
  }

  private static func write(_ content: Data, to file: String) throws {
    try content.write(to: URL(filePath: file))
  }
}

/// Keeps the level and the message of each logged event.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var logger: Logger {
    Logger(label: "tests") { [self] _ in Handler(log: self) }
  }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  private struct Handler: LogHandler {
    let log: Log
    var logLevel = Logger.Level.info
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.lines.withLock { $0.append("\(event.level): \(event.message)") }
    }
  }
}
