import Foundation
import GRDB

/// The only connection that writes to SQLite, or one that reads.
struct SQLiteConnection: SQLConnection {
  let database: Database
  var dialect: SQLDialect { .sqlite }

  func run(_ statement: StaticString, values: [SQLValue]) throws -> [SQLRow] {
    // SQLite takes `$1` for a name, whose place depends on its first use; `?1` is the first value.
    let prepared = try database.cachedStatement(
      sql: "\(statement)".replacingOccurrences(of: "$", with: "?"))
    let arguments = StatementArguments(values.map(\.stored))
    if prepared.columnCount == 0 {
      try prepared.execute(arguments: arguments)
      return []
    }
    let names = prepared.columnNames
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    return try GRDB.Row.fetchAll(prepared, arguments: arguments).map { row in
      SQLRow(places: places, cells: row.databaseValues.map(SQLRow.Cell.init))
    }
  }
}

extension SQLValue {
  /// The value as SQLite stores it.
  fileprivate var stored: DatabaseValue {
    switch self {
    case .integer(let value): value.databaseValue
    case .text(let value): value.databaseValue
    case .bytes(let value): value.map { Data($0) }.databaseValue
    case .integers(let values): "[\(values.map { "\($0)" }.joined(separator: ","))]".databaseValue
    case .byteStrings: preconditionFailure("only statements for PostgreSQL have lists of bytes")
    }
  }
}

extension SQLRow.Cell {
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let value): self = .integer(value)
    case .string(let value): self = .text(value)
    case .blob(let value): self = .bytes([UInt8](value))
    // No table has such a column, and STRICT tables take no other value.
    case .double: self = .null
    }
  }
}
