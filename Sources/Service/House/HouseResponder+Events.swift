import HTTPTypes
import House
import Hummingbird
import NIOCore
import ServiceLifecycle
import Sync

extension HouseResponder {
  /// `GET /v1/events`: tells up to which revision there is something, at the beginning and whenever another
  /// device of the player stored something (server-sent events of the HTML standard).
  func events(_ visit: HouseVisit, _ request: Request) async throws -> Response {
    let member = try visit.member
    let stream = try await keeper.pokes.open(for: member)
    let now = try await keeper.work { store in
      // It may have been removed before it began to listen, and then nobody would end the stream.
      let isThere = try store.devices(of: member.player).contains { $0.id == member.device }
      return isThere ? try store.use(of: member.player).revision : nil
    }
    guard let now else {
      stream.end()
      throw Refusal.unknownCaller
    }
    await keeper.pokes.stored(revision: now, of: member.player)
    await keeper.watch()
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store", .buffering: "no",
      ],
      body: ResponseBody { writer in try await write(stream, for: request, to: &writer) })
  }

  /// Writes until the device is gone or removed, or the service stops.
  private func write(
    _ stream: Pokes.Stream, for request: Request, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
    let events = writer
    try await request.body.consumeWithInboundCloseHandler { _ in
      try await withGracefulShutdownHandler {
        var events = events
        var last: Revision?
        for await revision in stream.revisions {
          let text = revision == last ? ":\n\n" : "event: rows\ndata: \(revision.count)\n\n"
          last = revision
          try await events.write(ByteBuffer(string: text))
        }
      } onGracefulShutdown: {
        stream.end()
      }
    } onInboundClosed: {
      stream.end()
    }
    try await writer.finish(nil)
  }
}

extension HTTPField.Name {
  /// Tells nginx not to collect an answer before it passes it on.
  static let buffering = known("X-Accel-Buffering")
}
