import Games
import Backend
import Hummingbird
import Library
import Sync

/// The member's part of a pairing.
extension BackendResponder {
  /// `POST /v1/pairing`: the member shows a code.
  func offerCode(_ call: BackendCall) async throws -> Response {
    let (member, now) = (try call.member, server.now())
    let code = PairingCode(bits: .random(in: .min ... .max))
    try await server.write { try $0.offer(code, of: member.player, at: now) }.orRefuse()
    var lines = TextLines("pastime-pairing")
    let signs = code.spelling.withoutHyphens
    lines.add("code", signs)
    lines.add("end", "\((now + Pairing.lifetime).count)")
    if let picture = CodePicture(of: "\(address(of: call.head))/#/pair/\(signs)") {
      lines.add("view", picture.viewBox)
      lines.add("outline", picture.outline)
    }
    return lines.response()
  }

  /// `GET /v1/pairing`: how far it has come.
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

  /// `POST /v1/pairing/decision`: the member allows the device that said the code, or refuses it.
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

  /// `DELETE /v1/pairing`: the member shows the code no longer.
  func withdrawCode(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    try await server.write { try $0.withdrawCode(of: member.player) }
    return .done
  }
}

extension Result where Failure == PairingError {
  /// What came of it.
  func orRefuse() throws(Refusal) -> Success {
    do throws(PairingError) { return try get() } catch { throw .pairing(error) }
  }
}

extension PairingError {
  /// What the page reads.
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
  /// The signs of a code or a recovery key alone. The page groups them as it shows them.
  var withoutHyphens: String {
    String(decoding: filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}
