import ArgumentParser

/// Why a command ends early.
struct CommandError: Error {
  /// The exit code when a record or a server has a fault.
  static let faultyRecord = ExitCode(1)
  /// The exit code when the arguments are not understood.
  static let usage = ExitCode(2)
  /// The exit code when a word list is damaged: `EX_DATAERR` of sysexits.h.
  static let damagedWords = ExitCode(65)
  /// The exit code when a certificate or its key is invalid, or when they do not match: `EX_DATAERR` too.
  static let badCertificate = ExitCode(65)
  /// The exit code when a file cannot be read: `EX_NOINPUT` of sysexits.h.
  static let noInput = ExitCode(66)
  /// The exit code when a database cannot be used: `EX_UNAVAILABLE` of sysexits.h.
  static let noDatabase = ExitCode(69)
  /// The exit code when the service cannot listen at its address: `EX_UNAVAILABLE` too.
  static let notListening = ExitCode(69)
  /// The exit code when a data folder cannot be used, or a file cannot be created: `EX_CANTCREAT` of sysexits.h.
  static let noFolder = ExitCode(73)
  /// The exit code when standard output cannot be written, or a disk fails: `EX_IOERR` of sysexits.h.
  static let noOutput = ExitCode(74)

  let message: String
  let code: ExitCode
}
