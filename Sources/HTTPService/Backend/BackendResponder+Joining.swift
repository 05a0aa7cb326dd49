import Backend
import Hummingbird
import Library
import Sync

/// The part of a pairing on the new device.
extension BackendResponder {
  /// `POST /v1/join`: a device sends the code.
  func join(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-join")
    let code = PairingCode(spelled: Array(try form.value("code").utf8))
    let games = try form.value("games")
    try form.finish()
    guard let code, let count = Int(games), count >= 0, "\(count)" == games else {
      throw Refusal.malformed
    }
    server.joins.begin(call.caller, at: server.clock.steady())
    let (ticket, now) = (Secret(), server.now())
    let claim = Pairing.Claim(
      ticket: ticket.digest, label: call.deviceName, games: count,
      number: .random(in: Pairing.Claim.numbers))
    var refusal = PairingError.unknown
    let said: Void? = try await server.limits.guess(
      .code, from: call.address, at: server.clock.steady()
    ) {
      switch try await server.write({ try $0.claim(code, claim, at: now) }) {
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

  /// `POST /v1/join/outcome`: whether the device has joined. If so, it gets its token.
  func outcome(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-outcome")
    let ticket = Secret(text: try form.value("ticket"))
    try form.finish()
    guard let ticket else { throw Refusal.malformed }
    if let caller = call.caller,
      try await server.work({ try $0.hasJoined(caller, with: ticket.digest) })
    {
      // The device has its cookie from an earlier answer that it did not read to the end.
      return outcome("joined")
    }
    let (token, now) = (Secret(), server.now())
    // A device that waits, or that invents tickets, takes up no place in the write queue.
    let found = try await server.work { try $0.outcome(for: ticket.digest, at: now) }.orRefuse()
    if found == .waiting { return outcome("waiting") }
    let hasJoined = try await server.write {
      try $0.join(with: ticket.digest, token: token.digest, at: now)
    }.orRefuse()
    var response = outcome(hasJoined ? "joined" : "waiting")
    if hasJoined { response.headers += cookie(for: call.head).set(token) }
    return response
  }

  private func outcome(_ word: String) -> Response {
    var lines = TextLines("pastime-outcome")
    lines.add(word)
    return lines.response()
  }
}
