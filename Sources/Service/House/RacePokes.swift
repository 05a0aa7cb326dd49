import House
import Hummingbird
import Races

/// Whoever wants to hear at once what happens in a race.
///
/// Each is told only that there may be something, and reads then what it does not know yet. So nothing piles up for
/// one that reads slowly, nobody waits for it, and a poke too many does no harm. One that hears the same again knows
/// that it is still connected, and no more.
actor RacePokes {
  /// What one hears. It ends at `end`.
  struct Stream: Sendable {
    fileprivate let number: Int
    /// How often something may have happened.
    let pokes: AsyncStream<Int>
    let end: @Sendable () -> Void
  }

  private struct Listener {
    let race: RaceID
    let continuation: AsyncStream<Int>.Continuation
    /// What it is told again and again.
    var latest = 1
    var alarm: Task<Void, Never>?
  }

  private let heartbeat: Duration
  private let mostOfRace: Int
  private let most: Int
  private var listeners: [Int: Listener] = [:]
  private var listenersOfRace: [RaceID: Set<Int>] = [:]
  /// How many news each race had when the database was asked.
  private var known: [RaceID: Int] = [:]
  private var lastNumber = 0
  private var beating: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - heartbeat: how often each is told the same again.
  ///   - mostOfRace: the most streams of one race.
  ///   - most: the most of all.
  init(heartbeat: Duration = .seconds(15), mostOfRace: Int = 64, most: Int = 3_000) {
    self.heartbeat = heartbeat
    self.mostOfRace = mostOfRace
    self.most = most
  }

  /// How many listen.
  var count: Int { listeners.count }

  /// Begins to tell somebody what happens. The first poke comes at once.
  /// - Throws: `.tooBusy` where all together have enough streams, or those of the race.
  func open(for race: RaceID) throws(Refusal) -> Stream {
    guard listeners.count < most, of(race).count < mostOfRace else { throw .tooBusy }
    lastNumber += 1
    let number = lastNumber
    let (pokes, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { _ in Task { await self.close(number) } }
    let listener = Listener(race: race, continuation: continuation)
    continuation.yield(listener.latest)
    listeners[number] = listener
    listenersOfRace[race, default: []].insert(number)
    if beating == nil { beating = Task { await self.keepBeating() } }
    return Stream(number: number, pokes: pokes) { continuation.finish() }
  }

  /// Something may have happened in a race.
  func changed(_ race: RaceID) {
    for number in of(race) { poke(number) }
  }

  /// Tells everybody the same again.
  func beat() {
    for listener in listeners.values { listener.continuation.yield(listener.latest) }
  }

  /// Pokes one after a while, in the place of what was set before.
  func wake(_ stream: Stream, after pause: Duration) {
    let number = stream.number
    listeners[number]?.alarm?.cancel()
    listeners[number]?.alarm = Task {
      if (try? await Task.sleep(for: pause)) != nil { poke(number) }
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

  private func poke(_ number: Int) {
    guard var listener = listeners[number] else { return }
    listener.latest += 1
    listeners[number] = listener
    listener.continuation.yield(listener.latest)
  }

  private func of(_ race: RaceID) -> Set<Int> { listenersOfRace[race] ?? [] }

  private func keepBeating() async {
    while !listeners.isEmpty {
      do { try await Task.sleep(for: heartbeat) } catch { break }
      beat()
    }
    beating = nil
  }

  private func keepWatching(
    each pause: Duration, _ look: @Sendable ([RaceID]) async -> [RaceID: Int]?
  ) async {
    while !listeners.isEmpty {
      do { try await Task.sleep(for: pause) } catch { break }
      let asked = Array(listenersOfRace.keys)
      guard let found = await look(asked) else { continue }
      for race in asked where found[race] == nil || found[race] != known[race] { changed(race) }
      known = found
    }
    known = [:]
    watching = nil
  }

  private func close(_ number: Int) {
    guard let listener = listeners.removeValue(forKey: number) else { return }
    listener.alarm?.cancel()
    listenersOfRace[listener.race]?.remove(number)
    if of(listener.race).isEmpty { listenersOfRace[listener.race] = nil }
  }
}
