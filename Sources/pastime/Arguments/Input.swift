import ArgumentParser
import Foundation

/// The input of a command: a file, or standard input, which is written `-`.
struct Input: ExpressibleByArgument {
  /// The path, or `-`; also the name in messages.
  let name: String

  init(argument: String) { name = argument }

  /// Standard input.
  static let standard = Input(argument: "-")

  /// All bytes.
  func read() throws(CommandError) -> [UInt8] {
    do {
      guard name != "-" else { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) }
      let file = RawText.withPath(name) { open($0, O_RDONLY | O_CLOEXEC) }
      guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      return Array(try handle.readToEnd() ?? Data())
    } catch {
      let isMissing = (error as? POSIXError)?.code == .ENOENT
      let reason = isMissing ? "There is no such file." : "The file cannot be read."
      throw CommandError(message: "\(name): \(reason)", code: CommandError.noInput)
    }
  }
}
