import Backend
import Hummingbird
import Library
import Sync

extension BackendResponder {
  /// `POST /v1/sheet`: creates a recovery key. The previous key becomes invalid.
  func makeRecoveryKey(_ call: BackendCall) async throws -> Response {
    let (member, now, recoveryKey) = (try call.member, server.now(), RecoveryKey.random())
    try await server.write { try $0.make(recoveryKey, of: member.player, at: now) }
    return message(of: recoveryKey)
  }

  /// `GET /v1/sheet`: when the recovery key was made.
  func recoveryKey(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    let made = try await server.work { try $0.recoveryKey(of: member.player) }
    var lines = TextLines("pastime-sheet")
    lines.add(made.map { "made \($0.count)" } ?? "none")
    return lines.response()
  }

  /// `POST /v1/recovery`: a player who lost all devices sends a recovery key, and gets a new one.
  func recover(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-recovery")
    let recoveryKey = RecoveryKey(spelled: Array(try form.value("sheet").utf8))
    let label = call.deviceName
    try form.finish()
    guard let recoveryKey else { throw Refusal.malformed }
    server.joins.begin(call.caller, at: server.clock.steady())
    let (token, next, now) = (Secret(), RecoveryKey.random(), server.now())
    let recovery = try await server.limits.guess(
      .recoveryKey, from: call.address, at: server.clock.steady()
    ) {
      try await server.write {
        try $0.recover(
          with: recoveryKey, next: next, device: label, token: token.digest, by: call.caller,
          at: now)
      }
    }
    guard let recovery else { throw Refusal.pairing(.unknown) }
    if let removed = recovery.removed { await server.notifier.removed(device: removed) }
    var response = message(of: next)
    if recovery.takesToken {
      response.headers += cookie(for: call.head).set(token)
    }
    return response
  }

  private func message(of recoveryKey: RecoveryKey) -> Response {
    var lines = TextLines("pastime-sheet")
    lines.add("sheet", recoveryKey.spelling.withoutHyphens)
    return lines.response()
  }
}

extension RecoveryKey {
  /// A new key, from the randomness of the system.
  fileprivate static func random() -> RecoveryKey {
    RecoveryKey(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }
}
