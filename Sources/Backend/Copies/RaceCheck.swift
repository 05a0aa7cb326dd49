import Library
import Races
import Sync

extension KeptRace {
  /// Whether its news are those of a race, in their order and without gaps, and its puzzle and its seats what follows
  /// from them.
  func isSound(with events: [StoredRaceEvent]) -> Bool {
    guard events.map(\.number) == Array(1..<events.count + 1),
      zip(events, events.dropFirst()).allSatisfy({ $0.time <= $1.time }),
      let race = try? RunningRace(self, events: events).race
    else { return false }
    return (deal != nil) == (race.start != nil)
      && seats.keys.allSatisfy { race.racers.indices.contains($0) }
  }
}
