import Foundation
import Games
import Library
import Sync

/// A player's play on a deal, as a database has it. There is one for each player and deal.
public struct KeptPlay: Equatable, Sendable {
  /// What names it: the identity that its record has.
  public let id: GameID
  /// What is played.
  public let deal: Deal
  /// Who plays.
  public let player: PlayerID
  /// Whether the player has taken the puzzle along, and so nothing is judged.
  public let isOffline: Bool
  /// When it was opened.
  public let opened: WallTime
  /// How a judged play ended; nil where it is not over.
  public var result: PlayResult?

  /// A play with these.
  public init(
    id: GameID, deal: Deal, player: PlayerID, isOffline: Bool, opened: WallTime,
    result: PlayResult? = nil
  ) {
    self.id = id
    self.deal = deal
    self.player = player
    self.isOffline = isOffline
    self.opened = opened
    self.result = result
  }
}

/// How a judged play ended. All of it follows from the deal and the moves.
public struct PlayResult: Equatable, Sendable {
  /// When the last move came.
  public let ended: WallTime
  /// Whether the player reached the goal.
  public let isWon: Bool
  /// The points as the game's rules count them.
  public let score: Int64
  /// The time of play at the last move.
  public let time: PlayTime

  /// A result with these.
  public init(ended: WallTime, isWon: Bool, score: Int64, time: PlayTime) {
    self.ended = ended
    self.isWon = isWon
    self.score = score
    self.time = time
  }
}

/// A move that was judged, as a database has it. It never changes.
public struct KeptMove: Equatable, Sendable {
  /// Its place among those of the play, from 0.
  public let number: Int
  /// What the player did, as a record spells it.
  public let move: [UInt8]
  /// What it told.
  public let answer: [UInt8]
  /// The time of play at which it counts.
  public let time: PlayTime
  /// When it came.
  public let got: WallTime
  /// When its answer was about to be sent for the first time.
  public let sent: WallTime

  /// A move with these.
  public init(
    number: Int, move: [UInt8], answer: [UInt8], time: PlayTime, got: WallTime, sent: WallTime
  ) {
    self.number = number
    self.move = move
    self.answer = answer
    self.time = time
    self.got = got
    self.sent = sent
  }
}

extension GameID {
  /// The 16 bytes that name the game in the database.
  var blob: Data { withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) } }

  init(blob: Data) {
    let (high, low) = blob.halves
    self.init(high: high, low: low)
  }
}
