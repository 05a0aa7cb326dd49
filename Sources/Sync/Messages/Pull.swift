import ByteStrings
import Games

/// What a device asks a server for: the rows that changed after a revision, as the query of an address.
///
///     since=REVISION&limit=COUNT
public struct Pull: Equatable, Sendable {
  /// All up to here is known.
  public let since: Revision
  /// The most rows to answer with.
  public let limit: Int

  /// The rows after this revision, at most so many.
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

  /// Reads a query. Any spelling but the one that is written is refused.
  /// - Throws: `.malformed`, or `.rowCount` for a limit of none or of more than there may be.
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
