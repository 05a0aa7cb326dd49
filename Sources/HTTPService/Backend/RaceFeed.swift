import Backend
import Races

/// The race as its listeners hear it. It is read once for all of them after each change, and only the events that are
/// newer than the previous read are read.
struct RaceFeed: Sendable {
  /// A race after one read.
  struct Reading: Sendable {
    let race: Race
    /// The latest events of the race.
    private let events: [StoredRaceEvent]

    /// - Parameter earlier: the previous read; nil if there was none.
    init(_ seen: SeenRace, after earlier: Reading?) {
      race = seen.race
      events = ((earlier?.events ?? []) + seen.events).suffix(Self.mostEvents)
    }

    /// The events after the first `count`; nil if this read no longer contains all of them.
    func events(after count: Int) -> ArraySlice<StoredRaceEvent>? {
      let missing = race.eventCount - count
      return missing <= events.count ? events.suffix(max(missing, 0)) : nil
    }

    /// The number of events that can happen while a listener reads slowly. A listener that is even slower needs a
    /// separate read.
    private static let mostEvents = 256
  }

  /// Reads a race, with its events after the first `count`; nil if the race no longer exists.
  typealias Reader = @Sendable (_ count: Int) async throws -> SeenRace?

  /// Grows whenever something may have happened.
  var version: Int
  private var readVersion = 0
  private var reading: Task<Reading?, any Error>?

  /// The feed of a race that has its first listener.
  init(version: Int) { self.version = version }

  /// The race after all changes so far: from a read that is finished or under way, or otherwise from a new read.
  /// - Parameter count: how many events the first listener knows.
  mutating func read(
    after count: Int, _ read: @escaping Reader
  ) -> Task<Reading?, any Error> {
    if let reading, readVersion == version { return reading }
    let before = reading
    let reading = Task<Reading?, any Error> {
      let earlier = try? await before?.value
      let seen = try await read(earlier?.race.eventCount ?? count)
      return seen.map { Reading($0, after: earlier) }
    }
    self.reading = reading
    readVersion = version
    return reading
  }

  /// Discards a read that failed, so that the next listener tries again.
  mutating func forget(_ failed: Task<Reading?, any Error>) {
    if reading == failed { reading = nil }
  }
}
