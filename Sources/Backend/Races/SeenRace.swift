import Circles
import Games
import Library
import Races
import Sync

/// A race as one player sees it.
public struct SeenRace: Sendable {
  /// The identifier of the race.
  public let id: RaceID
  /// The options, as a record spells them.
  public let options: [UInt8]
  /// The state of the race.
  public let race: Race
  /// The seat of the player who sees it; nil for a player without a seat.
  public let seat: Int?
  /// The play of that player, once it is opened.
  public let play: GameID?
  /// The events that the caller asked for, the oldest first.
  public let events: [StoredRaceEvent]

  init(_ running: RunningRace, by player: PlayerID?, play: GameID?, since count: Int = 0) {
    id = running.kept.id
    options = running.kept.options
    race = running.race
    seat = running.kept.seat(of: player)
    self.play = play
    events = Array(running.events.drop { $0.number <= count })
  }
}

/// A player who wants to race, as the others see them.
public struct NewRacer: Sendable {
  let name: CircleName
  let avatar: Avatar

  /// Makes a racer with a name and an avatar.
  public init(name: CircleName, avatar: Avatar) {
    self.name = name
    self.avatar = avatar
  }

  /// The event by which they join.
  var events: RaceEvent { .join(name: name.text, avatar: avatar) }
}

/// Why a request about a race fails.
public enum RaceError: Error, Equatable, Sendable {
  /// The race does not exist.
  case unknown
  /// The player has no seat in the race, or no one plays in the requested seat.
  case noSeat
  /// No puzzle can be dealt with these options, or such a game cannot be judged.
  case unusableOptions
  /// The play of that racer is still hidden.
  case hidden
  /// The rules of races refuse it.
  case refused(RaceRefusal)
}
