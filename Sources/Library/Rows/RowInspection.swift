import Games

/// What a row holds, and what is wrong with it: for whoever checks what is kept. Every record is replayed
/// by the rules.
public struct RowInspection: Equatable, Sendable {
  /// How many lines a game has.
  public private(set) var lines = 0
  /// How many moves all lines have.
  public private(set) var moves = 0
  /// How many lines a later version wrote, so that they cannot be looked at.
  public private(set) var laterLines = 0
  /// What is wrong, in the order of the text.
  public private(set) var faults: [RowFault] = []

  /// Looks at a row. One whose key says nothing to this version has no fault.
  public init(_ row: Row) {
    switch RowKey(row.key) {
    case .record(let id): for text in RecordLines(row.text).texts { replay(text, of: id) }
    case let key?: if !key.isReadable(row.text) { faults = [.spelling] }
    case nil: break
    }
  }

  private mutating func replay(_ text: [UInt8], of id: GameID) {
    lines += 1
    do throws(RecordError) {
      let reading = try RecordReading(text)
      moves += reading.session.summary.moveCount
      if reading.session.id != id { faults.append(.otherGame) }
      if let error = reading.error { throw error }
    } catch {
      switch error.reason {
      case .laterFormat, .laterRules, .unknownGame: laterLines += 1
      default: faults.append(.record(error))
      }
    }
  }
}

/// What is wrong with a row.
public enum RowFault: Equatable, Sendable {
  /// A line of a game is no record, or the rules do not allow its moves.
  case record(RecordError)
  /// A line is the record of another game than the key says.
  case otherGame
  /// The text is not spelled as it is in such a row.
  case spelling
}
