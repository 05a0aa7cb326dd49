import Backend
import Hummingbird
import Sync

extension BackendResponder {
  /// `POST /v1/rows`: keeps rows. The answer is sent when they are durable.
  func push(_ call: BackendCall) async throws -> Response {
    let push: Push
    do throws(MessageError) { push = try Push(text: call.body) } catch { throw Refusal(error) }
    let member = try call.member
    try server.countBytes(push.rows.count * BackendEndpoint.rowCost, of: call)
    let answer = try await server.keep(push, of: member.player)
    if answer.rows.contains(.stored) { await tell(of: member, rows: answer.rows.count) }
    return .message(answer.text)
  }

  /// Tells the other devices of a player that there is something new.
  private func tell(of member: Caller, rows: Int) async {
    // Where the database is watched, the device itself shall not hear from there of what it sent.
    let sender = server.isShared ? nil : member.device
    guard await server.notifier.hasListeners(of: member.player, besides: sender) else { return }
    // What was stored is durable, so the push is answered whatever comes of this. The others ask once a
    // minute in any case.
    let use = try? await server.work { try $0.use(of: member.player) }
    guard let use else { return }
    await server.notifier.stored(
      revision: use.revision, of: member.player, by: member.device, rows: rows)
  }

  /// `GET /v1/rows`: what changed after a revision.
  func pull(_ call: BackendCall) async throws -> Response {
    let pull: Pull
    do throws(MessageError) { pull = try Pull(query: call.query) } catch { throw Refusal(error) }
    let member = try call.member
    let answer = try await server.work { try $0.answer(pull, of: member.player) }
    return .message(answer.text)
  }
}

extension Refusal {
  /// What a device is told about a message that cannot be read.
  init(_ error: MessageError) {
    self = error == .tooLong ? .bodyTooLarge : .malformed
  }
}
