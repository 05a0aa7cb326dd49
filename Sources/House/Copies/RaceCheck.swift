import Library
import Races
import Sync

extension KeptRace {
  /// Whether its news are those of a race, in their order and without gaps, and its puzzle and its seats what follows
  /// from them.
  func isSound(with news: [KeptNews]) -> Bool {
    guard news.map(\.number) == Array(1..<news.count + 1),
      zip(news, news.dropFirst()).allSatisfy({ $0.time <= $1.time }),
      let race = try? RunningRace(self, news: news).race
    else { return false }
    return (deal != nil) == (race.start != nil)
      && seats.keys.allSatisfy { race.racers.indices.contains($0) }
  }
}
