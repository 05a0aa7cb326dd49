import Circles
import Foundation
import Library
import Sync

/// The identifier of a circle: 128 random bits. Knowing it does not make anyone a member.
public struct CircleID: Hashable, Sendable {
  /// The 16 bytes in the database.
  let blob: Data

  /// A new identifier, from the random source of the system.
  public init() {
    var generator = SystemRandomNumberGenerator()
    blob = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  /// Reads its 32 lowercase hexadecimal digits. Nil for any other text.
  public init?(text: some StringProtocol) {
    guard let bytes = Data(hexadecimal: text, count: 16) else { return nil }
    blob = bytes
  }

  init(blob: Data) { self.blob = blob }

  /// Its 32 hexadecimal digits.
  public var text: String { blob.hexadecimal }
}

/// A circle as one of its members sees it.
public struct Circle: Sendable {
  /// The identifier of the circle.
  public let id: CircleID
  /// The title of the circle.
  public let title: String
  /// All members, in the order in which they joined.
  public let members: [CircleMember]
  /// The number of the member who sees it.
  public let own: Int64
  /// Whether others can join by a code.
  public let hasInvite: Bool

  /// The number of its owner: the member who has been in it for longest. So a circle always has an owner, even when
  /// members leave.
  public var owner: Int64 { members.first?.number ?? own }
}

/// A circle in the list of a player's circles.
public struct ListedCircle: Equatable, Sendable {
  /// The identifier of the circle.
  public let id: CircleID
  /// The title of the circle.
  public let title: String
  /// How many members it has.
  public let memberCount: Int
  /// Whether the player is its owner.
  public let isOwn: Bool

  init(id: CircleID, title: String, memberCount: Int, isOwn: Bool) {
    self.id = id
    self.title = title
    self.memberCount = memberCount
    self.isOwn = isOwn
  }
}

/// The limits of circles.
public enum CircleLimits {
  /// The most members in a circle.
  public static let members = 50
  /// The most circles that one player can be in.
  public static let circles = 20
  /// The most games a day that are read for a member's results: five of the server, and five from each of two
  /// devices without a network.
  static let gamesADay = 16
  /// The most bytes of a game that is read: a Memorize of 500 moves.
  static let gameBytes = 8_192
}

/// Why a request about a circle fails.
public enum CircleError: Error, Equatable, Sendable, CaseIterable {
  /// The circle or the member does not exist, or the player is not in the circle.
  case unknown
  /// Only the owner may do this.
  case notOwner
  /// The code does not exist, or no longer exists.
  case unknownInvite
  /// A member has that name, or a name that looks like it.
  case nameTaken
  /// The text cannot be a name: too long, too short, or with characters that names do not have.
  case unusableName
  /// The text cannot be a title, for the same reasons.
  case unusableTitle
  /// The circle has the maximum number of members.
  case full
  /// The player is in the maximum number of circles.
  case tooManyCircles
}
