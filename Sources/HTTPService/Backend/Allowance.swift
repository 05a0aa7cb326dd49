import Games
import Library

/// How often, or how much of, something may be done within the last span of time: by each one, and by all
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
  /// When those are looked for next who did nothing in the last span.
  private var nextSweep = Instant.zero

  /// - Parameters:
  ///   - fromOne: how much for each key.
  ///   - fromAll: how much for all of them; it bounds what is remembered.
  init(fromOne: Int, fromAll: Int = .max, each span: Milliseconds) {
    self.fromOne = fromOne
    self.fromAll = fromAll
    self.span = span
  }

  /// Counts what is done now.
  /// - Throws: `.tooMany` where it may not be done, which is not counted.
  @discardableResult
  mutating func take(
    _ key: Key, _ amount: Int = 1, at now: Instant
  ) throws(Refusal) -> Taken {
    try check(key, amount, at: now)
    windows[key, default: SlidingWindow()].add(amount, at: now)
    if fromAll != .max { all.add(amount, at: now) }
    return Taken(key: key, amount: amount, time: now)
  }

  /// Makes sure that it may be done now, and counts nothing.
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

  /// What was counted is not to count after all. Once its span is over, that means nothing.
  mutating func giveBack(_ taken: Taken) {
    windows[taken.key]?.remove(taken.amount, at: taken.time)
    if fromAll != .max { all.remove(taken.amount, at: taken.time) }
  }

  /// Forgets once a span who did nothing in it.
  private mutating func sweep(at now: Instant) {
    guard now >= nextSweep else { return }
    nextSweep = now + span
    for key in windows.keys {
      windows[key]?.forget(through: now - span)
      if windows[key]?.sum == 0 { windows[key] = nil }
    }
  }
}
