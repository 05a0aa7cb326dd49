import Foundation
import GRDB
import Games
import Library
import Sync

extension SQLiteStore {
  /// A member shows a code. One that the player showed before is worth nothing any more.
  public func offer(
    _ code: PairingCode, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    let pairing = Pairing(of: player, end: now + Pairing.lifetime)
    return try write { database in
      guard try self.isKnown(player, in: database) else { throw StoreError.unknownPlayer }
      guard try self.deviceCount(of: player, in: database) < self.devices else {
        return .failure(.tooManyDevices)
      }
      try database.execute(
        sql: "DELETE FROM pairing WHERE player = ? OR end <= ?",
        arguments: [player.blob, now.count])
      try self.save(pairing, code: code.digest, in: database)
      return .success(())
    }
  }

  /// The member shows no code any more.
  public func withdrawCode(of player: PlayerID) throws(StoreError) {
    try write { database in
      try database.execute(sql: "DELETE FROM pairing WHERE player = ?", arguments: [player.blob])
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

  /// What became of a device that said a code, without changing anything.
  public func outcome(
    for ticket: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Pairing.Outcome, PairingRefusal> {
    try read { try self.outcome(for: ticket, at: now, in: $0) }
  }

  /// The new device asks what became of it. Where it may join it does, and the code is used up. One that
  /// did not get that answer can ask again, until it has come with its token.
  /// - Parameter token: the digest of the token that is the device's from then on.
  /// - Returns: whether it is a device of the player now; not yet, while the member is asked.
  public func join(
    with ticket: SecretDigest, token: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Bool, PairingRefusal> {
    try write { database in
      let found = try self.pairing(where: "ticket = ?", ticket.bytes, in: database)
      guard var found else { return .failure(.unknown) }
      switch try self.outcome(for: ticket, at: now, in: database) {
      case .failure(let refusal): return .failure(refusal)
      case .success(.waiting): return .success(false)
      case .success(.joined(let device)):
        let isReplaced = try self.replaceToken(of: device, by: token, in: database)
        return isReplaced ? .success(true) : .failure(.used)
      case .success(.allowed(let claim)):
        let player = found.pairing.player
        guard try self.deviceCount(of: player, in: database) < self.devices else {
          return .failure(.tooManyDevices)
        }
        let device = try self.insertDevice(
          claim.label, token: token, of: player, at: now, hasCome: false, in: database)
        found.pairing.finish(as: device)
        try self.replace(found.pairing, code: found.code, in: database)
        return .success(true)
      }
    }
  }

  /// Whether a device is the one that joined with a ticket: then it has its token, whatever it heard.
  public func hasJoined(_ caller: Caller, with ticket: SecretDigest) throws(StoreError) -> Bool {
    try read { database in
      let found = try self.pairing(where: "ticket = ?", ticket.bytes, in: database)
      guard case .joined(_, let device) = found?.pairing.state else { return false }
      return device == caller.device
    }
  }

  private func outcome(
    for ticket: SecretDigest, at now: WallTime, in database: Database
  ) throws -> Result<Pairing.Outcome, PairingRefusal> {
    guard let found = try pairing(where: "ticket = ?", ticket.bytes, in: database) else {
      return .failure(.unknown)
    }
    return Result { () throws(PairingRefusal) in
      try found.pairing.outcome(for: ticket, at: now)
    }
  }

  private func change(
    where condition: String, _ value: Data,
    _ work: (inout Pairing) throws(PairingRefusal) -> Void
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try write { database in
      guard var found = try self.pairing(where: condition, value, in: database) else {
        return .failure(.unknown)
      }
      do throws(PairingRefusal) { try work(&found.pairing) } catch { return .failure(error) }
      try self.replace(found.pairing, code: found.code, in: database)
      return .success(())
    }
  }
}
