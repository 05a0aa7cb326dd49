import Foundation
import GRDB
import Games
import Library
import Sync

extension SQLiteStore {
  /// A member shows a code. One that the player showed before is worth nothing any more.
  public func offer(
    _ code: PairingCode, of player: PlayerID, at now: WallTime
  ) throws(StoreError) {
    let pairing = Pairing(of: player, end: now + Pairing.lifetime)
    try write { database in
      try database.execute(
        sql: "DELETE FROM pairing WHERE player = ? OR end <= ?",
        arguments: [player.blob, now.count])
      try self.save(pairing, code: code.digest, in: database)
    }
  }

  /// A new device says a code.
  public func claim(
    _ code: PairingCode, _ claim: Pairing.Claim, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try change(where: "code = ?", code.digest.bytes) { pairing throws(PairingRefusal) in
      try pairing.claim(claim, at: now)
    }
  }

  /// The code that a player shows, and who said it; nil where there is none.
  public func pairing(of player: PlayerID) throws(StoreError) -> Pairing? {
    try read { database in
      try self.pairing(where: "player = ?", player.blob, in: database)?.pairing
    }
  }

  /// The member says whether the device with this number may join.
  public func decide(
    _ isAllowed: Bool, number: Int, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try change(where: "player = ?", player.blob) { pairing throws(PairingRefusal) in
      try pairing.decide(isAllowed, number: number, at: now)
    }
  }

  /// The new device asks what became of it. Where it may join it does, and the code is used up.
  /// - Parameter token: the digest of the token that is the device's from then on.
  /// - Returns: whether it is a device of the player now; not yet, while the member is asked.
  public func join(
    with ticket: SecretDigest, token: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Bool, PairingRefusal> {
    try write { database in
      guard let found = try self.pairing(where: "ticket = ?", ticket.bytes, in: database) else {
        return .failure(.unknown)
      }
      let outcome = Result { () throws(PairingRefusal) in
        try found.pairing.outcome(for: ticket, at: now)
      }
      guard case .success(let claim?) = outcome else { return outcome.map { _ in false } }
      try self.insertDevice(
        claim.label, token: token, of: found.pairing.player, at: now, in: database)
      try self.delete(found.code, in: database)
      return .success(true)
    }
  }

  // MARK: Rows of the table

  private func change(
    where condition: String, _ value: Data,
    _ work: (inout Pairing) throws(PairingRefusal) -> Void
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try write { database in
      guard var found = try self.pairing(where: condition, value, in: database) else {
        return .failure(.unknown)
      }
      do throws(PairingRefusal) { try work(&found.pairing) } catch { return .failure(error) }
      try self.delete(found.code, in: database)
      try self.save(found.pairing, code: found.code, in: database)
      return .success(())
    }
  }

  private func delete(_ code: SecretDigest, in database: Database) throws {
    try database.execute(sql: "DELETE FROM pairing WHERE code = ?", arguments: [code.bytes])
  }

  private func save(_ pairing: Pairing, code: SecretDigest, in database: Database) throws {
    let (step, claim) = pairing.state.stored
    try database.execute(
      sql: """
        INSERT INTO pairing (code, player, end, step, ticket, label, games, number)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        code.bytes, pairing.player.blob, pairing.end.count, step, claim?.ticket.bytes,
        claim?.label, claim?.games, claim?.number,
      ])
  }

  private func pairing(
    where condition: String, _ value: Data, in database: Database
  ) throws -> (pairing: Pairing, code: SecretDigest)? {
    let row = try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT code, player, end, step, ticket, label, games, number FROM pairing
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
      state: Pairing.State(step: row[3], claim: claim))
    return (pairing, SecretDigest(stored: row[0]))
  }
}

extension PairingCode {
  /// What the house knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}

extension Pairing.State {
  /// The number of the step, and who said the code.
  fileprivate var stored: (step: Int, claim: Pairing.Claim?) {
    switch self {
    case .offered: (0, nil)
    case .claimed(let claim): (1, claim)
    case .allowed(let claim): (2, claim)
    case .refused(let claim): (3, claim)
    }
  }

  fileprivate init(step: Int, claim: Pairing.Claim?) {
    switch (step, claim) {
    case (1, let claim?): self = .claimed(claim)
    case (2, let claim?): self = .allowed(claim)
    case (3, let claim?): self = .refused(claim)
    default: self = .offered
    }
  }
}
