import Circles
import Library
import Sync

/// How circles are made, joined, left and closed: the same in every kind of database.
extension BackendStore {
  /// Makes a circle, whose owner is its first member.
  public func make(
    _ circle: CircleID, title: CircleName, by player: PlayerID, name: CircleName, avatar: Avatar,
    at now: WallTime
  ) throws(StoreError) -> Result<Void, CircleError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      if try hasAllCircles(player, transaction) { return .failure(.tooManyCircles) }
      try transaction.insert(circle, title: title, at: now)
      let first = KeptMember(
        number: 1, player: player, name: name.text, normalizedName: name.normalizedName,
        avatar: avatar, since: now)
      try transaction.insert(first, of: circle)
      return .success(())
    }
  }

  /// The circles that a player is in, the one that was joined first first.
  public func circles(of player: PlayerID) throws(StoreError) -> [ListedCircle] {
    try look { try $0.listedCircles(of: player) }
  }

  /// A circle as a player sees it; nil where there is none, or the player is not in it.
  public func circle(_ id: CircleID, for player: PlayerID) throws(StoreError) -> Circle? {
    try look { try $0.circle(id)?.seen(by: player) }
  }

  /// Lets whoever has a code into a circle. The code before is worth nothing any more.
  public func invite(
    by code: InviteCode, to circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.save(code.digest, of: circle)
      return .success(())
    }
  }

  /// Nobody gets in by a code any more.
  public func closeInvite(
    to circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.removeInvite(of: circle)
      return .success(())
    }
  }

  /// Somebody joins by a code. Who is in the circle already stays as they are: they may not have heard the
  /// answer.
  public func join(
    by code: InviteCode, _ player: PlayerID, name: CircleName, avatar: Avatar, at now: WallTime
  ) throws(StoreError) -> Result<CircleID, CircleError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      guard let id = try transaction.circle(invitedBy: code.digest), try transaction.lock(id),
        // It may have been closed before the lock was there.
        try transaction.circle(invitedBy: code.digest) == id,
        let circle = try transaction.circle(id)
      else { return .failure(.unknownInvite) }
      if circle.member(player) != nil { return .success(id) }
      guard circle.members.count < CircleLimits.members else { return .failure(.full) }
      if circle.members.contains(where: { name.isLike($0.name) }) {
        return .failure(.nameTaken)
      }
      if try hasAllCircles(player, transaction) { return .failure(.tooManyCircles) }
      let member = KeptMember(
        number: circle.lastNumber + 1, player: player, name: name.text,
        normalizedName: name.normalizedName,
        avatar: avatar, since: now)
      try transaction.insert(member, of: id)
      return .success(id)
    }
  }

  /// Removes a member: oneself at any time, and the owner everybody. With whoever the owner removes the code
  /// goes by which they could come back. With the last member the circle ends.
  public func remove(
    _ number: Int64, from circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard kept.members.contains(where: { $0.number == number }) else {
        return .failure(.unknown)
      }
      if number != own.number {
        guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
        try transaction.removeInvite(of: circle)
      }
      try transaction.remove(number, from: kept)
      return .success(())
    }
  }

  /// Ends a circle for everybody.
  public func close(
    _ circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.remove(circle)
      return .success(())
    }
  }

  /// Whether a player is in as many circles as one may be. Behind the lock of the player it stays so.
  private func hasAllCircles(
    _ player: PlayerID, _ transaction: some BackendTransaction
  ) throws -> Bool {
    try transaction.circles(of: player).count >= CircleLimits.circles
  }

  /// Works behind the lock of a circle, as a member of it.
  private func change(
    _ circle: CircleID, as player: PlayerID,
    _ work: (any BackendTransaction, KeptCircle, KeptMember) throws -> Result<Void, CircleError>
  ) throws(StoreError) -> Result<Void, CircleError> {
    try transaction { transaction in
      guard try transaction.lock(circle), let kept = try transaction.circle(circle),
        let own = kept.member(player)
      else { return .failure(.unknown) }
      return try work(transaction, kept, own)
    }
  }
}

extension CircleTransaction {
  /// Takes a player who is erased, and is locked, out of all circles.
  func leaveCircles(_ player: PlayerID) throws {
    for id in try circles(of: player) {
      guard try lock(id), let circle = try circle(id), let own = circle.member(player) else {
        continue
      }
      try remove(own.number, from: circle)
    }
  }

  /// Removes a member from a circle that is locked, and the circle with the last one.
  fileprivate func remove(_ number: Int64, from circle: KeptCircle) throws {
    if circle.members.count == 1 {
      try remove(circle.id)
    } else {
      try removeMember(number, of: circle.id)
    }
  }
}

extension InviteCode {
  /// What the server knows it by.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
