import Games
import House
import Library
import Synchronization

/// Holds back who guesses codes and sheets, in all requests together.
final class Guesses: Sendable {
  private let limit = Mutex(GuessLimit())
  private let now: @Sendable () -> Instant

  /// - Parameter now: the clock that never goes back.
  init(now: @escaping @Sendable () -> Instant) { self.now = now }

  /// Somebody says a code. It counts as wrong until it turns out to be right, so that many at once are not
  /// more than are allowed.
  /// - Throws: `.tooMany`, and then it is not looked at.
  func begin(from address: ClientAddress) throws(Refusal) {
    let isAllowed = limit.withLock { limit in
      guard limit.allows(address.text, at: now()) else { return false }
      limit.countWrong(from: address.text, at: now())
      return true
    }
    guard isAllowed else { throw .tooMany(seconds: 60) }
  }

  /// It was right.
  func succeed(from address: ClientAddress) {
    limit.withLock { $0.countRight(from: address.text, at: now()) }
  }
}
