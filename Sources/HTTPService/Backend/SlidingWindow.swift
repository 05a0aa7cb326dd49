import Games
import Library

/// When something was done within the last span of time, and how much of it.
///
/// The span ends now, whenever that is: of no two spans that touch each other are both used up at their border.
struct SlidingWindow: Sendable {
  private struct Entry {
    let time: Instant
    var amount: Int
  }

  private var entries: [Entry] = []
  /// Those before this one are over. They are removed together, so that each is moved once or so.
  private var first = 0
  private(set) var sum = 0

  /// Forgets what was done at this moment or before it.
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

  /// Something is done now. The clock does not go back.
  mutating func add(_ amount: Int, at now: Instant) {
    sum += amount
    if first < entries.count, entries[entries.count - 1].time == now {
      entries[entries.count - 1].amount += amount
    } else {
      entries.append(Entry(time: now, amount: amount))
    }
  }

  /// What was done at a moment is not to count after all. Where it is forgotten, that means nothing.
  mutating func remove(_ amount: Int, at time: Instant) {
    guard let index = entries[first...].lastIndex(where: { $0.time == time }) else { return }
    entries[index].amount -= amount
    sum -= amount
  }

  /// When so much will be forgotten that no more than this is left; nil where it is so now.
  func moment(until rest: Int, span: Milliseconds) -> Instant? {
    var sum = sum
    // What is more than may ever be done is done where nothing else was.
    let rest = max(rest, 0)
    for entry in entries[first...] {
      if sum <= rest { return nil }
      sum -= entry.amount
      if sum <= rest { return entry.time + span }
    }
    return nil
  }
}
