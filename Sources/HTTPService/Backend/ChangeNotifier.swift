import Backend
import Sync

/// Notifies the devices of a player when another device has stored something.
///
/// Each device hears only the latest revision, so nothing piles up for a slow reader. If it hears the same revision
/// again, it only learns that it is still connected.
actor ChangeNotifier {
  /// The messages for one device. The stream also ends when the device no longer belongs to the player.
  typealias Stream = Subscription<Revision>

  private struct Listener {
    let caller: Caller
    /// The revision that the heartbeat repeats.
    var latest: Revision
    /// The device has heard of everything up to this revision, or has stored it itself.
    var known: Revision
    let continuation: AsyncStream<Revision>.Continuation
  }

  private let heartbeat: Duration
  private var listeners: Subscribers<PlayerID, Listener>
  private var beating: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  /// - Parameters:
  ///   - heartbeat: how often the latest revision is repeated to each device.
  ///   - mostOfPlayer: the most streams of one player.
  ///   - most: the most streams in total.
  init(heartbeat: Duration = .seconds(15), mostOfPlayer: Int = 32, most: Int = 3_000) {
    self.heartbeat = heartbeat
    listeners = Subscribers(mostOfTopic: mostOfPlayer, most: most)
  }

  /// The number of listeners.
  var count: Int { listeners.count }

  /// Whether any other device listens for changes of the player.
  func hasListeners(of player: PlayerID, besides device: Int64?) -> Bool {
    listeners.numbers(of: player).contains { listeners[$0]?.caller.device != device }
  }

  /// Begins to notify a device.
  /// - Throws: `.tooMany` if the player has the most streams allowed, `.tooBusy` if the server does.
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

  /// Notifies the devices of a player of the latest revision, except the device that sent the rows.
  /// - Parameter rows: the number of rows that the device sent.
  func stored(
    revision: Revision, of player: PlayerID, by device: Int64? = nil, rows: Int = 0
  ) {
    for number in listeners.numbers(of: player) {
      guard let listener = listeners[number] else { continue }
      if listener.caller.device != device {
        tell(number, revision)
      } else if listener.known.advanced(by: rows) >= revision {
        // No other device has stored anything in between.
        listeners[number]?.known = max(listener.known, revision)
      }
    }
  }

  /// As long as anybody listens, periodically checks what other processes stored or removed. A notification is only a
  /// hint, so correctness does not depend on the period.
  /// - Parameter look: returns the latest revision for each of these devices that still exists; nil if that cannot be
  ///   determined now.
  func watch(
    each pause: Duration = .milliseconds(500),
    _ look: @escaping @Sendable ([Int64]) async -> [Int64: Revision]?
  ) {
    if watching == nil { watching = Task { await keepWatching(each: pause, look) } }
  }

  /// Ends the streams of a device that no longer belongs to the player.
  func removed(device: Int64) {
    for listener in listeners.all.values where listener.caller.device == device {
      listener.continuation.finish()
    }
  }

  /// Ends the streams of an erased player.
  func erased(_ player: PlayerID) {
    for number in listeners.numbers(of: player) { listeners[number]?.continuation.finish() }
  }

  /// Repeats the latest revision to every device.
  func beat() {
    for listener in listeners.all.values { listener.continuation.yield(listener.latest) }
  }

  private func tell(_ number: Int, _ revision: Revision) {
    guard var listener = listeners[number] else { return }
    // Two pushes may be reported in another order than they were stored in.
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
