import Backend
import Hummingbird
import Sync

extension BackendResponder {
  /// `GET /v1/events`: reports the latest revision, first at the beginning and then whenever another device of the
  /// player stores something.
  func events(_ call: BackendCall, _ request: Request) async throws -> Response {
    let member = try call.member
    let stream = try await server.notifier.open(for: member)
    let now = try await server.work { store in
      // If the device was removed before it began to listen, nobody would end the stream.
      let isThere = try store.devices(of: member.player).contains { $0.id == member.device }
      return isThere ? try store.use(of: member.player).revision : nil
    }
    guard let now else { throw Refusal.unknownCaller }
    await server.notifier.stored(revision: now, of: member.player)
    await server.watch()
    return stream.response(to: request) { events in
      var last: Revision?
      for await revision in stream {
        if revision == last {
          try await events.writeComment()
        } else {
          try await events.write("event: rows\ndata: \(revision.count)\n\n")
        }
        last = revision
      }
    }
  }
}
