#if os(Linux)
  import Foundation

  /// A disk of a few kilobytes, in memory. Only who may mount can have one.
  final class SmallDisk {
    let folder: TemporaryFolder

    init(kilobytes: Int) throws {
      folder = try TemporaryFolder()
      let options = "size=\(kilobytes)k"
      try Self.run("mount", "-t", "tmpfs", "-o", options, "none", folder.url.path)
    }

    deinit { try? Self.run("umount", "--lazy", folder.url.path) }

    /// Changes what the disk is like.
    func remount(_ option: String) throws {
      try Self.run("mount", "-o", "remount,\(option)", folder.url.path)
    }

    static var canBeMounted: Bool { (try? SmallDisk(kilobytes: 100)) != nil }

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
