import Sync

/// Why a statement was not done.
enum PostgresError: Error, Equatable {
  /// The connection is gone, or never was, as the library says it. Nothing is known of what was asked.
  case lost(String)
  /// The server refuses it. Nothing of its transaction is kept.
  case refused(state: String, reason: String)
  /// An answer has other columns than were asked for.
  case unreadable
}

extension PostgresError {
  // States of SQL, as PostgreSQL gives them (its documentation, appendix A).
  static let diskFull = "53100"
  static let readOnly = "25006"
  static let duplicateTable = "42P07"
  static let unknownColumn = "42703"
  static let damagedData = "XX001"
  static let damagedIndex = "XX002"
  static let diskError = "58030"
}

extension StoreError {
  /// What an error of PostgreSQL means to whoever asked.
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
