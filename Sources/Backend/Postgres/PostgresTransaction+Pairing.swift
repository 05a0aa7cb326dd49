import Library
import Sync

/// The rows of the table `pairing`.
extension PostgresTransaction {
  func pairing(_ key: PairingKey) throws -> KeptPairing? {
    let (code, ticket, player): (SecretDigest?, SecretDigest?, PlayerID?) =
      switch key {
      case .code(let code): (code, nil, nil)
      case .ticket(let ticket): (nil, ticket, nil)
      case .player(let player): (nil, nil, player)
      }
    // What is NULL is equal to nothing.
    return try connection.run(
      """
      SELECT code, player, ends, step, ticket, label, games, number, device FROM pairing
      WHERE code = $1 OR ticket = $2 OR player = $3
      """, .digest(code), .digest(ticket), .bytes(player?.bytes)
    ).first.map { row in
      let claim = try row.optionalDigest(4).map { ticket in
        Pairing.Claim(
          ticket: ticket, label: try row.text(5), games: Int(try row.integer(6)),
          number: Int(try row.integer(7)))
      }
      let pairing = Pairing(
        of: PlayerID(bytes: try row.bytes(1)), end: WallTime(try row.integer(2)),
        state: Pairing.State(
          step: Int(try row.integer(3)), claim: claim, device: try row.optionalInteger(8)))
      return KeptPairing(pairing: pairing, code: try row.digest(0))
    }
  }

  func insert(_ pairing: KeptPairing) throws {
    try connection.run(
      "INSERT INTO pairing (code, player, ends, step) VALUES ($1, $2, $3, $4)",
      .digest(pairing.code), .bytes(pairing.pairing.player.bytes),
      .integer(pairing.pairing.end.count), .integer(Int64(pairing.pairing.state.stored.step)))
  }

  func update(_ pairing: KeptPairing) throws -> Bool {
    let (step, claim, device) = pairing.pairing.state.stored
    return try !connection.run(
      """
      UPDATE pairing SET step = $2, ticket = $3, label = $4, games = $5, number = $6, device = $7
      WHERE code = $1 RETURNING code
      """,
      .digest(pairing.code), .integer(Int64(step)), .digest(claim?.ticket), .text(claim?.label),
      .integer(claim.map { Int64($0.games) }), .integer(claim.map { Int64($0.number) }),
      .integer(device)
    ).isEmpty
  }

  func removePairing(of player: PlayerID) throws {
    try connection.run("DELETE FROM pairing WHERE player = $1", .bytes(player.bytes))
  }

  func removePairings(overAt now: WallTime) throws {
    try connection.run(
      """
      DELETE FROM pairing WHERE code IN
        (SELECT code FROM pairing WHERE ends <= $1 FOR UPDATE SKIP LOCKED)
      """, .integer(now.count))
  }
}
