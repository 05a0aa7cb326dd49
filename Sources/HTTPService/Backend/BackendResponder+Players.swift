import Backend
import Hummingbird
import Sync

extension BackendResponder {
  /// `GET /v1/house`: the public information about the server.
  func backend(_ call: BackendCall) -> Response {
    var lines = TextLines("pastime-house")
    lines.add("address", "\(address(of: call.head))")
    lines.add("invited", server.configuration.words == nil ? "no" : "yes")
    let isGuest = call.caller?.isGuest ?? false
    lines.add("member", call.caller == nil || isGuest ? "no" : "yes")
    if isGuest { lines.add("guest", "yes") }
    if server.configuration.dealer != nil { lines.add("deals", "yes") }
    if let sentence = server.configuration.sentence { lines.add("sentence", sentence) }
    return lines.response()
  }

  /// `POST /v1/players`: creates a player, whose first device is the sender. A device that already has a player keeps
  /// it, and a guest becomes a permanent player.
  func makePlayer(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-player")
    let word = try form.optionalValue("word")
    try form.finish()
    if let caller = call.caller, !caller.isGuest {
      return TextLines("pastime-player").response()
    }
    try await checkWord(word, from: call.address)
    try server.limits.countPlayer(from: call.address, at: server.clock.steady())
    let cookie = self.cookie(for: call.head)
    var response = TextLines("pastime-player").response(.created)
    let now = server.now()
    if let guest = call.caller, let token = cookie.token(in: call.head) {
      guard try await server.write({ try $0.keep(guest: guest.player, at: now) }) else {
        throw Refusal.unknownCaller
      }
      response.headers += cookie.set(token)
      return response
    }
    let (token, player) = (Secret(), PlayerID.random())
    try await server.write {
      try $0.add(
        player, generation: .random(), device: call.deviceName, token: token.digest, at: now)
    }
    response.headers += cookie.set(token)
    return response
  }

  /// Checks the invitation word, if a new player needs one.
  private func checkWord(_ word: String?, from address: ClientAddress) async throws {
    guard let words = server.configuration.words else { return }
    guard let word else { throw Refusal.wrongWord }
    let isRight = try await server.limits.guess(
      .word, from: address, at: server.clock.steady()
    ) {
      try await server.work { _ in words.contain(word) } ? true : nil
    }
    guard isRight != nil else { throw Refusal.wrongWord }
  }

  /// `GET /v1/player`: the device that sends the request, and how much data its player has stored.
  func player(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    let use = try await server.work { try $0.use(of: member.player) }
    var lines = TextLines("pastime-player")
    lines.add("device", "\(member.device)")
    lines.add("bytes", "\(use.bytes)")
    lines.add("room", "\(use.room)")
    return lines.response()
  }
}

extension PlayerID {
  /// A new ID, from the randomness of the system.
  static func random() -> PlayerID {
    PlayerID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }
}

extension Generation {
  /// A new generation, from the randomness of the system.
  static func random() -> Generation { Generation(bits: .random(in: .min ... .max)) }
}
