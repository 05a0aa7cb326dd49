import Foundation
import Games
import Library
import Words

/// A puzzle that a server has dealt. It is the same for all its players.
public struct Deal: Equatable, Sendable {
  /// The identifier of the deal.
  public let id: DealID
  /// The day whose game it is; nil for a puzzle that belongs to no day.
  public let day: Day?
  /// When moves stop counting; nil if the day determines that.
  public let closes: WallTime?
  /// The game.
  public let kind: GameKind
  /// The version of the rules of the game.
  public let rules: Int64
  /// The options, as a record spells them.
  public let options: [UInt8]
  /// The puzzle, as a record spells it. For a judged play, it is revealed when the play is over.
  public let puzzle: [UInt8]
  /// 16 unpredictable bytes. They are revealed with the puzzle.
  public let salt: [UInt8]
  /// The commitment to the puzzle, which is revealed at the deal: the puzzle cannot be replaced afterwards.
  public let commitment: [UInt8]

  /// Makes a deal and computes its commitment.
  public init(
    day: Day?, closes: WallTime? = nil, kind: GameKind, rules: Int64, options: [UInt8],
    puzzle: [UInt8], salt: [UInt8]
  ) {
    self.init(
      id: DealID(), day: day, closes: closes, kind: kind, rules: rules, options: options,
      puzzle: puzzle, salt: salt, commitment: Self.commitment(to: puzzle, salt: salt))
  }

  /// A deal as a database stores it.
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

  /// Whether moves that arrive now count.
  func isOpen(at now: WallTime) -> Bool {
    if let closes, now >= closes { return false }
    return day?.isSomewhere(at: now) ?? true
  }

  /// The language of the words of the game; English for a game without words.
  var words: WordLanguage { WordLanguage(ofOptions: options) }

  /// The alphabet of the words of the game.
  var alphabet: Alphabet { words.alphabet }

  /// Whether the commitment matches the puzzle.
  var isAsCommitted: Bool { commitment == Self.commitment(to: puzzle, salt: salt) }

  /// The SHA-256 of the salt followed by the `puzzle` line of a record, without its line end.
  public static func commitment(to puzzle: [UInt8], salt: [UInt8]) -> [UInt8] {
    Digest.sha256(of: salt + Array("puzzle ".utf8) + puzzle)
  }
}

/// The identifier of a deal: 128 random bits.
public struct DealID: Hashable, Sendable {
  let bytes: Data

  /// A new identifier, from the random source of the system.
  public init() {
    var generator = SystemRandomNumberGenerator()
    bytes = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  init(stored: Data) { bytes = stored }
}

extension GameKind {
  /// The name of the game in a database.
  var name: String { "\(keyword)" }

  /// The game with this name; nil if this version does not know it.
  init?(name: String) { self.init(keyword: Array(name.utf8)[...]) }
}
