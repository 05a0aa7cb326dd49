/// A point on a timeline. Each timeline has its own type, so that readings of different clocks cannot be
/// confused: `PlayTime` here; `Instant` and `WallTime` in the library.
///
/// The difference of two points of one timeline is a duration.
public protocol TimePoint: Hashable, Comparable, Sendable {
  /// The distance from the origin of the timeline.
  var sinceBeginning: Milliseconds { get }

  /// The point at a distance from the origin of the timeline.
  init(sinceBeginning: Milliseconds)
}

extension TimePoint {
  /// The point `count` milliseconds from the origin of the timeline, for code that reads a clock or a stored
  /// time.
  public init(_ count: Int64) { self.init(sinceBeginning: Milliseconds(count)) }

  /// The distance from the origin of the timeline, in milliseconds.
  public var count: Int64 { sinceBeginning.count }

  /// The origin of the timeline.
  public static var zero: Self { Self(sinceBeginning: .zero) }

  /// Whether the left is earlier than the right.
  public static func < (left: Self, right: Self) -> Bool {
    left.sinceBeginning < right.sinceBeginning
  }

  /// How much later the left is than the right; negative if it is earlier.
  public static func - (left: Self, right: Self) -> Milliseconds {
    left.sinceBeginning - right.sinceBeginning
  }

  /// The point that is `distance` later, clamped to the range of the timeline.
  public static func + (point: Self, distance: Milliseconds) -> Self {
    Self(sinceBeginning: point.sinceBeginning + distance)
  }

  /// The point that is `distance` earlier, clamped to the range of the timeline.
  public static func - (point: Self, distance: Milliseconds) -> Self {
    Self(sinceBeginning: point.sinceBeginning - distance)
  }
}
