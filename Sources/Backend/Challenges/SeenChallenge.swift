import Circles
import Games
import Library
import Sync

/// What names a challenge: 60 random bits, written as the 12 signs of its link. Whoever knows them may see who
/// takes part, and join.
public struct ChallengeID: Hashable, Sendable {
  /// The bits.
  let bits: UInt64

  /// A new one, from the randomness of the system.
  public init() { self.init(bits: .random(in: .min ... .max)) }

  /// Reads 12 signs as people spell them. Nil for all else.
  public init?(spelled text: [UInt8]) {
    guard let code = InviteCode(spelled: text) else { return nil }
    bits = code.bits
  }

  init(bits: UInt64) { self.bits = InviteCode(bits: bits).bits }

  /// The 12 signs, with a hyphen after every four.
  public var spelling: [UInt8] { InviteCode(bits: bits).spelling }

  /// As a database has it: 60 bits are never negative.
  var stored: Int64 { Int64(bits) }
}

/// A challenge as one player sees it.
public struct SeenChallenge: Sendable {
  /// How far the player has come.
  public enum Part: Equatable, Sendable {
    /// Takes no part.
    case none
    /// Takes part, and has not begun.
    case waiting
    /// Plays.
    case begun
    /// Has finished.
    case over
  }

  /// What names it.
  public let id: ChallengeID
  /// Which game is played.
  public let kind: GameKind
  /// What was chosen, as a record has it.
  public let options: [UInt8]
  /// When no more moves count.
  public let closes: WallTime
  /// Everybody in it, in the order in which they joined.
  public let challengers: [CircleMember]
  /// The number of the player who asks; nil where they take no part.
  public let own: Int64?
  /// How far that player has come.
  public let part: Part
  /// Who has finished, or what it came to.
  public let board: ChallengeBoard
  /// Whether nobody can play any more.
  public let isOver: Bool
}

/// A challenge in the list of a player's challenges.
public struct ListedChallenge: Equatable, Sendable {
  /// What names it.
  public let id: ChallengeID
  /// Which game is played.
  public let kind: GameKind
  /// When no more moves count.
  public let closes: WallTime
  /// How many take part.
  public let challengerCount: Int
  /// How many have finished.
  public let finishedCount: Int
  /// Whether the player has.
  public let isFinished: Bool
}

/// How much there may be.
public enum ChallengeLimits {
  /// The most who take part in a challenge.
  public static let challengers = 50
  /// The most open challenges that one player takes part in.
  public static let challenges = 50
  /// How long it can be played.
  public static let span = Milliseconds(48 * 3_600_000)
  /// How long it is kept after that.
  public static let memory = Milliseconds(60 * 24 * 3_600_000)
}

/// Why something is not done about a challenge.
public enum ChallengeRefusal: Error, Equatable, Sendable, CaseIterable {
  /// There is no such challenge, nobody with that number, or no play of theirs.
  case unknown
  /// It cannot be joined or begun any more.
  case closed
  /// The player takes no part.
  case notIn
  /// What somebody did is not to be seen yet.
  case hidden
  /// Somebody in it has that name, or one that looks like it.
  case takenName
  /// It cannot be a name.
  case unfitName
  /// As many take part as there may be.
  case full
  /// The player takes part in as many open challenges as one may.
  case tooMany
  /// What was chosen cannot be judged, or has no puzzle.
  case unusableOptions
}
