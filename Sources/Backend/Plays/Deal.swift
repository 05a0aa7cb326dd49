import Crypto
import Foundation
import Games
import Library

/// A puzzle that a server has dealt, the same for all its players.
public struct Deal: Equatable, Sendable {
  /// What names it.
  public let id: DealID
  /// The day whose game it is; nil for a puzzle of no day.
  public let day: Day?
  /// When no more moves count; nil where that follows from the day.
  public let closes: WallTime?
  /// Which game it is.
  public let kind: GameKind
  /// The version of the rules by which it is played.
  public let rules: Int64
  /// What was chosen, as a record has it.
  public let options: [UInt8]
  /// What was dealt, as a record has it. Of a judged play it is told when that is over.
  public let puzzle: [UInt8]
  /// 16 bytes that nobody can foresee. They are told with the puzzle.
  public let salt: [UInt8]
  /// What is told of the puzzle at the deal: it could not be another one afterwards.
  public let commitment: [UInt8]

  /// A puzzle with its commitment.
  public init(
    day: Day?, closes: WallTime? = nil, kind: GameKind, rules: Int64, options: [UInt8],
    puzzle: [UInt8], salt: [UInt8]
  ) {
    self.init(
      id: DealID(), day: day, closes: closes, kind: kind, rules: rules, options: options,
      puzzle: puzzle, salt: salt, commitment: Self.commitment(to: puzzle, salt: salt))
  }

  /// A deal as a database has it.
  init(
    id: DealID, day: Day?, closes: WallTime?, kind: GameKind, rules: Int64, options: [UInt8],
    puzzle: [UInt8], salt: [UInt8], commitment: [UInt8]
  ) {
    self.id = id
    self.day = day
    self.closes = closes
    self.kind = kind
    self.rules = rules
    self.options = options
    self.puzzle = puzzle
    self.salt = salt
    self.commitment = commitment
  }

  /// Whether moves count that come now.
  func isOpen(at now: WallTime) -> Bool {
    if let closes, now >= closes { return false }
    return day?.isSomewhere(at: now) ?? true
  }

  /// Whether the commitment is to this puzzle.
  var isAsCommitted: Bool { commitment == Self.commitment(to: puzzle, salt: salt) }

  /// The SHA-256 of the salt, and behind it the line of the puzzle as a record has it, without its end.
  public static func commitment(to puzzle: [UInt8], salt: [UInt8]) -> [UInt8] {
    Array(SHA256.hash(data: salt + Array("puzzle ".utf8) + puzzle))
  }
}

/// What names a deal: 128 random bits.
public struct DealID: Hashable, Sendable {
  let bytes: Data

  /// A new one, from the randomness of the system.
  public init() {
    var generator = SystemRandomNumberGenerator()
    bytes = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  init(stored: Data) { bytes = stored }
}

extension GameKind {
  /// What the game is called in a database.
  var name: String { "\(keyword)" }

  /// The game with this name; nil where only a later version knows it.
  init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
