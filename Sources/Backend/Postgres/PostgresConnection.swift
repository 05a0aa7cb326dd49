import CPostgres

/// A connection to a database, which waits for each answer.
///
/// Only one thread at a time uses it: the thread that took it from `PostgresConnections`. So it may move from one
/// thread to another, which libpq allows. The compiler cannot see this, so it is `@unchecked Sendable`.
final class PostgresConnection: SQLConnection, @unchecked Sendable {
  let dialect = SQLDialect.postgres
  private let handle: OpaquePointer
  /// The names of the statements that the server has prepared.
  private var names: [UnsafePointer<UInt8>: String] = [:]

  /// Connects. The address can set the timeout, which is five seconds otherwise.
  init(_ address: PostgresAddress) throws(PostgresError) {
    // The address can override options before it, but not options after it.
    let options = [
      ("fallback_application_name", "pastime"), ("connect_timeout", "5"),
      // Detects a server that is gone without closing the connection.
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "10000"), ("dbname", address.text), ("client_encoding", "UTF8"),
    ]
    let handle = Self.withStrings(options.map(\.0)) { keywords in
      Self.withStrings(options.map(\.1)) { values in PQconnectdbParams(keywords, values, 1) }
    }
    guard let handle else { throw .lost("there is no memory for a connection") }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else { throw .lost(message) }
    // Notices of the server belong in its own log.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
  }

  deinit { PQfinish(handle) }

  /// Whether the server is still connected, as far as is known without a query.
  var isOpen: Bool {
    // The first call reads the last message of a server that has closed the connection, and the second call sees
    // that it is closed.
    PQconsumeInput(handle) == 1 && PQconsumeInput(handle) == 1
      && PQstatus(handle) == CONNECTION_OK
  }

  /// Runs a statement. Its text is a literal, so that no value can become part of it.
  @discardableResult
  func run(_ statement: StaticString, values: [SQLValue]) throws(PostgresError) -> [SQLRow] {
    let name = try prepare(statement, values.map(\.type))
    let encoded = values.map(\.encoded)
    var bytes: [UInt8] = []
    var offsets: [Int?] = []
    for value in encoded {
      offsets.append(value.map { _ in bytes.count })
      bytes += value ?? []
    }
    // An empty value is not NULL, so it needs an address too.
    bytes.append(0)
    let result = bytes.withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      let pointers = offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } }
      let lengths = encoded.map { Int32($0?.count ?? 0) }
      let formats = encoded.map { _ in Self.binary }
      return PQexecPrepared(
        handle, name, Int32(values.count), pointers, lengths, formats, Self.binary)
    }
    return try rows(of: result)
  }

  /// Runs a statement with these values.
  @discardableResult
  func run(
    _ statement: StaticString, _ values: SQLValue...
  ) throws(PostgresError) -> [SQLRow] {
    try run(statement, values: values)
  }

  /// Runs several statements without values, one after another.
  func runScript(_ statements: StaticString) throws(PostgresError) {
    _ = try rows(of: PQexec(handle, Self.text(statements)))
  }

  private func prepare(
    _ statement: StaticString, _ types: [UInt32]
  ) throws(PostgresError) -> String {
    if let name = names[statement.utf8Start] { return name }
    let name = "s\(names.count)"
    _ = try rows(
      of: PQprepare(handle, name, Self.text(statement), Int32(types.count), types))
    names[statement.utf8Start] = name
    return name
  }

  private func rows(of result: OpaquePointer?) throws(PostgresError) -> [SQLRow] {
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK: return []
    case PGRES_TUPLES_OK: break
    default:
      let state = PQresultErrorField(result, Self.stateField).map { String(cString: $0) }
      guard PQstatus(handle) == CONNECTION_OK, let state else { throw .lost(message) }
      throw .refused(state: state, reason: message)
    }
    let columns = 0..<PQnfields(result)
    var places: [String: Int] = [:]
    for column in columns {
      if let name = PQfname(result, column) { places[String(cString: name)] = Int(column) }
    }
    let types = columns.map { PQftype(result, $0) }
    return (0..<PQntuples(result)).map { row in
      SQLRow(
        places: places,
        cells: columns.map { column in
          if PQgetisnull(result, row, column) == 1 { return .null }
          let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
          return SQLRow.Cell(postgres: bytes, of: types[Int(column)])
        })
    }
  }

  /// The library's message about the last failure, in one line.
  private var message: String {
    let text = String(cString: PQerrorMessage(handle))
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason is known"
  }

  private static let binary: Int32 = 1
  /// `PG_DIAG_SQLSTATE`, which is a character in C.
  private static let stateField = Int32(UInt8(ascii: "C"))

  /// A literal as a C string, which it is already.
  private static func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// A list of C strings, with NULL at the end.
  private static func withStrings<Value>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
  ) -> Value {
    let bytes = strings.map { Array($0.utf8CString) }
    let all = Array(bytes.joined())
    return all.withUnsafeBufferPointer { all in
      var position = 0
      var pointers: [UnsafePointer<CChar>?] = []
      for string in bytes {
        pointers.append(all.baseAddress?.advanced(by: position))
        position += string.count
      }
      pointers.append(nil)
      return pointers.withUnsafeBufferPointer { pointers in
        guard let start = pointers.baseAddress else { preconditionFailure("it has a NULL") }
        return body(start)
      }
    }
  }
}
