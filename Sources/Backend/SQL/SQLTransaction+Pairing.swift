import Library
import Sync

/// The rows of the table `pairing`.
extension SQLTransaction {
  func pairing(_ key: PairingKey) throws -> KeptPairing? {
    let (code, ticket, player): (SecretDigest?, SecretDigest?, PlayerID?) =
      switch key {
      case .code(let code): (code, nil, nil)
      case .ticket(let ticket): (nil, ticket, nil)
      case .player(let player): (nil, nil, player)
      }
    // NULL is equal to nothing.
    return try connection.run(
      """
      SELECT code, player, ends, step, ticket, label, games, number, device FROM pairing
      WHERE code = $1 OR ticket = $2 OR player = $3
      """, .digest(code), .digest(ticket), .player(player)
    ).first.map { row in
      let claim = try row.optionalDigest("ticket").map { ticket in
        Pairing.Claim(
          ticket: ticket, label: try row.text("label"), games: try row.count("games"),
          number: try row.count("number"))
      }
      let state = Pairing.State(
        step: try row.count("step"), claim: claim, device: try row.optionalInteger("device"))
      return KeptPairing(
        pairing: Pairing(of: try row.player("player"), end: try row.time("ends"), state: state),
        code: try row.digest("code"))
    }
  }

  func insert(_ pairing: KeptPairing) throws {
    try connection.run(
      "INSERT INTO pairing (code, player, ends, step) VALUES ($1, $2, $3, $4)",
      .digest(pairing.code), .player(pairing.pairing.player), .time(pairing.pairing.end),
      .count(pairing.pairing.state.stored.step))
  }

  func update(_ pairing: KeptPairing) throws -> Bool {
    let (step, claim, device) = pairing.pairing.state.stored
    return try !connection.run(
      """
      UPDATE pairing SET step = $2, ticket = $3, label = $4, games = $5, number = $6, device = $7
      WHERE code = $1 RETURNING code
      """,
      .digest(pairing.code), .count(step), .digest(claim?.ticket), .text(claim?.label),
      .count(claim?.games), .count(claim?.number), .integer(device)
    ).isEmpty
  }

  func removePairing(of player: PlayerID) throws {
    try connection.run("DELETE FROM pairing WHERE player = $1", .player(player))
  }

  func removePairings(overAt now: WallTime) throws {
    try connection.run(
      sqlite: "DELETE FROM pairing WHERE ends <= $1",
      postgres: """
        DELETE FROM pairing WHERE code IN
          (SELECT code FROM pairing WHERE ends <= $1 FOR UPDATE SKIP LOCKED)
        """, .time(now))
  }
}

extension Pairing.State {
  /// The number of the step, the device that sent the code, and the number of that device once it has joined.
  fileprivate var stored: (step: Int, claim: Pairing.Claim?, device: Int64?) {
    switch self {
    case .offered: (0, nil, nil)
    case .claimed(let claim): (1, claim, nil)
    case .allowed(let claim): (2, claim, nil)
    case .refused(let claim): (3, claim, nil)
    case .joined(let claim, let device): (4, claim, device)
    }
  }

  fileprivate init(step: Int, claim: Pairing.Claim?, device: Int64?) {
    switch (step, claim, device) {
    case (1, let claim?, _): self = .claimed(claim)
    case (2, let claim?, _): self = .allowed(claim)
    case (3, let claim?, _): self = .refused(claim)
    case (4, let claim?, let device?): self = .joined(claim, device: device)
    default: self = .offered
    }
  }
}
