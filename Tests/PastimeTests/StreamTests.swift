import Foundation
import Testing

/// A run of a shell line with `pastime` in it, and its results.
private struct Shell {
  let output: String
  let complaint: String
  let code: Int32

  init(_ line: String, in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line.replacing("pastime", with: "\"$PASTIME\"")]
    process.environment = ["PASTIME": Command.products.appending(path: "pastime").path]
    process.currentDirectoryURL = folder.url
    let streams = try Folder()
    let output = try streams.write("", to: "output")
    let complaint = try streams.write("", to: "complaint")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.complaint = String(decoding: try Data(contentsOf: complaint), as: UTF8.self)
    code = process.terminationStatus
  }
}

@Suite("pastime: streams and names of files")
struct StreamTests {
  static let commands = [
    "deal codeword", "play codeword </dev/null", "--version", "--help", "deal codeword --help",
    "replay game.txt", "verify game.txt", "serve --port 0 --page page --quiet",
  ]

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Command("deal", "codeword").output, to: "game.txt")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "page"), withIntermediateDirectories: true)
    try folder.write("<!doctype html>", to: "page/index.html")
    return folder
  }

  @Test(
    "a full standard output is reported, with its own exit code",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func full(command: String) throws {
    let shell = try Shell("pastime \(command) >/dev/full", in: folder())
    #expect(shell.complaint == "Standard output cannot be written.\n")
    #expect(shell.code == 74)
  }

  @Test("a pipe without a reader is reported, with the same exit code", arguments: commands)
  func closed(command: String) throws {
    // The reader is gone before the command begins.
    let shell = try Shell(
      "mkfifo pipe; true <pipe & exec 3>pipe; wait $!; pastime \(command) >&3; echo $? >&2",
      in: folder())
    #expect(shell.complaint == "Standard output cannot be written.\n74\n")
  }

  @Test("a record whose name is not UTF-8 is dealt, played, replayed, verified and reported")
  func names() throws {
    let folder = try folder()
    let name = "$'caf\\xe9.txt'"
    #expect(try Shell("pastime deal hangman --seed 1 > \(name)", in: folder).code == 0)
    let played = try Shell("echo e | pastime play hangman --record=\(name)", in: folder)
    #expect(played.code == 0)
    #expect(played.complaint.isEmpty)
    let verified = try Shell(
      "pastime verify \(name) | LC_ALL=C grep -c $'^caf\\xe9.txt: ok, playing, 1 move$'",
      in: folder)
    #expect(verified.output == "1\n")
    #expect(try Shell("pastime replay \(name)", in: folder).output.contains("\nmoves 1\n"))
    let missing = try Shell(
      "pastime verify $'\\xff\\xfe' 2>&1 | LC_ALL=C tr -d '\\377\\376'", in: folder)
    #expect(missing.output == ": There is no such file.\n")
    // A name that looks like the text of such a name is another name.
    let alike = "$'caf\\U0010F7E9.txt'"
    let other = try Shell("echo no > \(alike); pastime verify \(alike)", in: folder)
    #expect(other.output.contains("this is not a record"))
    let files = try Shell("ls -A | wc -l", in: folder)
    #expect(files.output.trimmingCharacters(in: .whitespacesAndNewlines) == "4")
  }
}
