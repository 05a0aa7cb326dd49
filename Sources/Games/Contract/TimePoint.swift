/// A point on a line of time. Each line has a type of its own, so that what one clock says cannot be
/// taken for what another one says: `PlayTime` here; `Instant` and `WallTime` in the library.
///
/// Two points of one line have a distance, which is a length like any other.
public protocol TimePoint: Hashable, Comparable, Sendable {
  /// How far it lies from where its line begins.
  var sinceBeginning: Milliseconds { get }

  /// The point that lies so far from where its line begins.
  init(sinceBeginning: Milliseconds)
}

extension TimePoint {
  /// The point so many milliseconds from where its line begins: for whatever reads a clock, or a text
  /// that one was written to.
  public init(_ count: Int64) { self.init(sinceBeginning: Milliseconds(count)) }

  /// How many milliseconds it lies from where its line begins.
  public var count: Int64 { sinceBeginning.count }

  /// Where the line begins.
  public static var zero: Self { Self(sinceBeginning: .zero) }

  /// Whether the left is earlier than the right.
  public static func < (left: Self, right: Self) -> Bool {
    left.sinceBeginning < right.sinceBeginning
  }

  /// How far the left lies after the right; less than nothing where it is earlier.
  public static func - (left: Self, right: Self) -> Milliseconds {
    left.sinceBeginning - right.sinceBeginning
  }

  /// The point so far after another one; the last or the first of its line where there is none.
  public static func + (point: Self, distance: Milliseconds) -> Self {
    Self(sinceBeginning: point.sinceBeginning + distance)
  }

  /// The point so far before another one; the last or the first of its line where there is none.
  public static func - (point: Self, distance: Milliseconds) -> Self {
    Self(sinceBeginning: point.sinceBeginning - distance)
  }
}
