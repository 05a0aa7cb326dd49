import Games
import Library

/// Limits how often, or how much of, something may be done within the latest span of time, by each key and by all keys
/// together.
struct Allowance<Key: Hashable & Sendable>: Sendable {
  /// Something that was counted.
  struct Taken: Sendable {
    fileprivate let key: Key
    fileprivate let amount: Int
    fileprivate let time: Instant
  }

  private let fromOne: Int
  private let fromAll: Int
  private let span: Milliseconds
  private var windows: [Key: SlidingWindow] = [:]
  private var all = SlidingWindow()
  /// When keys that were unused for a whole span are removed next.
  private var nextSweep = Instant.zero

  /// - Parameters:
  ///   - fromOne: the limit for each key.
  ///   - fromAll: the limit for all keys together; it bounds how much is remembered.
  init(fromOne: Int, fromAll: Int = .max, each span: Milliseconds) {
    self.fromOne = fromOne
    self.fromAll = fromAll
    self.span = span
  }

  /// Counts an amount now.
  /// - Throws: `.tooMany` if that would exceed a limit; then nothing is counted.
  @discardableResult
  mutating func take(
    _ key: Key, _ amount: Int = 1, at now: Instant
  ) throws(Refusal) -> Taken {
    try check(key, amount, at: now)
    windows[key, default: SlidingWindow()].add(amount, at: now)
    if fromAll != .max { all.add(amount, at: now) }
    return Taken(key: key, amount: amount, time: now)
  }

  /// Checks that the amount is allowed now, without counting it.
  mutating func check(_ key: Key, _ amount: Int = 1, at now: Instant) throws(Refusal) {
    sweep(at: now)
    let over = now - span
    windows[key]?.forget(through: over)
    all.forget(through: over)
    let one = windows[key]?.moment(until: fromOne - amount, span: span)
    let all = all.moment(until: fromAll - amount, span: span)
    guard let end = one ?? all else { return }
    throw .tooMany(seconds: Int((max(end, all ?? end) - now).count + 999) / 1_000)
  }

  /// Reverts a count. Once its span is over, this has no effect.
  mutating func giveBack(_ taken: Taken) {
    windows[taken.key]?.remove(taken.amount, at: taken.time)
    if fromAll != .max { all.remove(taken.amount, at: taken.time) }
  }

  /// Once per span, removes the keys that were unused for a whole span.
  private mutating func sweep(at now: Instant) {
    guard now >= nextSweep else { return }
    nextSweep = now + span
    for key in windows.keys {
      windows[key]?.forget(through: now - span)
      if windows[key]?.sum == 0 { windows[key] = nil }
    }
  }
}
