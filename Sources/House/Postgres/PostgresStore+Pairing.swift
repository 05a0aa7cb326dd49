import Games
import Library
import Sync

extension PostgresStore {
  /// A member shows a code. One that the player showed before is worth nothing any more.
  public func offer(
    _ code: PairingCode, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    let pairing = Pairing(of: player, end: now + Pairing.lifetime)
    return try write { connection in
      guard try lock(player, connection) else { throw StoreError.unknownPlayer }
      if try hasAllDevices(player, connection) { return .failure(.tooManyDevices) }
      try connection.run("DELETE FROM pairing WHERE player = $1", .bytes(player.bytes))
      // One that another house works with now is left to the next time.
      try connection.run(
        """
        DELETE FROM pairing WHERE code IN
          (SELECT code FROM pairing WHERE ends <= $1 FOR UPDATE SKIP LOCKED)
        """, .integer(now.count))
      try insert(pairing, code: code.digest, connection)
      return .success(())
    }
  }

  /// The member shows no code any more.
  public func withdrawCode(of player: PlayerID) throws(StoreError) {
    try write { connection in
      guard try lock(player, connection) else { return }
      try connection.run("DELETE FROM pairing WHERE player = $1", .bytes(player.bytes))
    }
  }

  /// A new device says a code.
  public func claim(
    _ code: PairingCode, _ claim: Pairing.Claim, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try change(.code(code.digest)) { pairing throws(PairingRefusal) in
      try pairing.claim(claim, at: now)
    }
  }

  /// The code that a player shows, and who said it; nil where there is none.
  public func pairing(of player: PlayerID) throws(StoreError) -> Pairing? {
    try read { try find(.player(player), $0)?.pairing }
  }

  /// The member says whether the device with this number may join.
  public func decide(
    _ isAllowed: Bool, number: Int, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try change(.player(player)) { pairing throws(PairingRefusal) in
      try pairing.decide(isAllowed, number: number, at: now)
    }
  }

  /// What became of a device that said a code, without changing anything.
  public func outcome(
    for ticket: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Pairing.Outcome, PairingRefusal> {
    outcome(of: try read { try find(.ticket(ticket), $0) }, for: ticket, at: now)
  }

  /// The new device asks what became of it. Where it may join it does, and the code is used up. One that
  /// did not get that answer can ask again, until it has come with its token.
  /// - Parameter token: the digest of the token that is the device's from then on.
  /// - Returns: whether it is a device of the player now; not yet, while the member is asked.
  public func join(
    with ticket: SecretDigest, token: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Bool, PairingRefusal> {
    try write { connection in
      let found = try findLocked(.ticket(ticket), connection)
      switch outcome(of: found, for: ticket, at: now) {
      case .failure(let refusal): return .failure(refusal)
      case .success(.waiting): return .success(false)
      case .success(.joined(let device)):
        let isReplaced = try replaceToken(of: device, by: token, connection)
        return isReplaced ? .success(true) : .failure(.used)
      case .success(.allowed(let claim)):
        guard var found else { return .failure(.unknown) }
        let player = found.pairing.player
        if try hasAllDevices(player, connection) { return .failure(.tooManyDevices) }
        let device = try insertDevice(
          claim.label, token: token, of: player, at: now, hasCome: false, connection)
        found.pairing.finish(as: device)
        // Nothing of this is kept where the code is gone: an error undoes the device too.
        guard try update(found, connection) else { throw StoreError.unavailable }
        return .success(true)
      }
    }
  }

  /// Whether a device is the one that joined with a ticket: then it has its token, whatever it heard.
  public func hasJoined(_ caller: Caller, with ticket: SecretDigest) throws(StoreError) -> Bool {
    try read { connection in
      guard case .joined(_, let device) = try find(.ticket(ticket), connection)?.pairing.state
      else { return false }
      return device == caller.device
    }
  }

  private func outcome(
    of found: FoundPairing?, for ticket: SecretDigest, at now: WallTime
  ) -> Result<Pairing.Outcome, PairingRefusal> {
    guard let found else { return .failure(.unknown) }
    return Result { () throws(PairingRefusal) in
      try found.pairing.outcome(for: ticket, at: now)
    }
  }

  func change(
    _ which: PairingKey, _ work: (inout Pairing) throws(PairingRefusal) -> Void
  ) throws(StoreError) -> Result<Void, PairingRefusal> {
    try write { connection in
      guard var found = try findLocked(which, connection) else { return .failure(.unknown) }
      do throws(PairingRefusal) { try work(&found.pairing) } catch { return .failure(error) }
      return try update(found, connection) ? .success(()) : .failure(.unknown)
    }
  }
}
