import Games
import Library
import Sync

/// How a new device joins a player by a code: the same for every kind of database.
extension BackendStore {
  /// Offers a code that a member shows. A code that the player showed before becomes invalid.
  public func offer(
    _ code: PairingCode, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      if try hasAllDevices(player, transaction) { return .failure(.tooManyDevices) }
      try transaction.removePairing(of: player)
      try transaction.removePairings(overAt: now)
      let pairing = Pairing(of: player, end: now + Pairing.lifetime)
      try transaction.insert(KeptPairing(pairing: pairing, code: code.digest))
      return .success(())
    }
  }

  /// Withdraws the code that the member shows.
  public func withdrawCode(of player: PlayerID) throws(StoreError) {
    try transaction { transaction in
      guard try transaction.lock(player) else { return }
      try transaction.removePairing(of: player)
    }
  }

  /// Records that a new device sent a code.
  public func claim(
    _ code: PairingCode, _ claim: Pairing.Claim, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingError> {
    try change(.code(code.digest)) { pairing throws(PairingError) in
      try pairing.claim(claim, at: now)
    }
  }

  /// The code that a player shows, and the device that sent it; nil if there is none.
  public func pairing(of player: PlayerID) throws(StoreError) -> Pairing? {
    try look { try $0.pairing(.player(player))?.pairing }
  }

  /// Records whether the member lets the device with this number join.
  public func decide(
    _ isAllowed: Bool, number: Int, of player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<Void, PairingError> {
    try change(.player(player)) { pairing throws(PairingError) in
      try pairing.decide(isAllowed, number: number, at: now)
    }
  }

  /// The outcome for a device that sent a code. It changes nothing: a waiting device asks again and again, and must
  /// not hold up transactions that write.
  public func outcome(
    for ticket: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Pairing.Outcome, PairingError> {
    outcome(of: try look { try $0.pairing(.ticket(ticket)) }, for: ticket, at: now)
  }

  /// The new device asks for the outcome. If it may join, it joins, and the code is used up. A device that did not
  /// receive that answer can ask again until it has used its token.
  /// - Parameter token: the digest of the new token of the device.
  /// - Returns: whether it is a device of the player now; false while the member is asked.
  public func join(
    with ticket: SecretDigest, token: SecretDigest, at now: WallTime
  ) throws(StoreError) -> Result<Bool, PairingError> {
    try transaction { transaction in
      let found = try lockedPairing(.ticket(ticket), transaction)
      switch outcome(of: found, for: ticket, at: now) {
      case .failure(let refusal): return .failure(refusal)
      case .success(.waiting): return .success(false)
      case .success(.joined(let device)):
        let isReplaced = try transaction.replaceToken(of: device, by: token)
        return isReplaced ? .success(true) : .failure(.used)
      case .success(.allowed(let claim)):
        guard var found else { return .failure(.unknown) }
        let player = found.pairing.player
        if try hasAllDevices(player, transaction) { return .failure(.tooManyDevices) }
        let device = try transaction.insert(
          NewDevice(of: player, claim.label, token: token, at: now, hasCome: false))
        found.pairing.finish(as: device)
        // If the code is gone, the whole transaction is undone: the error undoes the device too.
        guard try transaction.update(found) else { throw StoreError.unavailable }
        return .success(true)
      }
    }
  }

  /// Whether a device joined with this ticket. If so, it has its token, even if it did not receive the answer.
  public func hasJoined(_ caller: Caller, with ticket: SecretDigest) throws(StoreError) -> Bool {
    try look { transaction in
      guard case .joined(_, let device) = try transaction.pairing(.ticket(ticket))?.pairing.state
      else { return false }
      return device == caller.device
    }
  }

  /// Whether a player has the maximum number of devices. The answer holds while the player is locked.
  private func hasAllDevices(
    _ player: PlayerID, _ transaction: some BackendTransaction
  ) throws -> Bool {
    try transaction.deviceCount(of: player) >= mostDevices
  }

  private func outcome(
    of found: KeptPairing?, for ticket: SecretDigest, at now: WallTime
  ) -> Result<Pairing.Outcome, PairingError> {
    guard let found else { return .failure(.unknown) }
    return Result { () throws(PairingError) in
      try found.pairing.outcome(for: ticket, at: now)
    }
  }

  func change(
    _ key: PairingKey, _ work: (inout Pairing) throws(PairingError) -> Void
  ) throws(StoreError) -> Result<Void, PairingError> {
    try transaction { transaction in
      guard var found = try lockedPairing(key, transaction) else { return .failure(.unknown) }
      do throws(PairingError) { try work(&found.pairing) } catch { return .failure(error) }
      return try transaction.update(found) ? .success(()) : .failure(.unknown)
    }
  }

  /// Finds a pairing and locks its player, so that the pairing does not change until the end of the transaction.
  private func lockedPairing(
    _ key: PairingKey, _ transaction: some BackendTransaction
  ) throws -> KeptPairing? {
    guard let player = try transaction.pairing(key)?.pairing.player,
      try transaction.lock(player)
    else { return nil }
    // It may have changed before the player was locked.
    return try transaction.pairing(key)
  }
}

extension PairingCode {
  /// The digest by which the server identifies the code.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
