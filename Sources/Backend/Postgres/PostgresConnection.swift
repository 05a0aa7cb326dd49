import CPostgres

/// One connection to a database, which waits for each answer.
///
/// It is used by one thread at a time: that of whoever took it from `PostgresConnections`. So it may go from
/// one thread to another, which libpq allows; that is why it is `Sendable`, which the compiler cannot see.
final class PostgresConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The names of statements that the server has prepared.
  private var names: [UnsafePointer<UInt8>: String] = [:]

  /// Connects, which takes as long as the address allows; five seconds where it says nothing of that.
  init(_ address: PostgresAddress) throws(PostgresError) {
    // What stands before the address, it can change; what stands behind it, it cannot.
    let options = [
      ("fallback_application_name", "pastime"), ("connect_timeout", "5"),
      // A server that is gone without a word is noticed.
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "10000"), ("dbname", address.text), ("client_encoding", "UTF8"),
    ]
    let handle = Self.withStrings(options.map(\.0)) { keywords in
      Self.withStrings(options.map(\.1)) { values in PQconnectdbParams(keywords, values, 1) }
    }
    guard let handle else { throw .lost("there is no memory for a connection") }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else { throw .lost(message) }
    // What servers notice is for their own logs.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
  }

  deinit { PQfinish(handle) }

  /// Whether the other end is still there, as far as is known without asking.
  var isOpen: Bool {
    // The first call reads what the server said when it went, the second one that it went.
    PQconsumeInput(handle) == 1 && PQconsumeInput(handle) == 1
      && PQstatus(handle) == CONNECTION_OK
  }

  /// Does one statement. Its text is a literal, so that no value can get into it.
  @discardableResult
  func run(
    _ statement: StaticString, _ values: PostgresValue...
  ) throws(PostgresError) -> [PostgresRow] {
    let name = try prepare(statement, values.map(\.type))
    let encoded = values.map(\.encoded)
    var bytes: [UInt8] = []
    var offsets: [Int?] = []
    for value in encoded {
      offsets.append(value.map { _ in bytes.count })
      bytes += value ?? []
    }
    // An empty value is not NULL, so even it stands somewhere.
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

  /// Does several statements without values, one after another.
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

  private func rows(of result: OpaquePointer?) throws(PostgresError) -> [PostgresRow] {
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK: return []
    case PGRES_TUPLES_OK: break
    default:
      let state = PQresultErrorField(result, Self.stateField).map { String(cString: $0) }
      guard PQstatus(handle) == CONNECTION_OK, let state else { throw .lost(message) }
      throw .refused(state: state, reason: message)
    }
    let columns = PQnfields(result)
    return (0..<PQntuples(result)).map { row in
      PostgresRow(
        columns: (0..<columns).map { column in
          if PQgetisnull(result, row, column) == 1 { return nil }
          return Array(
            UnsafeRawBufferPointer(
              start: PQgetvalue(result, row, column),
              count: Int(PQgetlength(result, row, column))))
        })
    }
  }

  /// What the library says of the last failure, in one line.
  private var message: String {
    let text = String(cString: PQerrorMessage(handle))
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason is known"
  }

  private static let binary: Int32 = 1
  /// `PG_DIAG_SQLSTATE`, which is a character in C.
  private static let stateField = Int32(UInt8(ascii: "C"))

  /// A literal as a string of C, which it is already.
  private static func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// A list of strings of C, with NULL at the end.
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
