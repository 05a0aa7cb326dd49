import Circles
import Games
import Library
import Races
import Sync

/// A race as somebody sees it.
public struct SeenRace: Sendable {
  /// What names it.
  public let id: RaceID
  /// What was chosen, as a record has it.
  public let options: [UInt8]
  /// What happened.
  public let race: Race
  /// The seat of whoever sees it; nil for whoever has none.
  public let seat: Int?
  /// Their play, once it was opened.
  public let play: GameID?
  /// The news that were asked for, the oldest first.
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

/// Who wants to race, as the others see them.
public struct NewRacer: Sendable {
  let name: CircleName
  let avatar: Avatar

  /// Somebody with these.
  public init(name: CircleName, avatar: Avatar) {
    self.name = name
    self.avatar = avatar
  }

  /// What they want.
  var events: RaceEvent { .join(name: name.text, avatar: avatar) }
}

/// Why nothing comes of what was asked of a race.
public enum RaceError: Error, Equatable, Sendable {
  /// There is no such race.
  case unknown
  /// Whoever asks has no seat in it, or nobody plays in the seat that is asked for.
  case noSeat
  /// With these options nothing is dealt, or nothing is judged.
  case unusableOptions
  /// What somebody does is not to be seen yet.
  case hidden
  /// It may not be, for now or at all.
  case refused(RaceRefusal)
}
