import Games
import Library

/// Records when something was done within the latest span of time, and how much of it.
///
/// The span always ends now. So it is not possible to use up two adjacent spans around their common border.
struct SlidingWindow: Sendable {
  private struct Entry {
    let time: Instant
    var amount: Int
  }

  private var entries: [Entry] = []
  /// The entries before this index are over. They are removed together, so that each entry is moved about once.
  private var first = 0
  private(set) var sum = 0

  /// Removes what was done at this moment or before it.
  mutating func forget(through moment: Instant) {
    while first < entries.count, entries[first].time <= moment {
      sum -= entries[first].amount
      first += 1
    }
    if first * 2 > entries.count {
      entries.removeFirst(first)
      first = 0
    }
  }

  /// Adds an amount now. The clock does not go back.
  mutating func add(_ amount: Int, at now: Instant) {
    sum += amount
    if first < entries.count, entries[entries.count - 1].time == now {
      entries[entries.count - 1].amount += amount
    } else {
      entries.append(Entry(time: now, amount: amount))
    }
  }

  /// Reverts an amount that was added at a moment. If that entry was already removed, this has no effect.
  mutating func remove(_ amount: Int, at time: Instant) {
    guard let index = entries[first...].lastIndex(where: { $0.time == time }) else { return }
    entries[index].amount -= amount
    sum -= amount
  }

  /// When enough will have expired that at most `rest` is left; nil if that is already so.
  func moment(until rest: Int, span: Milliseconds) -> Instant? {
    var sum = sum
    // An amount above the limit is only possible when nothing else is counted.
    let rest = max(rest, 0)
    for entry in entries[first...] {
      if sum <= rest { return nil }
      sum -= entry.amount
      if sum <= rest { return entry.time + span }
    }
    return nil
  }
}
