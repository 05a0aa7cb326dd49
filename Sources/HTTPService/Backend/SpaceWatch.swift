import Games
import Library

/// Measures how much of the database's allowed space is used. It measures at most once a second, so data that is stored
/// within a second can exceed the limit.
actor SpaceWatch {
  /// The state of the space.
  enum Standing: Equatable, Sendable {
    case ample
    /// Four fifths are used: the operator should act.
    case short
    /// Nothing more is stored.
    case full
  }

  /// The allowed bytes; nil if the operator sets no limit.
  let limit: Int?
  private let measure: @Sendable () async -> Int
  private var last: (bytes: Int, at: Instant)?

  /// - Parameter measure: returns how many bytes are used.
  init(limit: Int?, measure: @escaping @Sendable () async -> Int) {
    self.limit = limit
    self.measure = measure
  }

  /// The current state of the space.
  func standing(at now: Instant) async -> Standing {
    guard let limit else { return .ample }
    let used = await used(at: now)
    if used >= limit { return .full }
    return used >= limit / 5 * 4 ? .short : .ample
  }

  /// The bytes that are used.
  func used(at now: Instant) async -> Int {
    if let last, now < last.at + Milliseconds(1_000) { return last.bytes }
    let bytes = await measure()
    last = (bytes, now)
    return bytes
  }
}
