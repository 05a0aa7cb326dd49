import Circles
import Library
import Sync

/// How players make, join, leave and close circles: the same for every kind of database.
extension BackendStore {
  /// Makes a circle. Its owner is its first member.
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

  /// The circles of a player, in the order in which the player joined them.
  public func circles(of player: PlayerID) throws(StoreError) -> [ListedCircle] {
    try look { try $0.listedCircles(of: player) }
  }

  /// A circle as a player sees it; nil if it does not exist or the player is not in it.
  public func circle(_ id: CircleID, for player: PlayerID) throws(StoreError) -> Circle? {
    try look { try $0.circle(id)?.seen(by: player) }
  }

  /// Sets the code by which others can join a circle. The code before it becomes invalid.
  public func invite(
    by code: InviteCode, to circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.save(code.digest, of: circle)
      return .success(())
    }
  }

  /// Removes the code by which others can join.
  public func closeInvite(
    to circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.removeInvite(of: circle)
      return .success(())
    }
  }

  /// Joins by a code. A player who is in the circle already stays unchanged: they may not have received the answer.
  public func join(
    by code: InviteCode, _ player: PlayerID, name: CircleName, avatar: Avatar, at now: WallTime
  ) throws(StoreError) -> Result<CircleID, CircleError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      guard let id = try transaction.circle(invitedBy: code.digest), try transaction.lock(id),
        // The code may have been removed before the circle was locked.
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

  /// Removes a member: members can remove themselves at any time, and the owner can remove anyone. When the owner
  /// removes someone else, the code is removed too, so that they cannot come back with it. When the last member
  /// leaves, the circle ends.
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

  /// Ends a circle for all its members.
  public func close(
    _ circle: CircleID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, CircleError> {
    try change(circle, as: player) { transaction, kept, own in
      guard own.number == kept.members.first?.number else { return .failure(.notOwner) }
      try transaction.remove(circle)
      return .success(())
    }
  }

  /// Whether a player is in the maximum number of circles. The answer holds while the player is locked.
  private func hasAllCircles(
    _ player: PlayerID, _ transaction: some BackendTransaction
  ) throws -> Bool {
    try transaction.circles(of: player).count >= CircleLimits.circles
  }

  /// Changes a circle behind its lock, as one of its members.
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
  /// Removes a player who is being erased and is locked from all circles.
  func leaveCircles(_ player: PlayerID) throws {
    for id in try circles(of: player) {
      guard try lock(id), let circle = try circle(id), let own = circle.member(player) else {
        continue
      }
      try remove(own.number, from: circle)
    }
  }

  /// Removes a member from a locked circle. Removes the circle with its last member.
  fileprivate func remove(_ number: Int64, from circle: KeptCircle) throws {
    if circle.members.count == 1 {
      try remove(circle.id)
    } else {
      try removeMember(number, of: circle.id)
    }
  }
}

extension InviteCode {
  /// The digest by which the server identifies the code.
  var digest: SecretDigest { SecretDigest(of: spelling) }
}
