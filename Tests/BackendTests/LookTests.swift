import Library
import Sync
import Testing

@testable import Backend

@Suite("Looking at a server's database", .everyStorage)
struct LookTests {
  private let folder: TemporaryFolder
  private let store: any BackendStore
  private let other: any BackendStore
  private let player = PlayerID(high: 1, low: 2)
  private let start = WallTime(1_800_000_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    other = try Storage.reopened(store)
    try store.add(player, generation: Generation(bits: 1))
    // The first write of a connection does more than others.
    _ = try other.transaction { try $0.insert(device("Tablet")) }
  }

  private func device(_ label: String) -> NewDevice {
    NewDevice(of: player, label, token: Secret().digest, at: start, hasCome: true)
  }

  @Test("all statements of a look see the same moment, whatever others store between them")
  func moment() throws {
    let (before, after) = try store.look { transaction in
      let before = try transaction.deviceCount(of: player)
      _ = try other.transaction { try $0.insert(device("Laptop")) }
      return (before, try transaction.deviceCount(of: player))
    }
    #expect(before == 2)
    #expect(after == before)
    #expect(try store.look { try $0.deviceCount(of: player) } == 3)
  }

  @Test("a look changes nothing")
  func readOnly() throws {
    #expect(throws: StoreError.self) {
      try store.look { try $0.insert(device("Laptop")) }
    }
    #expect(try store.look { try $0.deviceCount(of: player) } == 2)
    // After a failure the connection can still be used.
    #expect(try store.transaction { try $0.insert(device("Laptop")) } > 0)
  }

  @Test("a later look on the same connection sees what is stored then")
  func later() throws {
    for count in 2...12 {
      #expect(try store.look { try $0.deviceCount(of: player) } == count)
      _ = try other.transaction { try $0.insert(device("Laptop \(count)")) }
    }
  }
}
