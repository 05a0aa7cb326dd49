import Circles
import Foundation
import Library
import Sync

/// What names a circle: 128 random bits. Whoever knows them is no member by that.
public struct CircleID: Hashable, Sendable {
  /// The 16 bytes in the database.
  let blob: Data

  /// A new one, from the randomness of the system.
  public init() {
    var generator = SystemRandomNumberGenerator()
    blob = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  /// Reads its 32 hexadecimal digits in lower case. Nil for all else.
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
  /// What names it.
  public let id: CircleID
  /// What it is called.
  public let title: String
  /// Everybody in it, in the order in which they joined.
  public let members: [CircleMember]
  /// The number of the member who asks.
  public let own: Int64
  /// Whether there is a code by which others can join.
  public let hasInvite: Bool

  /// The number of its owner: whoever has been in it for longest. So a circle always has one, whoever
  /// leaves.
  public var owner: Int64 { members.first?.number ?? own }
}

/// A circle in the list of a player's circles.
public struct ListedCircle: Equatable, Sendable {
  /// What names it.
  public let id: CircleID
  /// What it is called.
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

/// How much there may be.
public enum CircleLimits {
  /// The most members of a circle.
  public static let members = 50
  /// The most circles that one player is in.
  public static let circles = 20
  /// The most games a day that are looked at for a member's results: five of the server, and five of each of two
  /// devices that had no network.
  static let gamesADay = 16
  /// The most bytes of a game that is looked at: a Memorize of 500 moves.
  static let gameBytes = 8_192
}

/// Why something is not done about a circle.
public enum CircleError: Error, Equatable, Sendable, CaseIterable {
  /// There is no such circle, no such member, or whoever asks is not in it.
  case unknown
  /// Only the owner may do it.
  case notOwner
  /// There is no such code, or none any more.
  case unknownInvite
  /// Somebody in the circle has that name, or one that looks like it.
  case nameTaken
  /// It cannot be a name: too long, too short, or with signs that names do not have.
  case unusableName
  /// That cannot be what a circle is called, for the same reasons.
  case unusableTitle
  /// The circle has as many members as there may be.
  case full
  /// The player is in as many circles as one may be.
  case tooManyCircles
}
