import Backend
import Hummingbird
import Sync

extension BackendResponder {
  /// `POST /v1/rows`: stores rows. The answer is sent once they are durable.
  func push(_ call: BackendCall) async throws -> Response {
    let push: Push
    do throws(MessageError) { push = try Push(text: call.body) } catch { throw Refusal(error) }
    let member = try call.member
    try server.countBytes(push.rows.count * BackendEndpoint.rowCost, of: call)
    let answer = try await server.keep(push, of: member.player)
    if answer.rows.contains(.stored) { await tell(of: member, rows: answer.rows.count) }
    return .message(answer.text)
  }

  /// Notifies the other devices of a player that there are new rows.
  private func tell(of member: Caller, rows: Int) async {
    // In a shared database, the watch would otherwise report to the device the rows that it sent itself.
    let sender = server.isShared ? nil : member.device
    guard await server.notifier.hasListeners(of: member.player, besides: sender) else { return }
    // The rows are durable, so the push is answered even if this fails. The other devices pull once a minute in any
    // case.
    let use = try? await server.work { try $0.use(of: member.player) }
    guard let use else { return }
    await server.notifier.stored(
      revision: use.revision, of: member.player, by: member.device, rows: rows)
  }

  /// `GET /v1/rows`: the rows that changed after a revision.
  func pull(_ call: BackendCall) async throws -> Response {
    let pull: Pull
    do throws(MessageError) { pull = try Pull(query: call.query) } catch { throw Refusal(error) }
    let member = try call.member
    let answer = try await server.work { try $0.answer(pull, of: member.player) }
    return .message(answer.text)
  }
}

extension Refusal {
  /// The refusal for a message that cannot be read.
  init(_ error: MessageError) {
    self = error == .tooLong ? .bodyTooLarge : .malformed
  }
}
