import CPostgres

/// The address of a database, as libpq reads it: `postgres://user@host/name?sslmode=verify-full`.
public struct PostgresAddress: Sendable, CustomStringConvertible {
  /// The whole address, which may contain a password.
  let text: String
  /// The database and its server, without secrets.
  public let description: String

  /// Reads an address. Nil if libpq does not understand it. Also nil if a password contains a character that should
  /// be written as `%40` or `%2F`: libpq would read the rest of the password as another part of the address, which
  /// messages show.
  public init?(_ text: String) {
    guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"),
      let options = PQconninfoParse(text, nil)
    else { return nil }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        values[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    let parts = ["host", "hostaddr", "port", "dbname"].compactMap { values[$0] }
    if parts.contains(where: { $0.contains("@") }) { return nil }
    self.text = text
    let name = values["dbname"] ?? values["user"] ?? values["service"] ?? "the database"
    let server = values["host"] ?? values["hostaddr"]
    description = server.map { "\(name) at \($0)" } ?? name
  }
}
