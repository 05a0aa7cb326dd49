import Foundation

/// The two streams that a command writes to.
enum Console {
  /// Writes to standard output. If that fails, the command ends here: nobody would see the rest.
  static func write(_ bytes: [UInt8]) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
      complain("Standard output cannot be written.")
      Pastime.exit(withError: CommandError.noOutput)
    }
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(RawText.bytes(of: line) + [UInt8(ascii: "\n")]) }

  /// Writes a line to standard error. If that fails, there is nobody to notify.
  static func complain(_ line: String) {
    let bytes = RawText.bytes(of: line) + [UInt8(ascii: "\n")]
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
