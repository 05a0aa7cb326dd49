import Backend
import Sync

/// The devices that want to hear at once when something of their player was stored, and who is told what.
///
/// Each hears the latest revision alone. So nothing piles up for one that reads slowly, and one that hears
/// the same again knows that it is still connected, and no more.
actor ChangeNotifier {
  /// What one device hears. It ends when the device is no longer the player's, too.
  typealias Stream = Subscription<Revision>

  private struct Listener {
    let caller: Caller
    /// What it is told again and again.
    var latest: Revision
    /// Up to here it was told of everything, or stored it itself.
    var known: Revision
    let continuation: AsyncStream<Revision>.Continuation
  }

  private let heartbeat: Duration
  private var listeners: Subscribers<PlayerID, Listener>
  private var beating: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - heartbeat: how often each is told the same again.
  ///   - mostOfPlayer: the most streams of one player.
  ///   - most: the most of all.
  init(heartbeat: Duration = .seconds(15), mostOfPlayer: Int = 32, most: Int = 3_000) {
    self.heartbeat = heartbeat
    listeners = Subscribers(mostOfTopic: mostOfPlayer, most: most)
  }

  /// How many listen.
  var count: Int { listeners.count }

  /// Whether anybody but this device would hear of a player.
  func hasListeners(of player: PlayerID, besides device: Int64?) -> Bool {
    listeners.numbers(of: player).contains { listeners[$0]?.caller.device != device }
  }

  /// Begins to tell a device what is stored.
  /// - Throws: `.tooMany` where its player has enough streams, `.tooBusy` where all together have.
  func open(for caller: Caller) throws(Refusal) -> Stream {
    if listeners.isFull { throw .tooBusy }
    if listeners.isFull(caller.player) { throw .tooMany(seconds: 60) }
    let number = listeners.nextNumber()
    let stream = Stream(number) { await self.close(number) }
    listeners.add(
      Listener(caller: caller, latest: .zero, known: .zero, continuation: stream.sender), number,
      to: caller.player)
    if beating == nil { beating = Task { await self.keepBeating() } }
    return stream
  }

  /// Tells the devices of a player up to where there is something, except the one that sent it.
  /// - Parameter rows: how many rows it sent.
  func stored(
    revision: Revision, of player: PlayerID, by device: Int64? = nil, rows: Int = 0
  ) {
    for number in listeners.numbers(of: player) {
      guard let listener = listeners[number] else { continue }
      if listener.caller.device != device {
        tell(number, revision)
      } else if listener.known.advanced(by: rows) >= revision {
        // Nobody else has stored anything in between.
        listeners[number]?.known = max(listener.known, revision)
      }
    }
  }

  /// Asks now and then, while anybody listens, what other processes stored or removed. A notice is a hint, so
  /// nothing depends on how often.
  /// - Parameter look: the last revision for each of these devices that is still there; nil where it cannot
  ///   be found out now.
  func watch(
    each pause: Duration = .milliseconds(500),
    _ look: @escaping @Sendable ([Int64]) async -> [Int64: Revision]?
  ) {
    if watching == nil { watching = Task { await keepWatching(each: pause, look) } }
  }

  /// Ends the streams of a device that is no longer the player's.
  func removed(device: Int64) {
    for listener in listeners.all.values where listener.caller.device == device {
      listener.continuation.finish()
    }
  }

  /// Ends the streams of a player who is erased.
  func erased(_ player: PlayerID) {
    for number in listeners.numbers(of: player) { listeners[number]?.continuation.finish() }
  }

  /// Tells everybody the same again.
  func beat() {
    for listener in listeners.all.values { listener.continuation.yield(listener.latest) }
  }

  private func tell(_ number: Int, _ revision: Revision) {
    guard var listener = listeners[number] else { return }
    // Two pushes may be told in another order than they were stored in.
    listener.latest = max(listener.latest, revision)
    listener.known = max(listener.known, revision)
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
    each pause: Duration, _ look: @Sendable ([Int64]) async -> [Int64: Revision]?
  ) async {
    while listeners.count > 0 {
      do { try await Task.sleep(for: pause) } catch { break }
      let asked = listeners.all.mapValues(\.caller.device)
      guard let found = await look(Array(Set(asked.values))) else { continue }
      for (number, device) in asked {
        guard let listener = listeners[number] else { continue }
        guard let revision = found[device] else {
          listener.continuation.finish()
          continue
        }
        if revision > listener.known { tell(number, revision) }
      }
    }
    watching = nil
  }

  private func close(_ number: Int) { listeners.remove(number) }
}
