import House
import Hummingbird
import Library
import Sync

extension HouseResponder {
  /// `POST /v1/sheet`: makes a recovery sheet. The one before is worth nothing.
  func makeSheet(_ visit: HouseVisit) async throws -> Response {
    let (member, now, sheet) = (try visit.member, keeper.now(), RecoverySheet.random())
    try await keeper.write { try $0.make(sheet, of: member.player, at: now) }
    return message(of: sheet)
  }

  /// `GET /v1/sheet`: when the sheet was made.
  func sheet(_ visit: HouseVisit) async throws -> Response {
    let member = try visit.member
    let made = try await keeper.work { try $0.sheet(of: member.player) }
    var lines = TextLines("pastime-sheet")
    lines.add(made.map { "made \($0.count)" } ?? "none")
    return lines.response()
  }

  /// `POST /v1/recovery`: somebody who lost every device shows a sheet, and gets another one.
  func recover(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-recovery")
    let sheet = RecoverySheet(spelled: Array(try form.value("sheet").utf8))
    let label = visit.deviceName
    try form.finish()
    guard let sheet else { throw Refusal.malformed }
    keeper.joins.begin(visit.caller, at: keeper.clock.steady())
    let (token, next, now) = (Secret(), RecoverySheet.random(), keeper.now())
    let recovery = try await keeper.limits.guess(
      .sheet, from: visit.address, at: keeper.clock.steady()
    ) {
      try await keeper.write {
        try $0.recover(
          with: sheet, next: next, device: label, token: token.digest, by: visit.caller, at: now)
      }
    }
    guard let recovery else { throw Refusal.pairing(.unknown) }
    if let removed = recovery.removed { await keeper.pokes.removed(device: removed) }
    var response = message(of: next)
    if recovery.takesToken {
      response.headers += cookie(for: visit.head).set(token)
    }
    return response
  }

  private func message(of sheet: RecoverySheet) -> Response {
    var lines = TextLines("pastime-sheet")
    lines.add("sheet", sheet.spelling.withoutHyphens)
    return lines.response()
  }
}

extension RecoverySheet {
  /// A new one, from the randomness of the system.
  fileprivate static func random() -> RecoverySheet {
    RecoverySheet(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }
}
