/// A row of an answer: the binary form of each column, nil for NULL.
struct PostgresRow {
  let columns: [[UInt8]?]

  /// A column of bytes.
  func bytes(_ index: Int) throws(PostgresError) -> [UInt8] {
    guard let column = columns[index] else { throw .unreadable }
    return column
  }

  /// A column of bytes, or NULL.
  func optionalBytes(_ index: Int) -> [UInt8]? { columns[index] }

  /// A column of text.
  func text(_ index: Int) throws(PostgresError) -> String {
    String(decoding: try bytes(index), as: UTF8.self)
  }

  /// A column of type `bigint`.
  func integer(_ index: Int) throws(PostgresError) -> Int64 {
    guard let value = try optionalInteger(index) else { throw .unreadable }
    return value
  }

  /// A column of type `bigint`, or NULL.
  func optionalInteger(_ index: Int) throws(PostgresError) -> Int64? {
    guard let column = columns[index] else { return nil }
    guard column.count == 8 else { throw .unreadable }
    return Int64(bitPattern: column.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
