import ArgumentParser

/// Why a command ends early.
struct Failure: Error {
  /// Ends with this when a record is at fault.
  static let faultyRecord = ExitCode(1)
  /// Ends with this when the arguments are not understood.
  static let usage = ExitCode(2)
  /// Ends with this when a word list is damaged: `EX_DATAERR` of sysexits.h.
  static let damagedWords = ExitCode(65)
  /// Ends with this when a file cannot be read: `EX_NOINPUT` of sysexits.h.
  static let noInput = ExitCode(66)

  let message: String
  let code: ExitCode
}
