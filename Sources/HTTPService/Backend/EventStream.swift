import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Writes server-sent events, as in the HTML standard.
struct EventWriter {
  fileprivate var writer: any ResponseBodyWriter

  /// Writes events, each of which ends with an empty line.
  mutating func write(_ events: String) async throws {
    try await writer.write(ByteBuffer(string: events))
  }

  /// Shows that the connection is still open.
  mutating func writeComment() async throws { try await write(":\n\n") }
}

extension Subscription {
  /// An answer that owns the subscription. The subscription ends with the answer: when the client is gone, when `write`
  /// returns or throws, when the service stops, or if the answer is never written.
  /// - Parameter write: writes the events for the messages, until nothing more can happen.
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
  /// The header fields of an event stream.
  static let events: HTTPFields = [
    .contentType: "text/event-stream", .cacheControl: "no-store", .buffering: "no",
  ]
}

extension HTTPField.Name {
  /// The field that keeps nginx from buffering an answer.
  fileprivate static let buffering = known("X-Accel-Buffering")
}
