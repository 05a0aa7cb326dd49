import ByteStrings

/// The rules of a game as a pure value: a puzzle that was dealt and the moves made on it.
///
/// What a replay must restore belongs to the game. What it need not (a half-typed word, a selected
/// card, a running animation) belongs to the screen. A game never sees a clock, a random number or a
/// dictionary on its own: time stands on a move, randomness and words are handed to `deal`.
public protocol Game: Equatable, Sendable {
  /// What the player chose before the deal.
  associatedtype Options: TextCodable & Equatable & Sendable
  /// All that was dealt, complete: it never changes, and a record replays from it alone.
  associatedtype Puzzle: TextCodable & Equatable & Sendable
  /// One thing the player did.
  associatedtype Move: TextCodable & Equatable & Sendable
  /// Why a move is not possible, with every reason at once.
  associatedtype Refusal: Error & Equatable
  /// What puzzles are dealt from, and what the player types is held against.
  associatedtype Book: Sendable

  /// Which game this is.
  static var kind: GameKind { get }

  /// The latest version of the rules.
  static var rulesVersion: Int64 { get }

  /// The latest version of the rules of games with these options: new ones are played by it. It is an
  /// earlier one where later ones changed nothing for them.
  static func rulesVersion(for options: Options) -> Int64

  /// A puzzle for the options: the only place with randomness.
  /// - Parameter dealing: how it is chosen among all that suit.
  /// - Throws: `DealError` when there is nothing to deal from.
  static func deal(
    _ options: Options, using random: inout SeededRandom, from book: Book, by dealing: Dealing
  ) throws(DealError) -> Puzzle

  /// A new game before the first move, by the latest rules.
  /// - Throws: `PuzzleError` when the puzzle could not have been dealt for these options.
  init(_ puzzle: Puzzle, options: Options) throws(PuzzleError)

  /// The game before the first move, by the version of the rules that its record names.
  /// - Throws: `PuzzleError` when the puzzle could not have been dealt for these options.
  init(_ puzzle: Puzzle, options: Options, rules: Int64) throws(PuzzleError)

  /// The version of the rules by which it is played. A record keeps it.
  var rules: Int64 { get }

  /// What the player chose.
  var options: Options { get }

  /// What was dealt.
  var puzzle: Puzzle { get }

  /// Why the move cannot be made now, or nil when it can.
  ///
  /// With a book the player's input is held against it too. A replay passes none, so that a record
  /// stays valid when the lists change.
  func refusal(of move: Move, in book: Book?) -> Refusal?

  /// Makes the move. A refused move changes nothing.
  /// - Parameter time: the time of play so far.
  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal)

  /// Whether the game goes on.
  var outcome: Outcome { get }

  /// The points of the game as its rules count them; what they mean is the game's own matter.
  var score: Int64 { get }

  /// The state in words, for a screen reader, the share text and the terminal alike.
  func describe(_ detail: Detail) -> PlainText

  /// The state for checking, a line for each thing that a replay must restore, in plain ASCII.
  func transcribe(into text: inout TextWriter)
}

/// A game whose rules have one version.
extension Game {
  /// The only version.
  public static func rulesVersion(for options: Options) -> Int64 { rulesVersion }

  /// The only version.
  public var rules: Int64 { Self.rulesVersion }

  /// The game before the first move.
  public init(_ puzzle: Puzzle, options: Options, rules: Int64) throws(PuzzleError) {
    try self.init(puzzle, options: options)
  }
}

/// How much a description says.
public enum Detail: UInt8, CaseIterable, Sendable {
  /// The least: where the game stands.
  case brief
  /// Where the game stands and what happened last.
  case standard
  /// Everything the player can see.
  case full
}

/// Why nothing could be dealt.
public enum DealError: Error, Equatable, Sendable {
  /// The book has no word that suits the options.
  case noWords
}

/// The puzzle and the options of a record do not belong together.
public struct PuzzleError: Error, Equatable, Sendable {
  /// The mismatch has nothing more to say: the line of the puzzle tells where it is.
  public init() {}
}
