import Backend
import Hummingbird
import Races

/// Notifies the listeners of races when something happens.
///
/// A notice only says that there may be something new. The listener then requests the race (`race`), which is read once
/// for all listeners. So nothing piles up for a slow reader, nobody waits for it, and a superfluous notice does no
/// harm. If a listener hears the same notice again, it only learns that it is still connected.
actor RaceNotifier {
  /// Says that something may have happened.
  struct Notice: Equatable, Sendable {
    /// Grows with each change of the race.
    var change: Int
    /// How often an alarm for a change by time alone has gone off.
    var alarms = 0
  }

  /// The notices for one listener.
  typealias Stream = Subscription<Notice>

  private struct Listener {
    let continuation: AsyncStream<Notice>.Continuation
    /// The notice that the heartbeat repeats.
    var latest: Notice
    var alarm: Task<Void, Never>?
  }

  private let heartbeat: Duration
  private var listeners: Subscribers<RaceID, Listener>
  /// The feed of each race that has listeners.
  private var feeds: [RaceID: RaceFeed] = [:]
  private var lastChange = 0
  /// The number of events of each race when the database was last checked.
  private var known: [RaceID: Int] = [:]
  private var beating: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - heartbeat: how often the latest notice is repeated to each listener.
  ///   - mostOfRace: the most streams of one race.
  ///   - most: the most streams in total.
  init(heartbeat: Duration = .seconds(15), mostOfRace: Int = 64, most: Int = 3_000) {
    self.heartbeat = heartbeat
    listeners = Subscribers(mostOfTopic: mostOfRace, most: most)
  }

  /// The number of listeners.
  var count: Int { listeners.count }

  /// Begins to notify a listener. The first notice comes at once.
  /// - Throws: `.tooBusy` if the server or the race has the most streams allowed.
  func open(for race: RaceID) throws(Refusal) -> Stream {
    if listeners.isFull || listeners.isFull(race) { throw .tooBusy }
    let number = listeners.nextNumber()
    let stream = Stream(number) { await self.close(number, of: race) }
    let notice = Notice(change: feed(of: race).version)
    stream.sender.yield(notice)
    listeners.add(Listener(continuation: stream.sender, latest: notice), number, to: race)
    if beating == nil { beating = Task { await self.keepBeating() } }
    return stream
  }

  /// The race with its events after all changes so far.
  /// - Parameters:
  ///   - count: how many of its events the listener knows.
  ///   - read: reads the race, for all listeners.
  /// - Returns: nil if the race no longer exists.
  func race(
    _ id: RaceID, after count: Int, _ read: @escaping RaceFeed.Reader
  ) async throws -> RaceFeed.Reading? {
    guard var feed = feeds[id] else {
      // All streams have ended in the meantime.
      return try await read(count).map { RaceFeed.Reading($0, after: nil) }
    }
    let reading = feed.read(after: count, read)
    feeds[id] = feed
    do { return try await reading.value } catch {
      feeds[id]?.forget(reading)
      throw error
    }
  }

  /// Notifies the listeners that something may have happened in a race.
  func changed(_ race: RaceID) {
    guard feeds[race] != nil else { return }
    lastChange += 1
    feeds[race]?.version = lastChange
    for number in listeners.numbers(of: race) { notify(number) { $0.change = lastChange } }
  }

  /// Repeats the latest notice to every listener.
  func beat() {
    for listener in listeners.all.values { listener.continuation.yield(listener.latest) }
  }

  /// Notifies one listener after a pause. This replaces an earlier alarm of the same listener.
  func wake(_ stream: Stream, after pause: Duration) {
    let number = stream.number
    listeners[number]?.alarm?.cancel()
    listeners[number]?.alarm = Task {
      if (try? await Task.sleep(for: pause)) != nil { notify(number) { $0.alarms += 1 } }
    }
  }

  /// As long as anybody listens, periodically checks what other processes stored.
  /// - Parameter look: returns the number of events of each of these races that still exists; nil if that cannot be
  ///   determined now.
  func watch(
    each pause: Duration = .milliseconds(500),
    _ look: @escaping @Sendable ([RaceID]) async -> [RaceID: Int]?
  ) {
    if watching == nil { watching = Task { await keepWatching(each: pause, look) } }
  }

  private func feed(of race: RaceID) -> RaceFeed {
    if let feed = feeds[race] { return feed }
    // The feed starts with a version that no other feed has had, so nothing from earlier listeners' reads is reused.
    lastChange += 1
    let feed = RaceFeed(version: lastChange)
    feeds[race] = feed
    return feed
  }

  private func notify(_ number: Int, _ change: (inout Notice) -> Void) {
    guard var listener = listeners[number] else { return }
    change(&listener.latest)
    listeners[number] = listener
    listener.continuation.yield(listener.latest)
  }

  private func keepBeating() async {
    while listeners.count > 0 {
      do { try await Task.sleep(for: heartbeat) } catch { break }
      beat()
    }
    beating = nil
  }

  private func keepWatching(
    each pause: Duration, _ look: @Sendable ([RaceID]) async -> [RaceID: Int]?
  ) async {
    while listeners.count > 0 {
      do { try await Task.sleep(for: pause) } catch { break }
      let asked = listeners.topics
      guard let found = await look(asked) else { continue }
      for race in asked where found[race] == nil || found[race] != known[race] { changed(race) }
      known = found
    }
    known = [:]
    watching = nil
  }

  private func close(_ number: Int, of race: RaceID) {
    listeners[number]?.alarm?.cancel()
    listeners.remove(number)
    if listeners.numbers(of: race).isEmpty { feeds[race] = nil }
  }
}
