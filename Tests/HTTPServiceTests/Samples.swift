import HTTPTypes
import Hummingbird
import Logging
import NIOCore

@testable import HTTPService

/// A page small enough to check by hand.
enum Samples {
  static let index = "<!doctype html><title>Pastime</title>"
  static let digits = "0123456789"
  /// More than the system takes from the service at once.
  static let largeSize = 16 << 20

  static let site = Site(files: [
    "index.html": ByteBuffer(string: index),
    "index.html.br": ByteBuffer(string: "br bytes"),
    "index.html.gz": ByteBuffer(string: "gzip bytes"),
    "app.0123abcd.wasm": ByteBuffer(string: "\0asm"),
    "digits.txt": ByteBuffer(string: digits),
    "empty.txt": ByteBuffer(),
    "large.txt": ByteBuffer(repeating: UInt8(ascii: "x"), count: largeSize),
  ])

  static let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

  static let responder = OutermostResponder(
    inner: SiteResponder(site: site), configuration: ServiceConfiguration(), logger: quiet)
}

/// What a client sees of an answer.
struct Answer {
  let status: Int
  let fields: HTTPFields
  let body: String

  /// Asks the responder directly, without a network.
  static func to(
    _ method: HTTPRequest.Method, _ target: String, _ fields: HTTPFields = [:],
    body: String = "", at host: String? = "localhost",
    from responder: some HTTPResponder<RequestScope> = Samples.responder
  ) async throws -> Answer {
    var head = HTTPRequest(
      method: method, scheme: "http", authority: host, path: target, headerFields: fields)
    if !body.isEmpty { head.headerFields[.contentLength] = String(body.utf8.count) }
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
    let response = try await responder.respond(
      to: request, context: RequestScope(logger: Samples.quiet))
    let collector = Collector()
    try await response.body.write(collector)
    return Answer(
      status: response.status.code, fields: response.headers,
      body: String(buffer: collector.buffer))
  }

  /// Asks with GET.
  static func to(
    _ target: String, _ fields: HTTPFields = [:], body: String = "",
    from responder: some HTTPResponder<RequestScope> = Samples.responder
  ) async throws -> Answer {
    try await to(.get, target, fields, body: body, from: responder)
  }

  private final class Collector: ResponseBodyWriter {
    var buffer = ByteBuffer()
    func write(_ part: ByteBuffer) { buffer.writeImmutableBuffer(part) }
    func finish(_ trailers: HTTPFields?) {}
  }
}
