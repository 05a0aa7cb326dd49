import Foundation

/// The two streams that a command writes to.
enum Console {
  /// Writes to standard output.
  static func write(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array(line.utf8) + [UInt8(ascii: "\n")]) }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
