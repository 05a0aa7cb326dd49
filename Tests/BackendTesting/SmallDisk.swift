#if os(Linux)
  import Foundation

  /// A disk of a few kilobytes, in memory. Only a user who may mount disks can have one.
  package final class SmallDisk {
    /// The folder at which it is mounted.
    package let url: URL
    private var filler: URL { url.appending(path: "filler") }

    package init(kilobytes: Int) throws {
      url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      let options = "size=\(kilobytes)k"
      try Self.run("mount", "-t", "tmpfs", "-o", options, "none", url.path)
    }

    deinit {
      try? Self.run("umount", "--lazy", url.path)
      try? FileManager.default.removeItem(at: url)
    }

    /// Mounts the disk again with another option.
    package func remount(_ option: String) throws {
      try Self.run("mount", "-o", "remount,\(option)", url.path)
    }

    /// Takes all the space that is left, as another program does.
    package func fill() throws {
      _ = FileManager.default.createFile(atPath: filler.path, contents: nil)
      let file = try FileHandle(forWritingTo: filler)
      try file.seekToEnd()
      for size in [65_536, 4_096, 1] {
        do { while true { try file.write(contentsOf: Data(count: size)) } } catch {}
      }
      try file.close()
    }

    /// Gives the space back.
    package func clear() throws { try FileManager.default.removeItem(at: filler) }

    /// Whether this user can mount a disk.
    package static var canBeMounted: Bool { (try? SmallDisk(kilobytes: 100)) != nil }

    private static func run(_ command: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
  }
#endif
