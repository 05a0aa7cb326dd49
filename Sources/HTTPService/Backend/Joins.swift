import Backend
import Games
import Library
import Synchronization

/// The devices that are about to change to another player: they have sent a code or a recovery key, together with their
/// current token. Until that is over, the server does not send them the current token again. The answer with it could
/// arrive after the answer with the new token, and would replace it.
final class Joins: Sendable {
  private let ends = Mutex<[Int64: Instant]>([:])

  /// Records that a device may get another token from now on.
  func begin(_ caller: Caller?, at now: Instant) {
    guard let caller else { return }
    ends.withLock { ends in
      ends = ends.filter { $0.value > now }
      ends[caller.device] = now + Pairing.lifetime
    }
  }

  /// Whether a device may be getting another token now.
  func isOpen(for caller: Caller, at now: Instant) -> Bool {
    ends.withLock { $0[caller.device].map { now < $0 } ?? false }
  }
}
