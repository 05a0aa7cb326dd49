import House
import Hummingbird
import Library
import Sync

/// The new device's part of a pairing.
extension HouseResponder {
  /// `POST /v1/join`: a device says the code.
  func join(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-join")
    let code = PairingCode(spelled: Array(try form.value("code").utf8))
    let games = try form.value("games")
    try form.finish()
    guard let code, let count = Int(games), count >= 0, "\(count)" == games else {
      throw Refusal.malformed
    }
    keeper.joins.begin(visit.caller, at: keeper.clock.steady())
    let (ticket, now) = (Secret(), keeper.now())
    let claim = Pairing.Claim(
      ticket: ticket.digest, label: visit.deviceName, games: count,
      number: .random(in: Pairing.Claim.numbers))
    var refusal = PairingRefusal.unknown
    let said: Void? = try await keeper.limits.guess(
      .code, from: visit.address, at: keeper.clock.steady()
    ) {
      switch try await keeper.write({ try $0.claim(code, claim, at: now) }) {
      case .success: return ()
      case .failure(let reason):
        refusal = reason
        return nil
      }
    }
    guard said != nil else { throw Refusal.pairing(refusal) }
    var lines = TextLines("pastime-join")
    lines.add("ticket", ticket.text)
    lines.add("number", "\(claim.number)")
    return lines.response()
  }

  /// `POST /v1/join/outcome`: whether the device has joined. Then it has its token.
  func outcome(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-outcome")
    let ticket = Secret(text: try form.value("ticket"))
    try form.finish()
    guard let ticket else { throw Refusal.malformed }
    if let caller = visit.caller,
      try await keeper.work({ try $0.hasJoined(caller, with: ticket.digest) })
    {
      // It has its cookie from an answer that it did not read to the end.
      return outcome("joined")
    }
    let (token, now) = (Secret(), keeper.now())
    // Who waits, and who invents tickets, takes no place among those who store.
    let found = try await keeper.work { try $0.outcome(for: ticket.digest, at: now) }.orRefuse()
    if found == .waiting { return outcome("waiting") }
    let hasJoined = try await keeper.write {
      try $0.join(with: ticket.digest, token: token.digest, at: now)
    }.orRefuse()
    var response = outcome(hasJoined ? "joined" : "waiting")
    if hasJoined { response.headers += cookie(for: visit.head).set(token) }
    return response
  }

  private func outcome(_ word: String) -> Response {
    var lines = TextLines("pastime-outcome")
    lines.add(word)
    return lines.response()
  }
}
