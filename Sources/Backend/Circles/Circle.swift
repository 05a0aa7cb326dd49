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
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var bytes = Data()
    for index in stride(from: 0, to: 32, by: 2) {
      guard let high = Self.value(of: digits[index]), let low = Self.value(of: digits[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    blob = bytes
  }

  init(blob: Data) { self.blob = blob }

  /// Its 32 hexadecimal digits.
  public var text: String {
    let digits = Array("0123456789abcdef")
    return String(blob.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
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
