import Games

/// The content of a row and its errors, for checking stored data. Every record is replayed with the rules.
public struct RowInspection: Equatable, Sendable {
  /// How many lines a game has.
  public private(set) var lines = 0
  /// How many moves all lines have.
  public private(set) var moves = 0
  /// How many lines a later version wrote, which cannot be checked.
  public private(set) var laterLines = 0
  /// The errors, in the order of the text.
  public private(set) var faults: [RowFault] = []

  /// Inspects a row. A row with an unknown key has no errors.
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
  /// A line of a game is not a record, or the rules do not allow its moves.
  case record(RecordError)
  /// A line is the record of a game other than the one in the key.
  case otherGame
  /// The text does not have the spelling of such a row.
  case spelling
}
