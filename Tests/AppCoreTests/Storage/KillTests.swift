#if os(Linux) || os(macOS)
  import Foundation
  import Games
  import Library
  import Testing

  @testable import AppCore

  @Suite("The native app is killed in the middle of a game")
  struct KillTests {
    @Test(
      "every acknowledged attempt is there again, and every row is complete",
      arguments: [1, 2, 7, 31, 64, 150])
    @MainActor func killed(after lines: Int) throws {
      let folder = try TemporaryFolder()
      let acknowledged = try play(in: folder.url, killedAfter: lines)
      #expect(acknowledged.values.reduce(0, +) >= lines)

      let store = try RowStore(folder: folder.url)
      for row in try store.rows() { #expect(RowInspection(row).faults.isEmpty) }
      let app = NativeApp(device: .system, folder: folder.url)
      #expect(app.model.library.errors.isEmpty)
      for (game, count) in acknowledged {
        let id = try #require(GameID(Array(game.utf8)[...]))
        let session = try #require(app.model.library.session(id))
        #expect(session.summary.moveCount >= count)
      }
    }

    /// Lets another process play, and kills it after some attempts.
    /// - Returns: how many attempts of each game it reported as kept.
    private func play(in folder: URL, killedAfter lines: Int) throws -> [String: Int] {
      let process = Process()
      process.executableURL = Self.products.appending(path: "EndlessPlayer")
      process.arguments = [folder.path(percentEncoded: false)]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      var output = Data()
      while output.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
        let more = pipe.fileHandleForReading.availableData
        guard !more.isEmpty else { break }
        output += more
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      output += pipe.fileHandleForReading.readDataToEndOfFile()
      return Self.counts(in: output)
    }

    private static func counts(in output: Data) -> [String: Int] {
      var counts: [String: Int] = [:]
      // The text after the last end of a line is incomplete.
      for line in String(decoding: output, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast() {
        let words = line.split(separator: " ")
        counts[String(words[0])] = Int(words[1]) ?? 0
      }
      return counts
    }

    private static var products: URL {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }
  }
#endif
