import Games
import Library
import Races
import Sync

/// What the rules of races (`BackendStore+Races`) need from a database, within one transaction. A thrown error
/// undoes the whole transaction.
///
/// A transaction that changes a race holds the lock of that race. It locks a player first, then circles, then races
/// in ascending order.
public protocol RaceTransaction {
  /// Locks a race until the end of the transaction. Waits until no other transaction changes it.
  /// - Returns: whether the race exists.
  func lock(_ race: RaceID) throws -> Bool
  /// A race with all its racers, at a single moment.
  func race(_ id: RaceID) throws -> KeptRace?
  /// Makes a race without racers.
  func insert(_ race: KeptRace) throws
  /// Gives a race its puzzle.
  func save(_ deal: DealID, of race: RaceID) throws
  /// Stores that a player has a seat.
  func insert(_ player: PlayerID, at seat: Int, of race: RaceID) throws
  /// Frees the seats of a player.
  func freeSeats(of player: PlayerID) throws

  /// The events of a race after the first `count`, in their order.
  func events(of race: RaceID, after count: Int) throws -> [StoredRaceEvent]
  /// Stores further events of a race. An event whose number is already taken is refused.
  func insert(_ events: [StoredRaceEvent], of race: RaceID) throws
  /// Replaces the line of a stored event.
  func replace(_ event: StoredRaceEvent, of race: RaceID) throws
  /// How many events each of these races has. A race that does not exist is not in the answer.
  func eventCounts(of races: [RaceID]) throws -> [RaceID: Int]

  /// The race on a deal in which a player has a seat.
  func race(of player: PlayerID, on deal: DealID) throws -> RaceID?
  /// The races that a player has a seat in, in ascending order.
  func races(of player: PlayerID) throws -> [RaceID]
  /// The races that were made before a moment and have no event since.
  func races(quietSince moment: WallTime) throws -> [RaceID]
  /// Removes a race with its puzzle and all plays on that puzzle.
  func remove(_ race: KeptRace) throws
}

/// A race as a database stores it.
public struct KeptRace: Sendable {
  let id: RaceID
  let kind: GameKind
  /// The options, as a record spells them.
  let options: [UInt8]
  let made: WallTime
  /// The puzzle; nil before the race is started.
  var deal: Deal?
  /// The players by seat. The seat of an erased player has no player.
  var seats: [Int: PlayerID] = [:]

  /// The seat of a player.
  func seat(of player: PlayerID?) -> Int? { seats.first { $0.value == player }?.key }
}

/// An event of a race as a database stores it.
public struct StoredRaceEvent: Equatable, Sendable {
  /// Its place among the events of the race, from 1.
  public let number: Int
  /// When it happened.
  public let time: WallTime
  /// The event as docs/races.md spells it.
  public let line: [UInt8]

  /// Makes an event from its stored fields.
  public init(number: Int, time: WallTime, line: [UInt8]) {
    self.number = number
    self.time = time
    self.line = line
  }
}
