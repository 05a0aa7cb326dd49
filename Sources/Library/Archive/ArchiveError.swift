/// Why an archive is refused. A refused archive changes nothing.
public struct ArchiveError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The first line does not say that this is an archive.
    case notAnArchive
    /// The archive was written by a later version.
    case laterFormat
    /// A setting, a deletion or a further line of a game cannot be read, or is in the wrong place.
    case row
    /// A theme cannot be read.
    case theme
    /// The clock before a record is missing or not a number.
    case clock
    /// The record is invalid.
    case record(RecordError.Reason)
  }

  /// The line of the archive, from 1.
  public let line: Int

  /// What is wrong with it.
  public let reason: Reason
}

/// What an import did.
public struct ImportSummary: Equatable, Sendable {
  /// Games that were not in the library before.
  public var added = 0
  /// Games that have more moves in the archive.
  public var extended = 0
  /// Games that continued differently: they now also have the archive's continuation.
  public var branched = 0
  /// Games that were in the library and are deleted in the archive.
  public var deleted = 0
  /// Games that were in the library already.
  public var known = 0

  /// Themes that were not in the library before.
  public var themes = 0

  /// A summary of an import without any changes.
  public init() {}
}
