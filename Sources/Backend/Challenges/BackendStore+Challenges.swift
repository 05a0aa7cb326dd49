import Circles
import Games
import Library
import Sync

/// How challenges are made, joined, played, seen and left: the same in every kind of database.
extension BackendStore {
  /// Makes a challenge, in which its maker takes part. It is played on a deal that nobody has seen.
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

  /// A challenge as somebody sees it; nil where there is none.
  /// - Parameter player: who asks; nil for one whom the server does not know.
  public func challenge(
    _ id: ChallengeID, for player: PlayerID?, at now: WallTime
  ) throws(StoreError) -> SeenChallenge? {
    try look { try $0.challenge(id)?.seen(by: player, at: now) }
  }

  /// Somebody takes part. Who does already stays as they are: they may not have heard the answer.
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

  /// Opens the play of one who takes part, or finds it again: there is one, on whatever device.
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

  /// What somebody did, for one who may see it: whoever has finished, and everybody in it once it is over.
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
      // What is still played is shown to nobody else.
      guard kept.showsResults(to: player, at: now),
        other.result != nil || isOver || number == own.member.number
      else { return .failure(.hidden) }
      guard let id = other.play, let play = try transaction.play(.id(id), of: other.member.player)
      else { return .failure(.unknown) }
      return .success(try shown(play, withConsistentPuzzle: false, transaction))
    }
  }

  /// Somebody takes no part any more. With the last one the challenge ends.
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

  /// Removes what was over for long enough: challenges, and deals with their plays that nothing leads to.
  public func forgetChallenges(at now: WallTime) throws(StoreError) {
    try transaction { transaction in
      let moment = now - ChallengeLimits.memory
      try transaction.removeChallenges(madeBefore: moment - ChallengeLimits.span)
      try transaction.removeDeals(closedBefore: moment)
    }
  }

  /// Whether a player takes part in as many open ones as one may. Behind the lock of the player it stays so.
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
  /// Takes a player who is erased, and is locked, out of all challenges.
  func leaveChallenges(_ player: PlayerID) throws {
    for id in try challenges(of: player) {
      guard try lock(id), let challenge = try challenge(id),
        let own = challenge.challenger(player)
      else { continue }
      try remove(own.member.number, from: challenge)
    }
  }

  /// Removes one from a challenge that is locked, and the challenge with the last one.
  fileprivate func remove(_ number: Int64, from challenge: KeptChallenge) throws {
    if challenge.challengers.count == 1 {
      try remove(challenge.id)
    } else {
      try removeChallenger(number, of: challenge.id)
    }
  }
}
