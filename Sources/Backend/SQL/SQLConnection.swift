/// A connection that runs statements within a transaction, to SQLite or to PostgreSQL.
///
/// Statements are written once, with `$1` for the first value. What the two databases spell differently is passed as
/// two statements (`run(sqlite:postgres:_:)`).
protocol SQLConnection {
  /// Which database it is.
  var dialect: SQLDialect { get }

  /// Runs a statement. Its text is a literal, so that no value can become part of it.
  /// - Returns: the rows of the answer, empty for a statement that has none.
  @discardableResult
  func run(_ statement: StaticString, values: [SQLValue]) throws -> [SQLRow]
}

/// The databases that a server can use.
enum SQLDialect {
  /// One connection at a time writes, so nothing has to be locked.
  case sqlite
  /// Several connections write, so rows are locked before they are changed.
  case postgres
}

extension SQLConnection {
  /// Runs a statement that both databases understand.
  @discardableResult
  func run(_ statement: StaticString, _ values: SQLValue...) throws -> [SQLRow] {
    try run(statement, values: values)
  }

  /// Runs one of two statements that mean the same.
  @discardableResult
  func run(
    sqlite: StaticString, postgres: StaticString, _ values: SQLValue...
  ) throws -> [SQLRow] {
    try run(dialect == .sqlite ? sqlite : postgres, values: values)
  }
}
