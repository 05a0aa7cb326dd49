import Games

// The page has no use for it, and every byte of its program counts.
#if !hasFeature(Embedded)
  /// The row of a game as whoever has only rows reads it: a server, which keeps the games of players and shows
  /// none.
  public struct RecordRow {
    /// The records of the lines that nobody deleted. There may be some that cannot be read.
    public let records: [[UInt8]]

    /// The game in these rows. Linear in their length, whatever they say.
    /// - Parameters:
    ///   - text: the text of the row `record/ID`.
    ///   - gone: that of the row `gone/ID`; empty where there is none.
    public init(_ text: [UInt8], gone: [UInt8]) {
      let deletion = Deletion(gone) ?? Deletion()
      records = parts(of: text, between: RecordLines.separator).filter { !deletion.covers($0) }
    }
  }
#endif
