import Games
import Backend
import Library
import Synchronization

/// The devices that are about to be another player's: they said a code, or showed a recovery key, with the token that
/// they have so far. That one is not given to them once more meanwhile: the answer with it may arrive after the
/// one with the new token, and would take its place.
final class Joins: Sendable {
  private let ends = Mutex<[Int64: Instant]>([:])

  /// A device may get another token from now on.
  func begin(_ caller: Caller?, at now: Instant) {
    guard let caller else { return }
    ends.withLock { ends in
      ends = ends.filter { $0.value > now }
      ends[caller.device] = now + Pairing.lifetime
    }
  }

  /// Whether a device may get another token now.
  func isOpen(for caller: Caller, at now: Instant) -> Bool {
    ends.withLock { $0[caller.device].map { now < $0 } ?? false }
  }
}
