import Games

/// What a player's finished Codewords come to, by length and mode.
public struct CodewordStatistics: Equatable, Sendable {
  /// Which games are counted.
  public struct Filter: Equatable, Sendable {
    /// Words of this length; nothing means any.
    public var length: Int?
    /// Games in this mode; nothing means any.
    public var mode: CodewordOptions.Mode?

    /// All games.
    public init() {}
  }

  /// The attempts from which on games are counted together.
  public static let mostAttempts = 8

  /// What all games have in common.
  public let common: Statistics

  /// How many games were won in 1, 2, … attempts; the last place counts those in
  /// `mostAttempts` or more.
  public private(set) var distribution = Array(repeating: 0, count: mostAttempts)

  /// Gathers the finished Codewords of a library. Linear in the number of its games.
  public init(_ library: GameLibrary, filter: Filter = Filter()) {
    var counted: [SessionSummary] = []
    for summary in library.history {
      guard case .codeword(let session)? = library.session(summary.header.id) else { continue }
      if let length = filter.length, session.options.length != length { continue }
      if let mode = filter.mode, session.options.mode != mode { continue }
      counted.append(summary)
    }
    common = Statistics(counted) { _ in true }
    for summary in counted where summary.outcome == .won && summary.header.counts {
      distribution[min(max(summary.moveCount, 1), Self.mostAttempts) - 1] += 1
    }
  }
}
