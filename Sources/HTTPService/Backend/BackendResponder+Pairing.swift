import Backend
import Games
import Hummingbird
import Library
import Sync

/// The part of a pairing on a device that the player already has.
extension BackendResponder {
  /// `POST /v1/pairing`: creates a code, which the device shows.
  func offerCode(_ call: BackendCall) async throws -> Response {
    let (member, now) = (try call.member, server.now())
    let code = PairingCode(bits: .random(in: .min ... .max))
    try await server.write { try $0.offer(code, of: member.player, at: now) }.orRefuse()
    var lines = TextLines("pastime-pairing")
    let characters = code.spelling.withoutHyphens
    lines.add("code", characters)
    lines.add("end", "\((now + Pairing.lifetime).count)")
    if let picture = CodePicture(of: "\(address(of: call.head))/#/pair/\(characters)") {
      lines.add("view", picture.viewBox)
      lines.add("outline", picture.outline)
    }
    return lines.response()
  }

  /// `GET /v1/pairing`: the state of the pairing.
  func pairing(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    let pairing = try await server.work { try $0.pairing(of: member.player) }
    var lines = TextLines("pastime-pairing")
    lines.add(pairing.map { standing(of: $0) } ?? "none")
    return lines.response()
  }

  private func standing(of pairing: Pairing) -> String {
    if server.now() >= pairing.end { return "none" }
    return switch pairing.state {
    case .offered: "offered \(pairing.end.count)"
    case .claimed(let claim): "claimed \(claim.number) \(claim.games) \(claim.label)"
    case .allowed: "allowed"
    case .refused: "refused"
    case .joined: "joined"
    }
  }

  /// `POST /v1/pairing/decision`: the player allows or refuses the device that sent the code.
  func decide(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-decision")
    let allowed = try form.optionalValue("allow")
    let text = try allowed ?? form.value("refuse")
    try form.finish()
    guard let number = Int(text), "\(number)" == text else { throw Refusal.malformed }
    let (member, now) = (try call.member, server.now())
    try await server.write {
      try $0.decide(allowed != nil, number: number, of: member.player, at: now)
    }.orRefuse()
    return .done
  }

  /// `DELETE /v1/pairing`: withdraws the code.
  func withdrawCode(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    try await server.write { try $0.withdrawCode(of: member.player) }
    return .done
  }
}

extension Result where Failure == PairingError {
  /// The result, or a refusal.
  func orRefuse() throws(Refusal) -> Success {
    do throws(PairingError) { return try get() } catch { throw .pairing(error) }
  }
}

extension PairingError {
  /// The keyword for the page.
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .over: "over"
    case .used: "used"
    case .otherDevice: "other-device"
    case .refused: "refused"
    case .tooManyDevices: "too-many-devices"
    }
  }
}

extension [UInt8] {
  /// The characters of a code or a recovery key, without hyphens. The page groups them for display.
  var withoutHyphens: String {
    String(decoding: filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}
