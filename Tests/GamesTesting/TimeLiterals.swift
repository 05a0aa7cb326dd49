import Games

/// In a test, a time is a plain number of milliseconds: of which kind, its place says.
extension Milliseconds: ExpressibleByIntegerLiteral {
  /// So many milliseconds.
  public init(integerLiteral count: Int64) { self.init(count) }
}

extension TimePoint {
  /// So many milliseconds from where the line begins.
  public init(integerLiteral count: Int64) { self.init(count) }
}

extension PlayTime: ExpressibleByIntegerLiteral {}
