import Foundation
import Testing

/// A run of the built command, and its results.
struct Command {
  let output: String
  let complaint: String
  let code: Int32

  /// Runs `pastime` in `folder` with these arguments, and `input` on standard input.
  init(_ arguments: String..., input: String = "", in folder: Folder? = nil) throws {
    try self.init(arguments, input: input, in: folder)
  }

  /// Runs it with a list of arguments.
  init(_ arguments: [String], input: String = "", in folder: Folder? = nil) throws {
    let process = Process()
    process.executableURL = Self.products.appending(path: "pastime")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url }
    // Files cannot fill up as pipes can, so neither side ever waits for the other.
    let streams = try Folder()
    process.standardInput = try FileHandle(forReadingFrom: streams.write(input, to: "input"))
    let output = try streams.write("", to: "output")
    let complaint = try streams.write("", to: "complaint")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.complaint = try String(contentsOf: complaint, encoding: .utf8)
    code = process.terminationStatus
  }

  /// The build folder: the bundle of the tests lies beside the command.
  static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}

/// The line of a game that begins with a word, without that word.
func line(_ word: String, of game: String) throws -> Substring {
  let lines = game.split(separator: "\n")
  return try #require(lines.first { $0.hasPrefix(word + " ") }).dropFirst(word.count + 1)
}

/// A game that cannot be dealt is refused with an explanation, and nothing else is printed.
func expectRefusal(
  of game: String, _ arguments: [String], _ explanation: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let command = try Command(["deal", game] + arguments)
  #expect(command.output.isEmpty, sourceLocation: location)
  #expect(
    command.complaint.contains(explanation), "\(command.complaint)", sourceLocation: location)
  #expect(command.code == 2, sourceLocation: location)
}

/// A folder that exists as long as it is used.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
