import ArgumentParser
import Foundation

/// The input of a command: a file, or standard input, which is written `-`.
struct Input: ExpressibleByArgument {
  /// The path, or `-`: its name in messages.
  let name: String

  init(argument: String) { name = argument }

  /// Standard input.
  static let standard = Input(argument: "-")

  /// All bytes.
  func read() throws(CommandError) -> [UInt8] {
    do {
      guard name != "-" else { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: name))
      return Array(try file.readToEnd() ?? Data())
    } catch {
      let exists = FileManager.default.fileExists(atPath: name)
      throw CommandError(
        message: exists ? "\(name): The file cannot be read." : "\(name): There is no such file.",
        code: CommandError.noInput)
    }
  }
}
