import Games
import Library
import Races
import Sync

/// The part of a play that its player may see.
public struct ShownPlay: Equatable, Sendable {
  /// The identifier of the play, which its record also has.
  public let id: GameID
  /// The day whose game it is; nil for a puzzle that belongs to no day.
  public let day: Day?
  /// The game.
  public let kind: GameKind
  /// The version of the rules of the game.
  public let rules: Int64
  /// The options, as a record spells them.
  public let options: [UInt8]
  /// Whether the puzzle was taken offline, so that nothing is judged.
  public let isOffline: Bool
  /// When it was opened.
  public let opened: WallTime
  /// The commitment to the puzzle.
  public let commitment: [UInt8]
  /// What the deal revealed, as fields of a line; it may be empty.
  public let opening: [UInt8]
  /// All moves with what they revealed, the oldest first.
  public let moves: [JudgedMove]
  /// What is revealed only once a play is over or was taken offline.
  public let revealed: Revealed?
  /// The record of a judged play on a consistent puzzle, up to now; nil if it was not requested or the play is
  /// over.
  public let consistentPuzzle: [UInt8]?

  /// What no longer gives the player an advantage.
  public struct Revealed: Equatable, Sendable {
    /// The record with the puzzle: of a judged play the whole record, of an offline play the record before any
    /// move.
    public let record: [UInt8]
    /// The salt of the commitment.
    public let salt: [UInt8]
  }

  init(_ play: KeptPlay, _ running: some RunningPlay, withConsistentPuzzle: Bool = false) {
    let deal = play.deal
    id = play.id
    day = deal.day
    kind = deal.kind
    rules = deal.rules
    options = deal.options
    isOffline = play.isOffline
    opened = play.opened
    commitment = deal.commitment
    opening = running.opening
    moves = running.moves
    revealed = Revealed(play, running)
    var running = running
    consistentPuzzle =
      withConsistentPuzzle && revealed == nil
      ? running.consistentPuzzle(after: running.moveCount) : nil
  }
}

extension ShownPlay.Revealed {
  /// What may be revealed of a play; nil if that is nothing yet.
  init?(_ play: KeptPlay, _ running: some RunningPlay) {
    guard let record = play.isOffline ? running.openRecord : running.record else { return nil }
    self.init(record: record, salt: play.deal.salt)
  }
}

/// The result of moves that were sent.
public struct TakenMoves: Equatable, Sendable {
  /// The moves that count, with what they revealed, including moves that were judged before.
  public let moves: [JudgedMove]
  /// How many moves the play has after these.
  public let position: Int
  /// How many moves at the end do not count, because the rules refuse the first of them.
  public let refused: Int
  /// How many of the moves that count are new.
  public let new: Int
  /// What is revealed once the play is over; nil before.
  public let revealed: ShownPlay.Revealed?
  /// The record before these moves, on a consistent puzzle, in which these moves reveal the same as in the play;
  /// nil if it was not requested.
  public let consistentPuzzle: [UInt8]?
  /// The same record with these moves.
  public let after: [UInt8]?
  /// The race in which others see the progress of new moves; nil if there is none.
  public let race: RaceID?
}

/// Moves that a device sends.
public struct SentMoves: Equatable, Sendable {
  /// The play to which they belong.
  public let play: GameID
  /// How many moves the device knew of when it made the first of them.
  public let position: Int
  /// The moves, as a record spells them.
  public let lines: [[UInt8]]
  /// Whether the device wants the record on a consistent puzzle.
  public let wantsConsistentPuzzle: Bool

  /// Makes moves to send.
  public init(play: GameID, position: Int, lines: [[UInt8]], wantsConsistentPuzzle: Bool = false) {
    self.play = play
    self.position = position
    self.lines = lines
    self.wantsConsistentPuzzle = wantsConsistentPuzzle
  }
}

/// When a request arrived at a server.
public struct Arrival: Sendable {
  /// By the wall clock.
  public let wall: WallTime
  /// By the monotonic clock.
  public let steady: Instant

  /// Both clocks at one moment.
  public init(wall: WallTime, steady: Instant) {
    self.wall = wall
    self.steady = steady
  }
}

/// Why a request about a play fails.
public enum PlayError: Error, Equatable, Sendable {
  /// The player has no such play, or the server does not deal such a game.
  case unknown
  /// There are too many moves, or one of them cannot be read.
  case malformed
  /// That day has not begun anywhere on Earth, or has ended everywhere. Or the play belongs to a race that is over
  /// or that the player has left.
  case closed
  /// The play is judged already, so the puzzle cannot be taken offline.
  case judged
  /// The puzzle was taken offline, so nothing is judged.
  case offline
  /// The play has reached the limit of judged moves.
  case full
  /// Other moves were judged in their place: the device needs those first.
  case elsewhere(ShownPlay)
}
