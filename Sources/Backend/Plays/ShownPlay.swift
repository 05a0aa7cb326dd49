import Games
import Library
import Races
import Sync

/// All of a play that its player may see.
public struct ShownPlay: Equatable, Sendable {
  /// What names the play: the identity of its record.
  public let id: GameID
  /// The day whose game it is; nil for a puzzle of no day.
  public let day: Day?
  /// Which game it is.
  public let kind: GameKind
  /// The version of the rules by which it is played.
  public let rules: Int64
  /// What was chosen, as a record has it.
  public let options: [UInt8]
  /// Whether the puzzle was taken along, and so nothing is judged.
  public let isOffline: Bool
  /// When it was opened.
  public let opened: WallTime
  /// What was promised of the puzzle.
  public let commitment: [UInt8]
  /// What was told at the deal, as fields of a line; there may be none.
  public let opening: [UInt8]
  /// All moves with what they told, the oldest first.
  public let moves: [JudgedMove]
  /// What is told only of a play that is over, or that was taken along.
  public let revealed: Revealed?
  /// The record of a judged play on a consistent puzzle, as far as it is; nil where it was not asked for, and of a play
  /// that is over.
  public let consistentPuzzle: [UInt8]?

  /// What nobody can make use of any more.
  public struct Revealed: Equatable, Sendable {
    /// The record, in which the puzzle stands: of a judged play the whole of it, of one that was taken along
    /// the one before any move.
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
  /// What is told of a play; nil where that is nothing yet.
  init?(_ play: KeptPlay, _ running: some RunningPlay) {
    guard let record = play.isOffline ? running.openRecord : running.record else { return nil }
    self.init(record: record, salt: play.deal.salt)
  }
}

/// What came of moves that were sent.
public struct TakenMoves: Equatable, Sendable {
  /// Those that count, with what they told: also those that were judged before.
  public let moves: [JudgedMove]
  /// How many moves of the play there are with these.
  public let position: Int
  /// How many of the moves at the end do not count, because the rules refuse the first of them.
  public let refused: Int
  /// How many are new.
  public let new: Int
  /// What is told once the play is over; nil before.
  public let revealed: ShownPlay.Revealed?
  /// The record as it was before these moves, on a consistent puzzle that tells of them what was told; nil where it was
  /// not asked for.
  public let consistentPuzzle: [UInt8]?
  /// The same with these moves.
  public let after: [UInt8]?
  /// The race in which others see of new moves how far they lead; nil where there is none.
  public let race: RaceID?
}

/// Moves that a device sends.
public struct SentMoves: Equatable, Sendable {
  /// The play that they belong to.
  public let play: GameID
  /// How many moves the device knew of when it made the first of them.
  public let position: Int
  /// The moves, as a record spells them.
  public let lines: [[UInt8]]
  /// Whether the device wants the record on a consistent puzzle.
  public let wantsConsistentPuzzle: Bool

  /// Moves with these.
  public init(play: GameID, position: Int, lines: [[UInt8]], wantsConsistentPuzzle: Bool = false) {
    self.play = play
    self.position = position
    self.lines = lines
    self.wantsConsistentPuzzle = wantsConsistentPuzzle
  }
}

/// When something came to a server.
public struct Arrival: Sendable {
  /// By the calendar.
  public let wall: WallTime
  /// By the clock that is never set.
  public let steady: Instant

  /// Both clocks at one moment.
  public init(wall: WallTime, steady: Instant) {
    self.wall = wall
    self.steady = steady
  }
}

/// Why nothing comes of what was asked of a play.
public enum PlayError: Error, Equatable, Sendable {
  /// The player has no such play, or the server deals no such game.
  case unknown
  /// The moves are too many, or one of them is none.
  case malformed
  /// It is that day nowhere on Earth: not yet, or no longer. Or it is the play of a race that is over, or that
  /// the player has left.
  case closed
  /// The play is judged already, so the puzzle cannot be taken along.
  case judged
  /// The puzzle was taken along, so nothing is judged.
  case offline
  /// The play has as many moves as are judged.
  case full
  /// Other moves were judged in their place: the device has to hear them first.
  case elsewhere(ShownPlay)
}
