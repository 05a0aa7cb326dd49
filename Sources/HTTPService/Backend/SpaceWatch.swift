import Games
import Library

/// How much of the space that a host gives the database is taken. It is measured once a second at most, so what is
/// stored within a second may come on top.
actor SpaceWatch {
  /// How it stands with the space.
  enum Standing: Equatable, Sendable {
    case ample
    /// Four fifths are taken: the host should do something.
    case short
    /// Nothing more is kept.
    case full
  }

  /// The bytes that there are; nil where the host sets no limit.
  let limit: Int?
  private let measure: @Sendable () async -> Int
  private var last: (bytes: Int, at: Instant)?

  /// - Parameter measure: how many bytes are taken.
  init(limit: Int?, measure: @escaping @Sendable () async -> Int) {
    self.limit = limit
    self.measure = measure
  }

  /// How it stands now.
  func standing(at now: Instant) async -> Standing {
    guard let limit else { return .ample }
    let used = await used(at: now)
    if used >= limit { return .full }
    return used >= limit / 5 * 4 ? .short : .ample
  }

  /// The bytes that are taken.
  func used(at now: Instant) async -> Int {
    if let last, now < last.at + Milliseconds(1_000) { return last.bytes }
    let bytes = await measure()
    last = (bytes, now)
    return bytes
  }
}
