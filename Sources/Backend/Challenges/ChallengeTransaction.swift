import Circles
import Games
import Library
import Sync

/// What the rules of challenges (`BackendStore+Challenges`) ask of a database, within one transaction. What is
/// thrown undoes all of it.
///
/// Whoever changes who takes part holds the lock of the challenge. A player is locked first, and then challenges
/// in ascending order, behind circles and races.
public protocol ChallengeTransaction {
  /// Waits until nobody else changes anything of a challenge, until the end of the transaction.
  /// - Returns: whether there is such a challenge.
  func lock(_ challenge: ChallengeID) throws -> Bool
  /// A challenge with everybody in it, as it stands at one moment.
  func challenge(_ id: ChallengeID) throws -> KeptChallenge?
  /// The challenges that a player takes part in, in ascending order.
  func challenges(of player: PlayerID) throws -> [ChallengeID]
  /// How many challenges that are not over a player takes part in.
  func openChallengeCount(of player: PlayerID, at now: WallTime) throws -> Int
  /// The challenges that a player takes part in, the latest first.
  func listedChallenges(of player: PlayerID) throws -> [ListedChallenge]
  /// Makes a challenge in which nobody takes part, on a deal that is kept.
  func insert(_ challenge: ChallengeID, on deal: DealID, at now: WallTime) throws
  /// Keeps who takes part, whose number is the last one of the challenge from then on.
  func insert(_ challenger: KeptMember, of challenge: ChallengeID) throws
  /// Removes one who takes part; their play stays theirs.
  func removeChallenger(_ number: Int64, of challenge: ChallengeID) throws
  /// Removes a challenge with everybody in it.
  func remove(_ challenge: ChallengeID) throws
  /// Removes the challenges that were made before a moment.
  func removeChallenges(madeBefore moment: WallTime) throws
  /// Removes the deals of no day that closed before a moment and that nothing leads to any more, with their plays.
  func removeDeals(closedBefore moment: WallTime) throws
}

/// A challenge as a database has it.
public struct KeptChallenge: Sendable {
  let id: ChallengeID
  let deal: Deal
  /// The last number that was given out.
  let lastNumber: Int64
  /// In ascending order of their numbers.
  let challengers: [KeptChallenger]

  /// When no more moves count.
  var closes: WallTime { deal.closes ?? WallTime(.max) }

  /// The results of all who have finished.
  var results: [ChallengeResult] {
    challengers.compactMap { challenger in
      challenger.result.map {
        ChallengeResult(
          number: challenger.member.number, isWon: $0.isWon, score: $0.score, time: $0.time)
      }
    }
  }

  /// The entry of a player.
  func challenger(_ player: PlayerID?) -> KeptChallenger? {
    challengers.first { $0.member.player == player }
  }

  /// Whether a player may see what others did.
  func showsResults(to player: PlayerID, at now: WallTime) -> Bool {
    ChallengeBoard.shows(
      results, to: challenger(player)?.member.number, isOver: !deal.isOpen(at: now))
  }

  /// The challenge as somebody sees it.
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

/// One who takes part, as a database has it.
public struct KeptChallenger: Sendable {
  let member: KeptMember
  /// Their play; nil where they have not begun.
  let play: GameID?
  /// How it ended; nil where it is not over.
  let result: PlayResult?
}
