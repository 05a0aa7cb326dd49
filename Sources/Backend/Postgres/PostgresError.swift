import Sync

/// Why a statement failed.
enum PostgresError: Error, Equatable {
  /// The connection is gone, or was never made, for this reason that the library gives. Whether the statement was
  /// executed is unknown.
  case lost(String)
  /// The server refuses the statement. Nothing of its transaction is stored.
  case refused(state: String, reason: String)
  /// The columns of an answer are not the expected ones.
  case unreadable
}

extension PostgresError {
  // SQLSTATE codes of PostgreSQL (its documentation, appendix A).
  static let diskFull = "53100"
  static let readOnly = "25006"
  static let duplicateTable = "42P07"
  static let unknownColumn = "42703"
  static let damagedData = "XX001"
  static let damagedIndex = "XX002"
  static let diskError = "58030"
}

extension StoreError {
  /// The meaning of a PostgreSQL error for the caller.
  init(postgres error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case PostgresError.refused(PostgresError.diskFull, _): self = .noSpace
    case PostgresError.refused(PostgresError.readOnly, _): self = .readOnly
    case PostgresError.refused(PostgresError.damagedData, _),
      PostgresError.refused(PostgresError.damagedIndex, _):
      self = .damaged
    case PostgresError.refused(PostgresError.diskError, _): self = .failingDisk
    default: self = .unavailable
    }
  }
}
