import Foundation
import Library
import Sync

/// What a pairing is found by.
enum PairingKey {
  case code(SecretDigest)
  case ticket(SecretDigest)
  case player(PlayerID)
}

/// A pairing as the database has it.
struct FoundPairing {
  var pairing: Pairing
  let code: SecretDigest
}

/// The rows of the table `pairing`.
extension PostgresStore {
  /// Finds a pairing and locks its player, so that it stays as it is until the end of the transaction.
  func findLocked(
    _ which: PairingKey, _ connection: PostgresConnection
  ) throws -> FoundPairing? {
    guard let player = try find(which, connection)?.pairing.player,
      try lock(player, connection)
    else { return nil }
    // It may have changed before the lock was there.
    return try find(which, connection)
  }

  func find(_ which: PairingKey, _ connection: PostgresConnection) throws -> FoundPairing? {
    let (code, ticket, player): (SecretDigest?, SecretDigest?, PlayerID?) =
      switch which {
      case .code(let code): (code, nil, nil)
      case .ticket(let ticket): (nil, ticket, nil)
      case .player(let player): (nil, nil, player)
      }
    // What is NULL is equal to nothing.
    return try connection.run(
      """
      SELECT code, player, ends, step, ticket, label, games, number, device FROM pairing
      WHERE code = $1 OR ticket = $2 OR player = $3
      """,
      .bytes(code.map { [UInt8]($0.bytes) }), .bytes(ticket.map { [UInt8]($0.bytes) }),
      .bytes(player?.bytes)
    ).first.map(pairing)
  }

  /// Keeps a code that nobody has said yet. One that another player shows is refused.
  func insert(
    _ pairing: Pairing, code: SecretDigest, _ connection: PostgresConnection
  ) throws {
    try connection.run(
      "INSERT INTO pairing (code, player, ends, step) VALUES ($1, $2, $3, $4)",
      .bytes([UInt8](code.bytes)), .bytes(pairing.player.bytes), .integer(pairing.end.count),
      .integer(Int64(pairing.state.stored.step)))
  }

  /// Keeps how far a pairing has come.
  /// - Returns: whether it is still there; one that was taken back does not come back.
  func update(_ found: FoundPairing, _ connection: PostgresConnection) throws -> Bool {
    let (step, claim, device) = found.pairing.state.stored
    return try !connection.run(
      """
      UPDATE pairing SET step = $2, ticket = $3, label = $4, games = $5, number = $6, device = $7
      WHERE code = $1 RETURNING code
      """,
      .bytes([UInt8](found.code.bytes)), .integer(Int64(step)),
      .bytes(claim.map { [UInt8]($0.ticket.bytes) }), .text(claim?.label),
      .integer(claim.map { Int64($0.games) }), .integer(claim.map { Int64($0.number) }),
      .integer(device)
    ).isEmpty
  }

  private func pairing(_ row: PostgresRow) throws -> FoundPairing {
    let claim = try row.optionalBytes(4).map { ticket in
      Pairing.Claim(
        ticket: SecretDigest(stored: Data(ticket)), label: try row.text(5),
        games: Int(try row.integer(6)), number: Int(try row.integer(7)))
    }
    let pairing = Pairing(
      of: PlayerID(bytes: try row.bytes(1)), end: WallTime(try row.integer(2)),
      state: Pairing.State(
        step: Int(try row.integer(3)), claim: claim, device: try row.optionalInteger(8)))
    return FoundPairing(pairing: pairing, code: SecretDigest(stored: Data(try row.bytes(0))))
  }
}
