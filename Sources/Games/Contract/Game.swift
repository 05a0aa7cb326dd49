import ByteStrings

/// The rules of a game as a pure value: a dealt puzzle and the moves made on it.
///
/// State that a replay must restore belongs to the game. Other state (a half-typed word, a selected card, a
/// running animation) belongs to the screen. A game has no direct access to a clock, random numbers or a
/// dictionary: each move carries its time, and `deal` receives randomness and words.
public protocol Game: Equatable, Sendable {
  /// What the player chose before the deal.
  associatedtype Options: TextCodable & Equatable & Sendable
  /// The complete deal. It never changes, and a record replays from it alone.
  associatedtype Puzzle: TextCodable & Equatable & Sendable
  /// One action of the player.
  associatedtype Move: TextCodable & Equatable & Sendable
  /// Why a move is not possible, with every reason at once.
  associatedtype Refusal: Error & Equatable
  /// The source of puzzles, and the reference for what the player types.
  associatedtype Book: Sendable

  /// Which game this is.
  static var kind: GameKind { get }

  /// The latest version of the rules.
  static var rulesVersion: Int64 { get }

  /// The version of the rules for new games with these options: the latest version that changed anything for
  /// them.
  static func rulesVersion(for options: Options) -> Int64

  /// Deals a puzzle for the options. This is the only place with randomness.
  /// - Parameter dealing: how the puzzle is chosen among all that suit.
  /// - Throws: `DealError` if there is nothing to deal from.
  static func deal(
    _ options: Options, using random: inout SeededRandom, from book: Book, by dealing: Dealing
  ) throws(DealError) -> Puzzle

  /// A new game before the first move, with the latest rules.
  /// - Throws: `PuzzleError` if the puzzle could not have been dealt for these options.
  init(_ puzzle: Puzzle, options: Options) throws(PuzzleError)

  /// The game before the first move, with the version of the rules that its record names.
  /// - Throws: `PuzzleError` if the puzzle could not have been dealt for these options.
  init(_ puzzle: Puzzle, options: Options, rules: Int64) throws(PuzzleError)

  /// The version of the rules that apply to the game. The record states it.
  var rules: Int64 { get }

  /// What the player chose.
  var options: Options { get }

  /// What was dealt.
  var puzzle: Puzzle { get }

  /// Why the move cannot be made now; nil if it can be made.
  ///
  /// If a book is given, the player's input is also checked against it. A replay passes nil, so that a record
  /// stays valid when the lists change.
  func refusal(of move: Move, in book: Book?) -> Refusal?

  /// Makes the move. A refused move changes nothing.
  /// - Parameter time: the time of play so far.
  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal)

  /// Whether the game goes on.
  var outcome: Outcome { get }

  /// The points of the game as its rules count them. Their meaning depends on the game.
  var score: Int64 { get }

  /// The state in words, for screen readers, the share text and the terminal.
  func describe(_ detail: Detail) -> PlainText

  /// Everything that the player can see, in words, for the terminal and for checking.
  var fullDescription: PlainText { get }

  /// The state for checking, in plain ASCII: one line for each thing that a replay must restore.
  func transcribe(into text: inout TextWriter)
}

/// Defaults for a game whose rules have one version.
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
  /// Only the state of the game.
  case brief
  /// The state of the game and the last event.
  case standard
}

/// Why nothing could be dealt.
public enum DealError: Error, Equatable, Sendable {
  /// The book has no word that suits the options.
  case noWords
}

/// The puzzle and the options of a record do not belong together.
public struct PuzzleError: Error, Equatable, Sendable {
  /// The error carries no details: the line of the puzzle shows where it is.
  public init() {}
}
