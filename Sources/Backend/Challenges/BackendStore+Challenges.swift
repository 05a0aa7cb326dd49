import Circles
import Games
import Library
import Sync

/// How players make, join, play, see and leave challenges: the same for every kind of database.
extension BackendStore {
  /// Makes a challenge, in which its maker takes part, on a deal that no player has seen.
  public func make(
    _ challenge: ChallengeID, on deal: Deal, by player: PlayerID, name: CircleName,
    avatar: Avatar, at now: WallTime
  ) throws(StoreError) -> Result<SeenChallenge, ChallengeRefusal> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      if try hasAllChallenges(player, at: now, transaction) { return .failure(.tooMany) }
      try transaction.insert(deal)
      try transaction.insert(challenge, on: deal.id, at: now)
      let first = KeptMember(
        number: 1, player: player, name: name.text, normalizedName: name.normalizedName,
        avatar: avatar, since: now)
      try transaction.insert(first, of: challenge)
      return try seen(challenge, by: player, at: now, transaction)
    }
  }

  /// The challenges that a player takes part in, the latest first.
  public func challenges(of player: PlayerID) throws(StoreError) -> [ListedChallenge] {
    try look { try $0.listedChallenges(of: player) }
  }

  /// A challenge as a player sees it; nil if it does not exist.
  /// - Parameter player: the player who asks; nil for a visitor whom the server does not know.
  public func challenge(
    _ id: ChallengeID, for player: PlayerID?, at now: WallTime
  ) throws(StoreError) -> SeenChallenge? {
    try look { try $0.challenge(id)?.seen(by: player, at: now) }
  }

  /// Lets a player take part. A player who takes part already stays unchanged: they may not have received the
  /// answer.
  public func join(
    _ challenge: ChallengeID, _ player: PlayerID, name: CircleName, avatar: Avatar,
    at now: WallTime
  ) throws(StoreError) -> Result<SeenChallenge, ChallengeRefusal> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      guard try transaction.lock(challenge), let kept = try transaction.challenge(challenge) else {
        return .failure(.unknown)
      }
      if kept.challenger(player) != nil { return .success(kept.seen(by: player, at: now)) }
      guard kept.deal.isOpen(at: now) else { return .failure(.closed) }
      guard kept.challengers.count < ChallengeLimits.challengers else { return .failure(.full) }
      if kept.challengers.contains(where: { name.isLike($0.member.name) }) {
        return .failure(.takenName)
      }
      if try hasAllChallenges(player, at: now, transaction) { return .failure(.tooMany) }
      let member = KeptMember(
        number: kept.lastNumber + 1, player: player, name: name.text,
        normalizedName: name.normalizedName,
        avatar: avatar, since: now)
      try transaction.insert(member, of: challenge)
      return try seen(challenge, by: player, at: now, transaction)
    }
  }

  /// Opens the play of a challenger, or finds it again: a challenger has one play on all devices.
  /// - Returns: the play, and whether it is new.
  public func open(
    _ challenge: ChallengeID, by player: PlayerID, withConsistentPuzzle: Bool, at now: WallTime
  ) throws(StoreError) -> Result<(play: ShownPlay, isNew: Bool), ChallengeRefusal> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      guard let kept = try transaction.challenge(challenge) else { return .failure(.unknown) }
      guard kept.challenger(player) != nil else { return .failure(.notIn) }
      if let play = try transaction.play(.deal(kept.deal.id), of: player) {
        return .success(
          (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), false))
      }
      guard kept.deal.isOpen(at: now) else { return .failure(.closed) }
      let id = GameID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
      let play = KeptPlay(id: id, deal: kept.deal, player: player, isOffline: false, opened: now)
      try transaction.insert(play)
      return .success(
        (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), true))
    }
  }

  /// The play of a challenger, for a player who may see it: a challenger who has finished, and every challenger
  /// once the challenge is over.
  public func play(
    of number: Int64, in challenge: ChallengeID, for player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<ShownPlay, ChallengeRefusal> {
    try look { transaction in
      guard let kept = try transaction.challenge(challenge) else { return .failure(.unknown) }
      guard let own = kept.challenger(player) else { return .failure(.notIn) }
      guard let other = kept.challengers.first(where: { $0.member.number == number }) else {
        return .failure(.unknown)
      }
      let isOver = !kept.deal.isOpen(at: now)
      // A play in progress is shown only to its player.
      guard kept.showsResults(to: player, at: now),
        other.result != nil || isOver || number == own.member.number
      else { return .failure(.hidden) }
      guard let id = other.play, let play = try transaction.play(.id(id), of: other.member.player)
      else { return .failure(.unknown) }
      return .success(try shown(play, withConsistentPuzzle: false, transaction))
    }
  }

  /// Removes a player from a challenge. When the last player leaves, the challenge ends.
  public func leave(
    _ challenge: ChallengeID, by player: PlayerID
  ) throws(StoreError) -> Result<Void, ChallengeRefusal> {
    try transaction { transaction in
      guard try transaction.lock(challenge), let kept = try transaction.challenge(challenge) else {
        return .failure(.unknown)
      }
      guard let own = kept.challenger(player) else { return .failure(.notIn) }
      try transaction.remove(own.member.number, from: kept)
      return .success(())
    }
  }

  /// Removes old challenges, and old deals that nothing refers to, with their plays.
  public func forgetChallenges(at now: WallTime) throws(StoreError) {
    try transaction { transaction in
      let moment = now - ChallengeLimits.memory
      try transaction.removeChallenges(madeBefore: moment - ChallengeLimits.span)
      try transaction.removeDeals(closedBefore: moment)
    }
  }

  /// Whether a player takes part in the maximum number of open challenges. The answer holds while the player is
  /// locked.
  private func hasAllChallenges(
    _ player: PlayerID, at now: WallTime, _ transaction: some BackendTransaction
  ) throws -> Bool {
    try transaction.openChallengeCount(of: player, at: now) >= ChallengeLimits.challenges
  }

  private func seen(
    _ challenge: ChallengeID, by player: PlayerID, at now: WallTime,
    _ transaction: some BackendTransaction
  ) throws -> Result<SeenChallenge, ChallengeRefusal> {
    guard let kept = try transaction.challenge(challenge) else { return .failure(.unknown) }
    return .success(kept.seen(by: player, at: now))
  }
}

extension ChallengeTransaction {
  /// Removes a player who is being erased and is locked from all challenges.
  func leaveChallenges(_ player: PlayerID) throws {
    for id in try challenges(of: player) {
      guard try lock(id), let challenge = try challenge(id),
        let own = challenge.challenger(player)
      else { continue }
      try remove(own.member.number, from: challenge)
    }
  }

  /// Removes a challenger from a locked challenge. Removes the challenge with its last challenger.
  fileprivate func remove(_ number: Int64, from challenge: KeptChallenge) throws {
    if challenge.challengers.count == 1 {
      try remove(challenge.id)
    } else {
      try removeChallenger(number, of: challenge.id)
    }
  }
}
