import Games

/// How long a device waits after a failure: twice as long each time, up to a few minutes. A random part of up to half
/// is taken off, so that the devices of a server that was down do not all return at once.
struct Backoff: Equatable, Sendable {
  private static let first: Int64 = 1_000
  private static let longest: Int64 = 256_000

  private var length = Backoff.first

  /// The time to wait after another failure.
  mutating func next(_ random: inout SeededRandom) -> Milliseconds {
    let half = length / 2
    length = min(2 * length, Self.longest)
    return Milliseconds(half + Int64(random.draw(below: UInt32(half + 1))))
  }

  /// Something worked.
  mutating func reset() { length = Self.first }
}
