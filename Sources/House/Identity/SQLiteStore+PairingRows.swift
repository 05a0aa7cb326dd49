import Foundation
import GRDB
import Library
import Sync

/// The rows of the table `pairing`.
extension SQLiteStore {
  func replace(_ pairing: Pairing, code: SecretDigest, in database: Database) throws {
    try database.execute(sql: "DELETE FROM pairing WHERE code = ?", arguments: [code.bytes])
    try save(pairing, code: code, in: database)
  }

  func save(_ pairing: Pairing, code: SecretDigest, in database: Database) throws {
    let (step, claim, device) = pairing.state.stored
    try database.execute(
      sql: """
        INSERT INTO pairing (code, player, end, step, ticket, label, games, number, device)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        code.bytes, pairing.player.blob, pairing.end.count, step, claim?.ticket.bytes,
        claim?.label, claim?.games, claim?.number, device,
      ])
  }

  func pairing(
    where condition: String, _ value: Data, in database: Database
  ) throws -> (pairing: Pairing, code: SecretDigest)? {
    let row = try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT code, player, end, step, ticket, label, games, number, device FROM pairing
        WHERE \(condition)
        """, arguments: [value])
    guard let row else { return nil }
    let ticket: Data? = row[4]
    let claim = ticket.map {
      Pairing.Claim(
        ticket: SecretDigest(stored: $0), label: row[5], games: row[6], number: row[7])
    }
    let pairing = Pairing(
      of: PlayerID(blob: row[1]), end: WallTime(row[2]),
      state: Pairing.State(step: row[3], claim: claim, device: row[8]))
    return (pairing, SecretDigest(stored: row[0]))
  }
}

extension PairingCode {
  /// What the house knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}

extension Pairing.State {
  /// The number of the step, who said the code, and which device that is now.
  var stored: (step: Int, claim: Pairing.Claim?, device: Int64?) {
    switch self {
    case .offered: (0, nil, nil)
    case .claimed(let claim): (1, claim, nil)
    case .allowed(let claim): (2, claim, nil)
    case .refused(let claim): (3, claim, nil)
    case .joined(let claim, let device): (4, claim, device)
    }
  }

  init(step: Int, claim: Pairing.Claim?, device: Int64?) {
    switch (step, claim, device) {
    case (1, let claim?, _): self = .claimed(claim)
    case (2, let claim?, _): self = .allowed(claim)
    case (3, let claim?, _): self = .refused(claim)
    case (4, let claim?, let device?): self = .joined(claim, device: device)
    default: self = .offered
    }
  }
}
