import Circles
import Foundation
import Games
import Library
import Races
import Sync

/// A row of an answer. Columns are read by name; two columns of a statement never have the same name.
struct SQLRow {
  /// The value of a column.
  enum Cell {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
  }

  /// The place of each column by its name; all rows of an answer share it.
  let places: [String: Int]
  let cells: [Cell]

  /// A column, or the error that the statement has no such column.
  private func cell(_ name: String) throws(SQLError) -> Cell {
    guard let place = places[name] else { throw .unknownColumn(name) }
    return cells[place]
  }
}

/// Why an answer of a database cannot be read.
enum SQLError: Error, Equatable {
  /// The statement has no column with this name.
  case unknownColumn(String)
  /// The column has another type, or is NULL where it must not be.
  case unreadable(String)
}

extension SQLRow {
  func integer(_ name: String) throws(SQLError) -> Int64 {
    guard let value = try optionalInteger(name) else { throw .unreadable(name) }
    return value
  }

  func optionalInteger(_ name: String) throws(SQLError) -> Int64? {
    switch try cell(name) {
    case .null: nil
    case .integer(let value): value
    default: throw .unreadable(name)
    }
  }

  func text(_ name: String) throws(SQLError) -> String {
    guard case .text(let value) = try cell(name) else { throw .unreadable(name) }
    return value
  }

  func bytes(_ name: String) throws(SQLError) -> [UInt8] {
    guard let value = try optionalBytes(name) else { throw .unreadable(name) }
    return value
  }

  func optionalBytes(_ name: String) throws(SQLError) -> [UInt8]? {
    switch try cell(name) {
    case .null: nil
    case .bytes(let value): value
    default: throw .unreadable(name)
    }
  }
}

/// What the columns mean.
extension SQLRow {
  func count(_ name: String) throws(SQLError) -> Int { Int(try integer(name)) }
  func flag(_ name: String) throws(SQLError) -> Bool { try integer(name) == 1 }
  func time(_ name: String) throws(SQLError) -> WallTime { WallTime(try integer(name)) }
  func playTime(_ name: String) throws(SQLError) -> PlayTime { PlayTime(try integer(name)) }

  func day(_ name: String) throws(SQLError) -> Day {
    Day(number: Int32(clamping: try integer(name)))
  }

  func optionalTime(_ name: String) throws(SQLError) -> WallTime? {
    try optionalInteger(name).map { WallTime($0) }
  }

  func optionalDay(_ name: String) throws(SQLError) -> Day? {
    try optionalInteger(name).map { Day(number: Int32(clamping: $0)) }
  }

  func optionalGame(_ name: String) throws(SQLError) -> GameID? {
    try optionalBytes(name).map { GameID(blob: Data($0)) }
  }

  func player(_ name: String) throws(SQLError) -> PlayerID { PlayerID(blob: Data(try bytes(name))) }
  func game(_ name: String) throws(SQLError) -> GameID { GameID(blob: Data(try bytes(name))) }
  func deal(_ name: String) throws(SQLError) -> DealID { DealID(stored: Data(try bytes(name))) }
  func circle(_ name: String) throws(SQLError) -> CircleID { CircleID(blob: Data(try bytes(name))) }
  func race(_ name: String) throws(SQLError) -> RaceID { RaceID(stored: try integer(name)) }

  func challenge(_ name: String) throws(SQLError) -> ChallengeID {
    ChallengeID(bits: UInt64(bitPattern: try integer(name)))
  }

  func digest(_ name: String) throws(SQLError) -> SecretDigest {
    SecretDigest(stored: Data(try bytes(name)))
  }

  func optionalDigest(_ name: String) throws(SQLError) -> SecretDigest? {
    try optionalBytes(name).map { SecretDigest(stored: Data($0)) }
  }

  /// A kind of game; nil for a kind that only a later version knows.
  func optionalKind(_ name: String) throws(SQLError) -> GameKind? { GameKind(name: try text(name)) }
}
