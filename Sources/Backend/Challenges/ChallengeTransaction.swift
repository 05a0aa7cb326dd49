import Circles
import Games
import Library
import Sync

/// What the rules of challenges (`BackendStore+Challenges`) need from a database, within one transaction. A thrown
/// error undoes the whole transaction.
///
/// A transaction that changes who takes part holds the lock of the challenge. It locks a player first, and
/// challenges last, in ascending order, after circles and races.
public protocol ChallengeTransaction {
  /// Locks a challenge until the end of the transaction. Waits until no other transaction changes it.
  /// - Returns: whether the challenge exists.
  func lock(_ challenge: ChallengeID) throws -> Bool
  /// A challenge with all challengers, at a single moment.
  func challenge(_ id: ChallengeID) throws -> KeptChallenge?
  /// The challenges that a player takes part in, in ascending order.
  func challenges(of player: PlayerID) throws -> [ChallengeID]
  /// How many open challenges a player takes part in.
  func openChallengeCount(of player: PlayerID, at now: WallTime) throws -> Int
  /// The challenges that a player takes part in, the latest first.
  func listedChallenges(of player: PlayerID) throws -> [ListedChallenge]
  /// Makes a challenge without challengers, on a stored deal.
  func insert(_ challenge: ChallengeID, on deal: DealID, at now: WallTime) throws
  /// Stores a challenger, whose number becomes the last number of the challenge.
  func insert(_ challenger: KeptMember, of challenge: ChallengeID) throws
  /// Removes a challenger; the play remains with its player.
  func removeChallenger(_ number: Int64, of challenge: ChallengeID) throws
  /// Removes a challenge with all its challengers.
  func remove(_ challenge: ChallengeID) throws
  /// Removes the challenges that were made before a moment.
  func removeChallenges(madeBefore moment: WallTime) throws
  /// Removes the deals that belong to no day, closed before a moment and are no longer referenced, with their
  /// plays.
  func removeDeals(closedBefore moment: WallTime) throws
}

/// A challenge as a database stores it.
public struct KeptChallenge: Sendable {
  let id: ChallengeID
  let deal: Deal
  /// The last number that a challenger got.
  let lastNumber: Int64
  /// In ascending order of their numbers.
  let challengers: [KeptChallenger]

  /// When moves stop counting.
  var closes: WallTime { deal.closes ?? WallTime(.max) }

  /// The results of all challengers who have finished.
  var results: [ChallengeResult] {
    challengers.compactMap { challenger in
      challenger.result.map {
        ChallengeResult(
          number: challenger.member.number, isWon: $0.isWon, score: $0.score, time: $0.time)
      }
    }
  }

  /// The challenger who is this player.
  func challenger(_ player: PlayerID?) -> KeptChallenger? {
    challengers.first { $0.member.player == player }
  }

  /// Whether a player may see the results of others.
  func showsResults(to player: PlayerID, at now: WallTime) -> Bool {
    ChallengeBoard.shows(
      results, to: challenger(player)?.member.number, isOver: !deal.isOpen(at: now))
  }

  /// The challenge as a player sees it.
  func seen(by player: PlayerID?, at now: WallTime) -> SeenChallenge {
    let (own, isOver) = (challenger(player), !deal.isOpen(at: now))
    let part: SeenChallenge.Part =
      if let own {
        own.result != nil ? .over : own.play != nil ? .begun : .waiting
      } else { .none }
    return SeenChallenge(
      id: id, kind: deal.kind, options: deal.options, closes: closes,
      challengers: challengers.map(\.member.seen), own: own?.member.number, part: part,
      board: ChallengeBoard(deal.kind, results, for: own?.member.number, isOver: isOver),
      isOver: isOver)
  }
}

/// A challenger, as a database stores them.
public struct KeptChallenger: Sendable {
  let member: KeptMember
  /// Their play; nil if they have not begun.
  let play: GameID?
  /// How it ended; nil if it is not over.
  let result: PlayResult?
}
