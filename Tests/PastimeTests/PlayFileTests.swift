import Foundation
import Testing

@Suite("pastime play: the file that a game is kept in")
struct PlayFileTests {
  @Test("a file that is no record of this game stays the same, and the command says why")
  func foreignFiles() throws {
    let folder = try Folder()
    for (text, code, reason) in [
      ("my letter to a friend\n", Int32(1), "letter.txt:1: "),
      (try Command("deal", "hangman").output, 2, "letter.txt is the record of another game."),
    ] {
      let file = try folder.write(text, to: "letter.txt")
      let command = try Command("play", "codeword", "--record", "letter.txt", in: folder)
      #expect(command.code == code)
      #expect(command.complaint.hasPrefix(reason))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("a missing folder is reported at once, before anything is played")
  func missingFolder() throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    for path in ["/nowhere/game.txt", "none/game.txt", "file/game.txt"] {
      let command = try Command(
        "play", "codeword", "--seed", "11", "--record", path, input: "crane\n", in: folder)
      #expect(command.code == 66)
      #expect(command.complaint == "\(path): There is no such folder.\n")
      #expect(command.output.isEmpty)
    }
  }

  @Test(
    "a folder that cannot be written is reported, and the game goes on",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func unwritable() throws {
    let command = try Command(
      "play", "codeword", "--seed", "11", "--record", "/proc/game.txt", input: "crane\n")
    #expect(command.complaint.contains("/proc/game.txt cannot be written"))
    #expect(command.output.contains("1 attempt, not found yet."))
    #expect(!command.output.contains("is kept"))
  }

  @Test("a game with as many moves as a record can hold takes no more")
  func full() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let moves = (0..<10_000).map { number in
      "1 1 " + [676, 26, 1].map { letters[number / $0 % 26] }.joined() + "\n"
    }
    let folder = try Folder()
    let dealt = try Command("deal", "codeword", "--length", "3").output
    let header = dealt.replacing(/puzzle .*/, with: "puzzle zzz")
    let file = try folder.write(header + moves.joined(), to: "game.txt")
    let command = try Command("play", "codeword", "--record", file.path, input: "cat\n")
    #expect(command.output.contains("\nA game has at most 10000 moves.\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == header + moves.joined())
  }

  @Test("a command clears what a killed command left beside its record")
  func leftovers() throws {
    let folder = try Folder()
    let running = getpid()
    // No process has the first number.
    for name in [".game.txt.999999999.part", ".game.txt.\(running).part", ".game.txt.x.part"] {
      try folder.write("pastime 1\n", to: name)
    }
    let command = try Command(
      "play", "codeword", "--record", "game.txt", input: "crane\n", in: folder)
    #expect(command.code == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.sorted() == [".game.txt.\(running).part", ".game.txt.x.part", "game.txt"])
  }

  @Test("a record keeps its permissions, and is written through a link")
  func linkedRecord() throws {
    let folder = try Folder()
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.url.appending(path: "kept"), withIntermediateDirectories: true)
    let dealt = try Command("deal", "codeword", "--seed", "11")
    let file = try folder.write(dealt.output, to: "kept/game.txt")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appending(path: "link.txt")
    try manager.createSymbolicLink(at: link, withDestinationURL: file)
    _ = try Command("play", "codeword", "--record", "link.txt", input: "crane\n", in: folder)
    #expect(try Command("verify", file.path).output.contains("1 move"))
    let attributes = try manager.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }
}
