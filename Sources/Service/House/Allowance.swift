import Games
import Library

/// How often something may be done within a span of time: by each one, and by all together. What was counted
/// is forgotten when the span is over, and the next one begins.
struct Allowance<Key: Hashable & Sendable>: Sendable {
  /// Something that was counted.
  struct Taken: Sendable {
    fileprivate let key: Key
    fileprivate let end: Instant
  }

  private let fromOne: Int
  private let fromAll: Int
  private let span: Milliseconds
  private var end = Instant.zero
  private var counts: [Key: Int] = [:]
  private var all = 0

  /// - Parameters:
  ///   - fromOne: how often for each key.
  ///   - fromAll: how often for all of them; it bounds what is remembered.
  init(fromOne: Int, fromAll: Int = .max, each span: Milliseconds) {
    self.fromOne = fromOne
    self.fromAll = fromAll
    self.span = span
  }

  /// Counts what is done now.
  /// - Throws: `.tooMany` where it may not be done, which is not counted.
  @discardableResult
  mutating func take(_ key: Key, at now: Instant) throws(Refusal) -> Taken {
    if now >= end {
      end = now + span
      counts.removeAll(keepingCapacity: true)
      all = 0
    }
    try check(key, at: now)
    counts[key, default: 0] += 1
    all += 1
    return Taken(key: key, end: end)
  }

  /// Makes sure that it may be done now, and counts nothing.
  func check(_ key: Key, at now: Instant) throws(Refusal) {
    guard now < end, all >= fromAll || counts[key, default: 0] >= fromOne else { return }
    throw .tooMany(seconds: Int((end - now).count + 999) / 1_000)
  }

  /// What was counted is not to count after all. Once its span is over, that means nothing.
  mutating func giveBack(_ taken: Taken) {
    guard taken.end == end, let count = counts[taken.key] else { return }
    counts[taken.key] = count - 1
    all -= 1
  }
}
