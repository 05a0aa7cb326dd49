import BackendTesting
import Foundation
import Library
import Sync
import Testing

@testable import Backend

/// The kinds of storage for a server.
enum Storage: String, Sendable {
  case sqlite = "SQLite"
  case postgres = "PostgreSQL"

  /// The storage of the server in the current test.
  @TaskLocal static var current = Storage.sqlite

  /// A new store of the current kind.
  static func makeStore(
    in folder: TemporaryFolder, limits: SyncLimits = SyncLimits(), room: Int = 1 << 26,
    devices: Int = 32
  ) throws -> any BackendStore {
    switch current {
    case .sqlite:
      let name = "\(UUID().uuidString).sqlite"
      return try SQLiteStore(
        path: folder.url.appending(path: name).path, limits: limits, room: room, devices: devices)
    case .postgres:
      return try PostgresStore(
        PostgresAddress.new(), limits: limits, room: room, devices: devices)
    }
  }

  /// The same database, opened again, as another process opens it.
  static func reopened(_ store: any BackendStore) throws -> any BackendStore {
    switch store {
    case let store as SQLiteStore: try SQLiteStore(path: store.pool.path)
    case let store as PostgresStore: try PostgresStore(store.connections.address)
    default: fatalError("there is no other store")
    }
  }
}

extension PostgresAddress {
  /// The address of a new database.
  static func new() throws -> PostgresAddress {
    let server = try #require(PostgresServer.shared)
    return try #require(PostgresAddress(server.database()))
  }
}

extension BackendStore {
  /// Makes a player, and a device that nobody asks about.
  func add(_ player: PlayerID, generation: Generation) throws {
    try add(
      player, generation: generation, device: "First", token: Secret().digest,
      at: WallTime(1_800_000_000_000)
    )
  }
}

extension BackendStore {
  /// All that is stored of tokens, codes, recovery keys and labels. A store in a file is closed first.
  func secretBytes() throws -> Data {
    switch self {
    case let store as SQLiteStore:
      try store.close()
      return try Data(contentsOf: URL(filePath: store.pool.path))
    case let store as PostgresStore:
      let found = try store.read { connection in
        try connection.run(
          """
          SELECT convert_to(label, 'UTF8') || token AS secrets FROM device
          UNION ALL SELECT code || coalesce(ticket, '') FROM pairing
          UNION ALL SELECT digest || coalesce(used, '') FROM sheet
          """)
      }
      return try Data(found.map { try $0.bytes("secrets") }.joined())
    default: fatalError("there is no other store")
    }
  }
}

/// Runs each test with every kind of storage that this machine has.
struct EveryStorage: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for storage in [Storage.sqlite, .postgres]
    where storage == .sqlite || PostgresServer.isInstalled {
      if storage == .postgres { _ = await PostgresServer.prepare() }
      let named = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("with \(storage.rawValue)")
        return issue
      }
      try await named.provideScope(for: test, testCase: testCase) {
        try await Storage.$current.withValue(storage) { try await function() }
      }
    }
  }
}

extension Trait where Self == EveryStorage {
  /// Runs each test with SQLite, and with PostgreSQL where it is installed.
  static var everyStorage: Self { EveryStorage() }
}

@Suite("What tests of a server need")
struct StorageTests {
  @Test(
    "the tests of a store run with PostgreSQL too",
    .enabled("PostgreSQL is not installed") { await PostgresServer.prepare() })
  func postgres() throws {
    #expect(PostgresServer.shared != nil)
  }
}
