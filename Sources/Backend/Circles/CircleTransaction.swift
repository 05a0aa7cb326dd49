import Circles
import Foundation
import Games
import Library
import Sync

/// What the rules of circles (`BackendStore+Circles`) need from a database, within one transaction. A thrown error
/// undoes the whole transaction.
///
/// A transaction that changes a circle or its members holds the lock of the circle. It locks a player who joins or
/// is erased first, and then circles in ascending order, so that transactions cannot deadlock.
public protocol CircleTransaction {
  /// Locks a circle until the end of the transaction. Waits until no other transaction changes it.
  /// - Returns: whether the circle exists.
  func lock(_ circle: CircleID) throws -> Bool
  /// A circle with all its members, at a single moment.
  func circle(_ id: CircleID) throws -> KeptCircle?
  /// The circles of a player, in ascending order.
  func circles(of player: PlayerID) throws -> [CircleID]
  /// The circles of a player, in the order in which the player joined them, at a single moment.
  func listedCircles(of player: PlayerID) throws -> [ListedCircle]
  /// Makes a circle without members.
  func insert(_ circle: CircleID, title: CircleName, at now: WallTime) throws
  /// Stores a member, whose number becomes the last number of the circle.
  func insert(_ member: KeptMember, of circle: CircleID) throws
  /// Removes a member.
  func removeMember(_ number: Int64, of circle: CircleID) throws
  /// Removes a circle with everything that belongs to it.
  func remove(_ circle: CircleID) throws

  /// The circle that can be joined by a code.
  func circle(invitedBy code: SecretDigest) throws -> CircleID?
  /// Stores the code of a circle, in place of the code before.
  func save(_ code: SecretDigest, of circle: CircleID) throws
  /// Removes the code of a circle.
  func removeInvite(of circle: CircleID) throws

  /// The judged moves of a player's finished plays, on the games of these days: by day, by play, and in order.
  func judgedMoves(
    of player: PlayerID, from first: Day, through last: Day
  ) throws -> [FinishedMove]
}

/// A circle as a database stores it.
public struct KeptCircle: Sendable {
  let id: CircleID
  let title: String
  /// The last number that a member got.
  let lastNumber: Int64
  let hasInvite: Bool
  /// In ascending order of their numbers.
  var members: [KeptMember]

  /// The member who is this player.
  func member(_ player: PlayerID) -> KeptMember? { members.first { $0.player == player } }

  /// The circle as one of its members sees it; nil for a player who is not a member.
  func seen(by player: PlayerID) -> Circle? {
    member(player).map { own in
      Circle(
        id: id, title: title, members: members.map(\.seen), own: own.number, hasInvite: hasInvite)
    }
  }
}

/// A member as a database stores them.
public struct KeptMember: Sendable {
  let number: Int64
  let player: PlayerID
  let name: String
  /// A form that is equal for names that look alike.
  let normalizedName: String
  let avatar: Avatar
  let since: WallTime

  /// The member as the others see them.
  var seen: CircleMember {
    CircleMember(number: number, name: name, avatar: avatar, since: since)
  }
}
