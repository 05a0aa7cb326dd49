import BackendTesting
import Foundation
import Library
import Sync
import Testing

@testable import Backend

@Suite(
  "A server whose database server is lost",
  .enabled("PostgreSQL is not installed") { await PostgresServer.prepare() },
  .timeLimit(.minutes(20)))
struct LostServerTests {
  private let generation = Generation(bits: 1)
  private let players = (0..<8).map { PlayerID(high: 5, low: UInt64($0)) }

  private func push(_ number: Int) -> Push {
    Push(generation: generation, rows: [Row(key: Array("later/\(number)".utf8), text: [97])])
  }

  @Test(
    "a crash of the database server under load loses nothing acknowledged; all goes on by itself"
  )
  func crash() async throws {
    let server = try await PostgresServer.start()
    let address = try #require(PostgresAddress(server.database()))
    let stores = try (0..<2).map { _ in try PostgresStore(address) }
    for player in players { try stores[0].add(player, generation: generation) }
    let acknowledged = Locked<[PlayerID: Set<Int>]>([:])
    let refused = Locked(0)

    try await withThrowingTaskGroup { tasks in
      for (index, player) in players.enumerated() {
        let commits = GroupCommit(stores[index % 2])
        tasks.addTask {
          var number = 0
          // A device asks again until it gets an answer.
          while number < 400 {
            do throws(StoreError) {
              let answer = try await commits.keep(push(number), of: player)
              #expect([[.stored], [.have]].contains(answer.rows))
              acknowledged.withLock { _ = $0[player, default: []].insert(number) }
              number += 1
            } catch {
              #expect(error == .unavailable)
              refused.withLock { $0 += 1 }
              await Task.yield()
            }
          }
        }
      }
      tasks.addTask {
        try await onThread {
          while acknowledged.withLock({ $0.values.map(\.count).reduce(0, +) }) < 500 {
            usleep(1_000)
          }
          try server.crash()
          let before = acknowledged.withLock { $0 }
          #expect(throws: StoreError.unavailable) { try stores[0].isSound() }
          try server.start()
          let again = try PostgresStore(address)
          for (player, numbers) in before {
            let kept = try keys(of: player, in: again)
            #expect(numbers.allSatisfy { kept.contains(Array("later/\($0)".utf8)) })
          }
        }
      }
      try await tasks.waitForAll()
    }
    #expect(refused.withLock { $0 } > 0)
    for player in players { #expect(try keys(of: player, in: stores[1]).count == 400) }
    #expect(try stores[0].isSound())
  }

  private func keys(of player: PlayerID, in store: PostgresStore) throws -> Set<[UInt8]> {
    var keys: Set<[UInt8]> = []
    var since = Revision.zero
    while true {
      let answer = try store.answer(Pull(since: since, limit: 200), of: player)
      keys.formUnion(answer.rows.map(\.row.key))
      since = answer.next
      if !answer.more { return keys }
    }
  }

  @Test("a store reports the first failure of each outage, and its end")
  func reported() async throws {
    let server = try await PostgresServer.start()
    let events = Locked<[OutageEvent]>([])
    let store = try PostgresStore(#require(PostgresAddress(server.database()))) { one in
      events.withLock { $0.append(one) }
    }
    try store.add(players[0], generation: generation)
    for outage in 0..<2 {
      try server.crash()
      for number in 0..<5 {
        #expect(throws: StoreError.unavailable) { try store.keep(push(number), of: players[0]) }
        #expect(throws: StoreError.unavailable) { try store.use(of: players[0]) }
      }
      try server.start()
      while (try? store.keep(push(outage), of: players[0])) == nil {}
      _ = try store.use(of: players[0])
      let latest = events.withLock { $0.dropFirst(2 * outage) }
      guard case .began(.unreachable(let reason)) = latest.first, case .ended = latest.last else {
        Issue.record("\(latest)")
        return
      }
      #expect(latest.count == 2)
      #expect(reason.contains("connection"))
    }
  }

  @Test("a server with only a dead connection takes another one, and nobody notices")
  func restart() async throws {
    let server = try await PostgresServer.start()
    let store = try PostgresStore(#require(PostgresAddress(server.database())))
    try store.add(players[0], generation: generation)
    try server.crash()
    try server.start()
    #expect(try store.keep(push(1), of: players[0]).rows == [.stored])
  }
}
