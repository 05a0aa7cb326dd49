import Circles
import Foundation
import Games
import Library
import Sync

/// What the rules of circles (`BackendStore+Circles`) ask of a database, within one transaction. What is thrown
/// undoes all of it.
///
/// Whoever changes anything of a circle, or who is in it, holds the lock of the circle. A player who joins or
/// is erased is locked first, and then circles in ascending order, so that nobody waits in a circle of
/// another kind.
public protocol CircleTransaction {
  /// Waits until nobody else changes anything of a circle, until the end of the transaction.
  /// - Returns: whether there is such a circle.
  func lock(_ circle: CircleID) throws -> Bool
  /// A circle with everybody in it, as it stands at one moment.
  func circle(_ id: CircleID) throws -> KeptCircle?
  /// The circles that a player is in, in ascending order.
  func circles(of player: PlayerID) throws -> [CircleID]
  /// The circles that a player is in, the one that was joined first first, as they stand at one moment.
  func listedCircles(of player: PlayerID) throws -> [ListedCircle]
  /// Makes a circle without members.
  func insert(_ circle: CircleID, title: CircleName, at now: WallTime) throws
  /// Keeps a member, whose number is the last one of the circle from then on.
  func insert(_ member: KeptMember, of circle: CircleID) throws
  /// Removes a member.
  func removeMember(_ number: Int64, of circle: CircleID) throws
  /// Removes a circle with all that belongs to it.
  func remove(_ circle: CircleID) throws

  /// The circle that a code leads into.
  func circle(invitedBy code: SecretDigest) throws -> CircleID?
  /// Keeps the code of a circle, in the place of the one before.
  func save(_ code: SecretDigest, of circle: CircleID) throws
  /// Removes the code of a circle.
  func removeInvite(of circle: CircleID) throws

  /// The judged moves of a player's plays that are over, on the games of these days: day by day, play by play,
  /// in their order.
  func judgedMoves(
    of player: PlayerID, from first: Day, through last: Day
  ) throws -> [FinishedMove]
}

/// A circle as a database has it.
public struct KeptCircle: Sendable {
  let id: CircleID
  let title: String
  /// The last number that a member got.
  let lastNumber: Int64
  let hasInvite: Bool
  /// In ascending order of their numbers.
  var members: [KeptMember]

  /// The member that is this player.
  func member(_ player: PlayerID) -> KeptMember? { members.first { $0.player == player } }

  /// The circle as one of its members sees it; nil for whoever is none.
  func seen(by player: PlayerID) -> Circle? {
    member(player).map { own in
      Circle(
        id: id, title: title, members: members.map(\.seen), own: own.number, hasInvite: hasInvite)
    }
  }
}

/// A member as a database has it.
public struct KeptMember: Sendable {
  let number: Int64
  let player: PlayerID
  let name: String
  /// What is the same for names that look alike.
  let normalizedName: String
  let avatar: Avatar
  let since: WallTime

  /// As the others see it.
  var seen: CircleMember {
    CircleMember(number: number, name: name, avatar: avatar, since: since)
  }
}
