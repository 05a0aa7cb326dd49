import Games
import Library
import Sync

/// What the rules of judged games ask of a database, within one transaction. What is thrown undoes all of it.
///
/// Whoever changes something of a play holds the lock of its player (`BackendTransaction.lock`). A deal never
/// changes, and belongs to nobody.
public protocol PlayTransaction {
  // MARK: Deals

  /// The game of a day; nil where nobody has asked for it yet.
  func deal(of kind: GameKind, on day: Day) throws -> Deal?
  /// Keeps a deal. Where the day has one of this game already, that one stays.
  func insert(_ deal: Deal) throws

  // MARK: Plays

  /// A player's play; nil where the player has no such play.
  func play(_ key: PlayKey, of player: PlayerID) throws -> KeptPlay?
  /// Keeps a play that was just opened. A second one of the same player and deal is refused.
  func insert(_ play: KeptPlay) throws
  /// Keeps how a play ended.
  func end(_ play: GameID, with result: PlayResult) throws

  // MARK: Moves

  /// The moves of a play, in their order.
  func moves(of play: GameID) throws -> [KeptMove]
  /// The latest move of a play; nil where there is none.
  func lastMove(of play: GameID) throws -> KeptMove?
  /// Keeps further moves of a play. One in the place of another is refused.
  func insert(_ moves: [KeptMove], of play: GameID) throws
}

/// What a play of a player is found by.
public enum PlayKey: Sendable {
  /// What names it.
  case id(GameID)
  /// What is played.
  case deal(DealID)
}
