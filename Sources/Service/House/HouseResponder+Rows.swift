import House
import Hummingbird
import Sync

extension HouseResponder {
  /// `POST /v1/rows`: keeps rows. The answer is sent when they are durable.
  func push(_ visit: HouseVisit) async throws -> Response {
    let push: Push
    do throws(MessageError) { push = try Push(text: visit.body) } catch { throw Refusal(error) }
    let member = try visit.member
    try keeper.countBytes(push.rows.count * HouseEndpoint.rowCost, of: visit)
    let answer = try await keeper.keep(push, of: member.player)
    if answer.rows.contains(.stored) { await tell(of: member, rows: answer.rows.count) }
    return .message(answer.text)
  }

  /// Tells the other devices of a player that there is something new.
  private func tell(of member: Caller, rows: Int) async {
    // Where the database is watched, the device itself shall not hear from there of what it sent.
    let sender = keeper.isShared ? nil : member.device
    guard await keeper.pokes.hasListeners(of: member.player, besides: sender) else { return }
    // What was stored is durable, so the push is answered whatever comes of this. The others ask once a
    // minute in any case.
    let use = try? await keeper.work { try $0.use(of: member.player) }
    guard let use else { return }
    await keeper.pokes.stored(
      revision: use.revision, of: member.player, by: member.device, rows: rows)
  }

  /// `GET /v1/rows`: what changed after a revision.
  func pull(_ visit: HouseVisit) async throws -> Response {
    let pull: Pull
    do throws(MessageError) { pull = try Pull(query: visit.query) } catch { throw Refusal(error) }
    let member = try visit.member
    let answer = try await keeper.work { try $0.answer(pull, of: member.player) }
    return .message(answer.text)
  }
}

extension Refusal {
  /// What a device is told about a message that cannot be read.
  init(_ error: MessageError) {
    self = error == .tooLong ? .bodyTooLarge : .malformed
  }
}
