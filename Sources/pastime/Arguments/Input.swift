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

extension [Input] {
  /// Reads one input after another; standard input if there are none. A file that cannot be read is reported and
  /// skipped.
  /// - Parameter body: gets the name and the bytes of an input, and returns whether it has no fault.
  /// - Throws: the exit code, unless everything was read and had no fault.
  func readEach(_ body: (String, [UInt8]) -> Bool) throws {
    var worst = ExitCode.success
    for input in isEmpty ? [.standard] : self {
      do throws(CommandError) {
        let isFaultless = body(input.name, try input.read())
        if !isFaultless, worst == .success { worst = CommandError.faultyRecord }
      } catch {
        Console.complain(error.message)
        worst = error.code
      }
    }
    guard worst == .success else { throw worst }
  }
}
