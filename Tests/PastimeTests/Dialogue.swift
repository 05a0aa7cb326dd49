import Foundation

/// A game in the terminal, played line by line as a person would: one line answers each typed line.
final class Dialogue {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []

  /// Begins `pastime play` with these arguments.
  init(_ arguments: [String]) throws {
    process.executableURL = Command.products.appending(path: "pastime")
    process.arguments = ["play"] + arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The next line of output; nothing after the last line.
  func hear() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread += more
    }
  }

  /// Types a line, and returns the answer.
  func say(_ line: String) throws -> String? {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return hear()
  }

  /// Ends the input, and returns the exit code of the command.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
