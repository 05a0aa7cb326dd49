import Games

// The page does not use it, and every byte of its program counts.
#if !hasFeature(Embedded)
  /// The row of a game for programs that have only rows, such as a server, which stores the games of players
  /// and shows none.
  public struct RecordRow {
    /// The records of the lines that are not deleted. Some may be unreadable.
    public let records: [[UInt8]]

    /// The game in these rows. Linear in their length, for any content.
    /// - Parameters:
    ///   - text: the text of the row `record/ID`.
    ///   - gone: the text of the row `gone/ID`; empty if there is none.
    public init(_ text: [UInt8], gone: [UInt8]) {
      let deletion = Deletion(gone) ?? Deletion()
      records = parts(of: text, between: RecordLines.separator).filter { !deletion.covers($0) }
    }
  }
#endif
