/// Why an archive is refused. Nothing of it is taken then.
public struct ArchiveError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The first line does not say that this is an archive.
    case notAnArchive
    /// It was written by a later version.
    case laterFormat
    /// A setting, a deletion or another line of a game cannot be read, or stands in the wrong place.
    case row
    /// A theme cannot be read.
    case theme
    /// A clock, which stands before a record, is missing or not a number.
    case clock
    /// The record is at fault.
    case record(RecordError.Reason)
  }

  /// The line of the archive, from 1.
  public let line: Int

  /// What is wrong with it.
  public let reason: Reason
}

/// What an import did.
public struct ImportSummary: Equatable, Sendable {
  /// Games that were not there before.
  public var added = 0
  /// Games that went on in the archive.
  public var extended = 0
  /// Games that had gone on differently: they have the archive's continuation beside ours.
  public var branched = 0
  /// Games that were here, and are deleted in the archive.
  public var deleted = 0
  /// Games that were there already.
  public var known = 0

  /// Themes that were not there before.
  public var themes = 0

  /// Nothing was done.
  public init() {}
}
