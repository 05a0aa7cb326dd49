import Circles
import Games
import Library
import Sync

/// The identifier of a challenge: 60 random bits, written as the 12 characters of its link. Anyone who knows it may
/// see who takes part, and may join.
public struct ChallengeID: Hashable, Sendable {
  /// The bits.
  let bits: UInt64

  /// A new identifier, from the random source of the system.
  public init() { self.init(bits: .random(in: .min ... .max)) }

  /// Reads 12 characters as people spell them. Nil for any other text.
  public init?(spelled text: [UInt8]) {
    guard let code = InviteCode(spelled: text) else { return nil }
    bits = code.bits
  }

  init(bits: UInt64) { self.bits = InviteCode(bits: bits).bits }

  /// The 12 characters, with a hyphen after every four.
  public var spelling: [UInt8] { InviteCode(bits: bits).spelling }

  /// As a database stores it: 60 bits are never negative.
  var stored: Int64 { Int64(bits) }
}

/// A challenge as one player sees it.
public struct SeenChallenge: Sendable {
  /// How far the player has come.
  public enum Part: Equatable, Sendable {
    /// The player does not take part.
    case none
    /// The player takes part, and has not begun.
    case waiting
    /// The player has begun.
    case begun
    /// The player has finished.
    case over
  }

  /// The identifier of the challenge.
  public let id: ChallengeID
  /// The game.
  public let kind: GameKind
  /// The options, as a record spells them.
  public let options: [UInt8]
  /// When moves stop counting.
  public let closes: WallTime
  /// All challengers, in the order in which they joined.
  public let challengers: [CircleMember]
  /// The number of the player who asks; nil if they do not take part.
  public let own: Int64?
  /// How far the player has come.
  public let part: Part
  /// Who has finished, and the results if the player may see them.
  public let board: ChallengeBoard
  /// Whether the challenge is over, so that no player can play it.
  public let isOver: Bool
}

/// A challenge in the list of a player's challenges.
public struct ListedChallenge: Equatable, Sendable {
  /// The identifier of the challenge.
  public let id: ChallengeID
  /// The game.
  public let kind: GameKind
  /// When moves stop counting.
  public let closes: WallTime
  /// How many players take part.
  public let challengerCount: Int
  /// How many players have finished.
  public let finishedCount: Int
  /// Whether the player has finished.
  public let isFinished: Bool
}

/// The limits of challenges.
public enum ChallengeLimits {
  /// The most players in a challenge.
  public static let challengers = 50
  /// The most open challenges in which one player takes part.
  public static let challenges = 50
  /// How long it can be played.
  public static let span = Milliseconds(48 * 3_600_000)
  /// How long it is kept after that.
  public static let memory = Milliseconds(60 * 24 * 3_600_000)
}

/// Why a request about a challenge is refused.
public enum ChallengeRefusal: Error, Equatable, Sendable, CaseIterable {
  /// The challenge, a challenger with that number, or a play of that challenger does not exist.
  case unknown
  /// The challenge can no longer be joined or begun.
  case closed
  /// The player does not take part.
  case notIn
  /// The play is still hidden from the player.
  case hidden
  /// Another challenger has that name, or a name that looks like it.
  case takenName
  /// The text cannot be a name.
  case unfitName
  /// The challenge has the maximum number of players.
  case full
  /// The player takes part in the maximum number of open challenges.
  case tooMany
  /// With these options, no game can be judged or no puzzle exists.
  case unusableOptions
}
