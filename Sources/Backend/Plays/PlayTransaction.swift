import Games
import Library
import Sync

/// What the rules of judged games need from a database, within one transaction. A thrown error undoes the whole
/// transaction.
///
/// A transaction that changes a play holds the lock of its player (`BackendTransaction.lock`). A deal never
/// changes, and belongs to no player.
public protocol PlayTransaction {
  // MARK: Deals

  /// The deals of a game of a day: one for each language in which somebody has opened it.
  func deals(of kind: GameKind, on day: Day) throws -> [Deal]
  /// Stores a deal. If the day already has a deal of this game with the same options, the existing deal stays.
  func insert(_ deal: Deal) throws

  // MARK: Plays

  /// A player's play; nil if the player has no such play.
  func play(_ key: PlayKey, of player: PlayerID) throws -> KeptPlay?
  /// Stores a newly opened play. A second play of the same player and deal is refused.
  func insert(_ play: KeptPlay) throws
  /// Stores the result of a play.
  func end(_ play: GameID, with result: PlayResult) throws

  // MARK: Moves

  /// The moves of a play, in their order.
  func moves(of play: GameID) throws -> [KeptMove]
  /// The latest move of a play; nil before the first move.
  func lastMove(of play: GameID) throws -> KeptMove?
  /// Stores further moves of a play. A move whose number is already taken is refused.
  func insert(_ moves: [KeptMove], of play: GameID) throws
}

/// The key by which a player's play is found.
public enum PlayKey: Sendable {
  /// The identifier of the play.
  case id(GameID)
  /// The deal that is played.
  case deal(DealID)
}
