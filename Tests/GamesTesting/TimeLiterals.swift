import Games

/// In a test, a time is a plain number of milliseconds; its place says of which kind.
extension Milliseconds: ExpressibleByIntegerLiteral {
  /// A number of milliseconds.
  public init(integerLiteral count: Int64) { self.init(count) }
}

extension TimePoint {
  /// A number of milliseconds from where the line begins.
  public init(integerLiteral count: Int64) { self.init(count) }
}

extension PlayTime: ExpressibleByIntegerLiteral {}
