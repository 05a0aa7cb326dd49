import CPostgres

/// The address of a database as libpq has it: `postgres://user@host/name?sslmode=verify-full`.
public struct PostgresAddress: Sendable, CustomStringConvertible {
  /// All of it, which may have a password.
  let text: String
  /// The database and its server, without what is secret.
  public let description: String

  /// Reads an address. Nil for what libpq does not understand.
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
    self.text = text
    let name = values["dbname"] ?? values["user"] ?? values["service"] ?? "the database"
    let server = values["host"] ?? values["hostaddr"]
    description = server.map { "\(name) at \($0)" } ?? name
  }
}
