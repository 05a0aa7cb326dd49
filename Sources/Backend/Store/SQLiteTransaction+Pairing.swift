import Foundation
import GRDB
import Library
import Sync

/// The rows of the table `pairing`.
extension SQLiteTransaction {
  func pairing(_ key: PairingKey) throws -> KeptPairing? {
    let (condition, value) =
      switch key {
      case .code(let code): ("code = ?", code.bytes)
      case .ticket(let ticket): ("ticket = ?", ticket.bytes)
      case .player(let player): ("player = ?", player.blob)
      }
    return try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT code, player, end, step, ticket, label, games, number, device FROM pairing
        WHERE \(condition)
        """, arguments: [value]
    ).map { row in
      let claim = (row[4] as Data?).map {
        Pairing.Claim(
          ticket: SecretDigest(stored: $0), label: row[5], games: row[6], number: row[7])
      }
      let pairing = Pairing(
        of: PlayerID(blob: row[1]), end: WallTime(row[2]),
        state: Pairing.State(step: row[3], claim: claim, device: row[8]))
      return KeptPairing(pairing: pairing, code: SecretDigest(stored: row[0]))
    }
  }

  func insert(_ pairing: KeptPairing) throws {
    try database.execute(
      sql: "INSERT INTO pairing (code, player, end, step) VALUES (?, ?, ?, ?)",
      arguments: [
        pairing.code.bytes, pairing.pairing.player.blob, pairing.pairing.end.count,
        pairing.pairing.state.stored.step,
      ])
  }

  func update(_ pairing: KeptPairing) throws -> Bool {
    let (step, claim, device) = pairing.pairing.state.stored
    try database.execute(
      sql: """
        UPDATE pairing SET step = ?, ticket = ?, label = ?, games = ?, number = ?, device = ?
        WHERE code = ?
        """,
      arguments: [
        step, claim?.ticket.bytes, claim?.label, claim?.games, claim?.number, device,
        pairing.code.bytes,
      ])
    return database.changesCount > 0
  }

  func removePairing(of player: PlayerID) throws {
    try database.execute(sql: "DELETE FROM pairing WHERE player = ?", arguments: [player.blob])
  }

  func removePairings(overAt now: WallTime) throws {
    try database.execute(sql: "DELETE FROM pairing WHERE end <= ?", arguments: [now.count])
  }
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
