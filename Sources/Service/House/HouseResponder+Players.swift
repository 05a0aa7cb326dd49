import House
import Hummingbird
import Sync

extension HouseResponder {
  /// `GET /v1/house`: what anybody may know of it.
  func house(_ visit: HouseVisit) -> Response {
    var lines = TextLines("pastime-house")
    lines.add("address", "\(address(of: visit.head))")
    lines.add("invited", keeper.configuration.words == nil ? "no" : "yes")
    let isGuest = visit.caller?.isGuest ?? false
    lines.add("member", visit.caller == nil || isGuest ? "no" : "yes")
    if isGuest { lines.add("guest", "yes") }
    if keeper.configuration.dealer != nil { lines.add("deals", "yes") }
    if let sentence = keeper.configuration.sentence { lines.add("sentence", sentence) }
    return lines.response()
  }

  /// `POST /v1/players`: makes a player, whose first device is the one that asks. A device that has a player
  /// keeps it, and a guest stays from then on.
  func makePlayer(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-player")
    let word = try form.optionalValue("word")
    try form.finish()
    if let caller = visit.caller, !caller.isGuest {
      return TextLines("pastime-player").response()
    }
    try await checkWord(word, from: visit.address)
    try keeper.limits.countPlayer(from: visit.address, at: keeper.clock.steady())
    let cookie = self.cookie(for: visit.head)
    var response = TextLines("pastime-player").response(.created)
    let now = keeper.now()
    if let guest = visit.caller, let token = cookie.token(in: visit.head) {
      guard try await keeper.write({ try $0.keep(guest: guest.player, at: now) }) else {
        throw Refusal.unknownCaller
      }
      response.headers += cookie.set(token)
      return response
    }
    let (token, player) = (Secret(), PlayerID.random())
    try await keeper.write {
      try $0.add(
        player, epoch: .random(), device: visit.deviceName, token: token.digest, at: now)
    }
    response.headers += cookie.set(token)
    return response
  }

  /// Makes sure that somebody knows a house word, where one is needed to begin.
  private func checkWord(_ word: String?, from address: ClientAddress) async throws {
    guard let words = keeper.configuration.words else { return }
    guard let word else { throw Refusal.wrongWord }
    let isRight = try await keeper.limits.guess(
      .word, from: address, at: keeper.clock.steady()
    ) {
      try await keeper.work { _ in words.contain(word) } ? true : nil
    }
    guard isRight != nil else { throw Refusal.wrongWord }
  }

  /// `GET /v1/player`: the device that asks, and how much its player keeps.
  func player(_ visit: HouseVisit) async throws -> Response {
    let member = try visit.member
    let use = try await keeper.work { try $0.use(of: member.player) }
    var lines = TextLines("pastime-player")
    lines.add("device", "\(member.device)")
    lines.add("bytes", "\(use.bytes)")
    lines.add("room", "\(use.room)")
    return lines.response()
  }
}

extension PlayerID {
  /// A new one, from the randomness of the system.
  static func random() -> PlayerID {
    PlayerID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }
}

extension Epoch {
  /// A new one, from the randomness of the system.
  static func random() -> Epoch { Epoch(bits: .random(in: .min ... .max)) }
}
