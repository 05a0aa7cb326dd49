import Backend
import Hummingbird
import Races

/// Whoever wants to hear at once what happens in a race.
///
/// Each is told only that there may be something, and asks then what the race is like (`race`), which is read once for
/// all of them. So nothing piles up for one that reads slowly, nobody waits for it, and a notice too many does no harm.
/// One that hears the same again knows that it is still connected, and no more.
actor RaceNotifier {
  /// Says that something may have happened.
  struct Notice: Equatable, Sendable {
    /// Grows with each change of the race.
    var change: Int
    /// How often time alone has brought something.
    var alarms = 0
  }

  /// What one hears.
  typealias Stream = Subscription<Notice>

  private struct Listener {
    let continuation: AsyncStream<Notice>.Continuation
    /// What it is told again and again.
    var latest: Notice
    var alarm: Task<Void, Never>?
  }

  private let heartbeat: Duration
  private var listeners: Subscribers<RaceID, Listener>
  /// What the listeners of each race are told.
  private var feeds: [RaceID: RaceFeed] = [:]
  private var lastChange = 0
  /// How many news each race had when the database was asked.
  private var known: [RaceID: Int] = [:]
  private var beating: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - heartbeat: how often each is told the same again.
  ///   - mostOfRace: the most streams of one race.
  ///   - most: the most of all.
  init(heartbeat: Duration = .seconds(15), mostOfRace: Int = 64, most: Int = 3_000) {
    self.heartbeat = heartbeat
    listeners = Subscribers(mostOfTopic: mostOfRace, most: most)
  }

  /// How many listen.
  var count: Int { listeners.count }

  /// Begins to tell somebody what happens. The first notice comes at once.
  /// - Throws: `.tooBusy` where all together have enough streams, or those of the race.
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

  /// The race that is listened to, as it stands after all changes so far.
  /// - Parameters:
  ///   - count: how many of its news the listener knows.
  ///   - read: reads it, for all that listen.
  /// - Returns: nil where there is no such race any more.
  func race(
    _ id: RaceID, after count: Int, _ read: @escaping RaceFeed.Reader
  ) async throws -> RaceFeed.Reading? {
    guard var feed = feeds[id] else {
      // All streams have ended meanwhile.
      return try await read(count).map { RaceFeed.Reading($0, after: nil) }
    }
    let reading = feed.read(after: count, read)
    feeds[id] = feed
    do { return try await reading.value } catch {
      feeds[id]?.forget(reading)
      throw error
    }
  }

  /// Something may have happened in a race.
  func changed(_ race: RaceID) {
    guard feeds[race] != nil else { return }
    lastChange += 1
    feeds[race]?.version = lastChange
    for number in listeners.numbers(of: race) { notify(number) { $0.change = lastChange } }
  }

  /// Tells everybody the same again.
  func beat() {
    for listener in listeners.all.values { listener.continuation.yield(listener.latest) }
  }

  /// Notices one after a while, in the place of what was set before.
  func wake(_ stream: Stream, after pause: Duration) {
    let number = stream.number
    listeners[number]?.alarm?.cancel()
    listeners[number]?.alarm = Task {
      if (try? await Task.sleep(for: pause)) != nil { notify(number) { $0.alarms += 1 } }
    }
  }

  /// Asks now and then, while anybody listens, what other processes stored.
  /// - Parameter look: how many news there are of each of these races that is still there; nil where it cannot be
  ///   found out now.
  func watch(
    each pause: Duration = .milliseconds(500),
    _ look: @escaping @Sendable ([RaceID]) async -> [RaceID: Int]?
  ) {
    if watching == nil { watching = Task { await keepWatching(each: pause, look) } }
  }

  private func feed(of race: RaceID) -> RaceFeed {
    if let feed = feeds[race] { return feed }
    // No other feed has had this version: of what was read for those who listened before, nothing is known.
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
