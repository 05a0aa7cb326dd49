#if os(Linux)
  import Foundation
  import Library
  import Sync

  @testable import Backend

  /// A run of `StoreLoad` in its own process, on a database that already has its players.
  struct StoreRun {
    /// The file with the answers.
    static let acknowledged = "acknowledged"

    let players: Int
    let pushes: Int
    let mode: [String]
    let database: URL
    private let folder = Result { try TemporaryFolder() }

    init(players: Int, pushes: Int, mode: [String] = []) throws {
      self.players = players
      self.pushes = pushes
      self.mode = mode
      database = try folder.get().url.appending(path: "house.sqlite")
      let store = try SQLiteStore(path: database.path)
      for number in 0..<players {
        try store.add(Self.player(number), generation: Generation(bits: 1))
      }
      try store.close()
    }

    private static func player(_ number: Int) -> PlayerID {
      PlayerID(high: 0, low: UInt64(number))
    }

    /// The folder of the build products.
    private static var products: URL {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// Begins to store.
    func start(environment: [String: String] = [:]) throws -> Process {
      let process = Process()
      process.executableURL = Self.products.appending(path: "StoreLoad")
      process.arguments = [try folder.get().url.path, "\(players)", "\(pushes)"] + mode
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      try process.run()
      return process
    }

    /// The files in the folder, by name.
    func files() throws -> [String: Data] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.get().url.path)
      return try names.reduce(into: [:]) {
        $0[$1] = try Data(contentsOf: folder.get().url.appending(path: $1))
      }
    }

    /// Stores everything, and returns what was done to the disk meanwhile.
    /// - Parameter failure: which wait for the disk fails; nil if none does.
    func runLogged(failure: Int? = nil) throws -> DiskLog {
      let log = try TemporaryFolder()
      let file = log.url.appending(path: "log")
      let process = try start(environment: [
        "LD_PRELOAD": Self.products.appending(path: "libDiskLog.so").path,
        "DISK_LOG_FOLDER": try folder.get().url.path,
        "DISK_LOG_FILE": file.path,
        "DISK_LOG_FAILURE": failure.map { "\($0)" } ?? "0",
      ])
      process.waitUntilExit()
      guard process.terminationStatus == (failure == nil ? 0 : 74) else {
        throw CocoaError(.executableLoad)
      }
      return try DiskLog(file)
    }

    /// The last push of each player that was acknowledged.
    func acknowledgedNow() throws -> [Int: Int] {
      let file = try folder.get().url.appending(path: Self.acknowledged)
      return Self.acknowledged(in: (try? Data(contentsOf: file)) ?? Data())
    }

    static func acknowledged(in text: Data) -> [Int: Int] {
      var last: [Int: Int] = [:]
      for line in text.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " ")).map {
          Int(String(decoding: $0, as: UTF8.self)) ?? 0
        }
        if words.count == 2 { last[words[0]] = max(last[words[0]] ?? 0, words[1]) }
      }
      return last
    }

    /// Whether a store has each row of each push that was acknowledged.
    func isKept(_ acknowledged: [Int: Int], in store: SQLiteStore) throws -> Bool {
      for (number, last) in acknowledged {
        var texts: [String: String] = [:]
        var since = Revision.zero
        while true {
          let answer = try store.answer(
            Pull(since: since, limit: 200), of: Self.player(number))
          for kept in answer.rows {
            texts[String(decoding: kept.row.key, as: UTF8.self)] =
              String(decoding: kept.row.text, as: UTF8.self)
          }
          since = answer.next
          if !answer.more { break }
        }
        let count = texts["setting/count"]?.split(separator: " ").first.flatMap { Int($0) } ?? 0
        if count < last { return false }
        for push in 1...last where texts["setting/push-\(push)"] == nil { return false }
      }
      return true
    }
  }
#endif
