import Backend
import Races

/// What the listeners of one race are told. It is read once for all of them after each change, and of the news only
/// those that are newer than what was read before.
struct RaceFeed: Sendable {
  /// A race as it was read.
  struct Reading: Sendable {
    let race: Race
    /// Its latest news.
    private let events: [StoredRaceEvent]

    /// - Parameter earlier: what was read before it; nil where nothing was.
    init(_ seen: SeenRace, after earlier: Reading?) {
      race = seen.race
      events = ((earlier?.events ?? []) + seen.events).suffix(Self.mostEvents)
    }

    /// The news behind the first so many; nil where not all of them are here any more.
    func events(after count: Int) -> ArraySlice<StoredRaceEvent>? {
      let missing = race.eventCount - count
      return missing <= events.count ? events.suffix(max(missing, 0)) : nil
    }

    /// As many as come while somebody reads slowly. Who reads more slowly reads alone.
    private static let mostEvents = 256
  }

  /// Reads a race, with its news behind the first so many; nil where there is no such race any more.
  typealias Reader = @Sendable (_ count: Int) async throws -> SeenRace?

  /// Grows whenever something may have happened.
  var version: Int
  private var readVersion = 0
  private var reading: Task<Reading?, any Error>?

  /// A race that somebody has begun to listen to.
  init(version: Int) { self.version = version }

  /// The race as it stands after all changes so far: what somebody else has read, or reads now, or else it is read.
  /// - Parameter count: how many of its news whoever asks first knows.
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

  /// Nothing could be read: the next one who asks tries again.
  mutating func forget(_ failed: Task<Reading?, any Error>) {
    if reading == failed { reading = nil }
  }
}
