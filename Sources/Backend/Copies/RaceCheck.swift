import Library
import Races
import Sync

extension KeptRace {
  /// Whether its events form a race, in order and without gaps, and its puzzle and seats follow from them.
  func isSound(with events: [StoredRaceEvent]) -> Bool {
    guard events.map(\.number) == Array(1..<events.count + 1),
      zip(events, events.dropFirst()).allSatisfy({ $0.time <= $1.time }),
      let race = try? RunningRace(self, events: events).race
    else { return false }
    return (deal != nil) == (race.start != nil)
      && seats.keys.allSatisfy { race.racers.indices.contains($0) }
  }
}
