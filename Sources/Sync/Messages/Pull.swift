import ByteStrings
import Games

/// A device's request to a server for the rows that changed after a revision, as the query of an address.
///
///     since=REVISION&limit=COUNT
public struct Pull: Equatable, Sendable {
  /// The device knows everything up to this revision.
  public let since: Revision
  /// The most rows that the answer may have.
  public let limit: Int

  /// The rows after this revision, at most `limit` of them.
  public init(since: Revision, limit: Int) {
    self.since = since
    self.limit = limit
  }

  /// The query, as bytes.
  public var query: [UInt8] {
    var text = TextWriter()
    text.write("since=")
    text.write(since.count)
    text.write("&limit=")
    text.write(limit)
    return text.bytes
  }

  /// Reads a query. Only the exact spelling that `query` writes is accepted.
  /// - Throws: `.malformed`, or `.rowCount` if the limit is less than 1 or more than is allowed.
  public init(query: [UInt8], limits: SyncLimits = SyncLimits()) throws(MessageError) {
    guard let middle = query.firstIndex(of: UInt8(ascii: "&")) else { throw .malformed }
    since = Revision(try Self.number(in: query[..<middle], after: "since="))
    let limit = try Self.number(in: query[(middle + 1)...], after: "limit=")
    if limit < 1 || limit > Int64(limits.pulledRows) { throw .rowCount }
    self.limit = Int(limit)
  }

  private static func number(
    in field: ArraySlice<UInt8>, after name: Literal
  ) throws(MessageError) -> Int64 {
    guard field.starts(with: name.utf8) else { throw .malformed }
    do { return try decimal(field.dropFirst(name.utf8.count)) } catch { throw .malformed }
  }
}
