import Games
import Library
import Races
import Sync

/// What the rules of races (`BackendStore+Races`) ask of a database, within one transaction. What is thrown undoes
/// all of it.
///
/// Whoever changes anything of a race holds its lock. A player is locked first, then circles, then races in
/// ascending order.
public protocol RaceTransaction {
  /// Waits until nobody else changes anything of a race, until the end of the transaction.
  /// - Returns: whether there is such a race.
  func lock(_ race: RaceID) throws -> Bool
  /// A race with everybody in it, as it stands at one moment.
  func race(_ id: RaceID) throws -> KeptRace?
  /// Makes a race that nobody has joined.
  func insert(_ race: KeptRace) throws
  /// Gives a race its puzzle.
  func save(_ deal: DealID, of race: RaceID) throws
  /// Keeps who has a seat.
  func insert(_ player: PlayerID, at seat: Int, of race: RaceID) throws
  /// Nobody has the seats of a player any more.
  func freeSeats(of player: PlayerID) throws

  /// The news of a race behind the first so many, in their order.
  func events(of race: RaceID, after count: Int) throws -> [StoredRaceEvent]
  /// Keeps further news of a race. One in the place of another is refused.
  func insert(_ events: [StoredRaceEvent], of race: RaceID) throws
  /// Keeps another line in the place of one.
  func replace(_ events: StoredRaceEvent, of race: RaceID) throws
  /// How many news there are of these races. One that is not there is not in the answer.
  func eventCounts(of races: [RaceID]) throws -> [RaceID: Int]

  /// The race of a player that is played on a deal.
  func race(of player: PlayerID, on deal: DealID) throws -> RaceID?
  /// The races that a player has a seat in, in ascending order.
  func races(of player: PlayerID) throws -> [RaceID]
  /// The races of which there is no news since a moment.
  func races(quietSince moment: WallTime) throws -> [RaceID]
  /// Removes a race with its puzzle, and all plays on it.
  func remove(_ race: KeptRace) throws
}

/// A race as a database has it.
public struct KeptRace: Sendable {
  let id: RaceID
  let kind: GameKind
  /// What was chosen, as a record has it.
  let options: [UInt8]
  let made: WallTime
  /// The puzzle; nil before somebody has it begin.
  var deal: Deal?
  /// Who has which seat. Nobody has that of a player who was erased.
  var seats: [Int: PlayerID] = [:]

  /// The seat of a player.
  func seat(of player: PlayerID?) -> Int? { seats.first { $0.value == player }?.key }
}

/// News as a database has them.
public struct StoredRaceEvent: Equatable, Sendable {
  /// Their place among those of the race, from 1.
  public let number: Int
  /// When it happened.
  public let time: WallTime
  /// What happened, as docs/races.md spells it.
  public let line: [UInt8]

  /// News with these.
  public init(number: Int, time: WallTime, line: [UInt8]) {
    self.number = number
    self.time = time
    self.line = line
  }
}
