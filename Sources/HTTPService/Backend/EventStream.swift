import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Writes server-sent events of the HTML standard.
struct EventWriter {
  fileprivate var writer: any ResponseBodyWriter

  /// Writes events, each with an empty line behind it.
  mutating func write(_ events: String) async throws {
    try await writer.write(ByteBuffer(string: events))
  }

  /// Shows that the connection stands.
  mutating func writeComment() async throws { try await write(":\n\n") }
}

extension Subscription {
  /// An answer that owns the subscription, which ends with it: when whoever reads is gone, when `write` returns or
  /// throws, when the service stops, and where the answer is never written.
  /// - Parameter write: writes what the messages come to, until there is nothing more to tell.
  func response(
    to request: Request, _ write: @escaping @Sendable (inout EventWriter) async throws -> Void
  ) -> Response {
    Response(
      status: .ok,
      headers: .events,
      body: ResponseBody { writer in
        defer { self.end() }
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        let events = EventWriter(writer: writer)
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await withGracefulShutdownHandler {
            var events = events
            try await write(&events)
          } onGracefulShutdown: {
            self.end()
          }
        } onInboundClosed: {
          self.end()
        }
        try await writer.finish(nil)
      })
  }
}

extension HTTPFields {
  /// What stands at the head of a stream of events.
  static let events: HTTPFields = [
    .contentType: "text/event-stream", .cacheControl: "no-store", .buffering: "no",
  ]
}

extension HTTPField.Name {
  /// Tells nginx not to collect an answer before it passes it on.
  fileprivate static let buffering = known("X-Accel-Buffering")
}
