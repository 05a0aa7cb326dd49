import Foundation
import Games
import Library
import Sync

/// A player's play on a deal, as a database stores it. A player has one play on a deal.
public struct KeptPlay: Equatable, Sendable {
  /// The identifier, which its record also has.
  public let id: GameID
  /// The deal.
  public let deal: Deal
  /// The player.
  public let player: PlayerID
  /// Whether the player has taken the puzzle offline, so that nothing is judged.
  public let isOffline: Bool
  /// When it was opened.
  public let opened: WallTime
  /// How a judged play ended; nil if it is not over.
  public var result: PlayResult?

  /// Makes a play from its stored fields.
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

/// How a judged play ended, derived entirely from the deal and the moves.
public struct PlayResult: Equatable, Sendable {
  /// When the last move arrived.
  public let ended: WallTime
  /// Whether the player reached the goal.
  public let isWon: Bool
  /// The points as the game's rules count them.
  public let score: Int64
  /// The time of play at the last move.
  public let time: PlayTime

  /// Makes a result from its stored fields.
  public init(ended: WallTime, isWon: Bool, score: Int64, time: PlayTime) {
    self.ended = ended
    self.isWon = isWon
    self.score = score
    self.time = time
  }
}

/// A judged move, as a database stores it. It never changes.
public struct KeptMove: Equatable, Sendable {
  /// Its place among the moves of the play, from 0.
  public let number: Int
  /// What the player did, as a record spells it.
  public let move: [UInt8]
  /// What it revealed.
  public let answer: [UInt8]
  /// The time of play at which it counts.
  public let time: PlayTime
  /// When it arrived.
  public let got: WallTime
  /// When its answer was about to be sent for the first time.
  public let sent: WallTime

  /// Makes a move from its stored fields.
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
  /// The 16 bytes that identify the game in the database.
  var blob: Data { withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) } }

  init(blob: Data) {
    let (high, low) = blob.halves
    self.init(high: high, low: low)
  }
}
