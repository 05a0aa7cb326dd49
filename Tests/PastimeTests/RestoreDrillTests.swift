import Backend
import Foundation
import Library
import Sync
import SyncTesting
import Synchronization
import Testing

@Suite("A server that is restored from a copy")
struct RestoreDrillTests {
  private let place: Folder
  private let backend: BackendFolder
  private let players = (0..<4).map { PlayerID(high: 3, low: UInt64($0)) }
  private let generation = Generation(bits: 7)
  private var file: String { place.url.appending(path: "copy").path }

  init() throws {
    place = try Folder()
    backend = try BackendFolder(path: place.url.appending(path: "house").path)
    for player in players {
      try backend.store.add(
        player, generation: generation, device: "Phone", token: Secret().digest,
        at: WallTime(1_800_000_000_000))
    }
  }

  /// How far the copy is.
  private final class Copying: Sendable {
    let isDone = Mutex(false)
  }

  /// Stores games of all players at once for as long as it takes to copy the server.
  /// - Returns: all rows that the server acknowledged, for each player.
  private func playDuringBackup() async throws -> [[[UInt8]: [UInt8]]] {
    let copy = Copying()
    let commits = GroupCommit(backend.store)
    return try await withThrowingTaskGroup { tasks in
      for (index, player) in players.enumerated() {
        tasks.addTask {
          var kept: [[UInt8]: [UInt8]] = [:]
          // Two more games after the copy, which does not have them.
          var rest = 2
          var number = 0
          while rest > 0 {
            if copy.isDone.withLock({ $0 }) { rest -= 1 }
            number += 1
            for moves in 0...2 {
              let row = SampleGame(index * 1_000_000 + number).row(moves: moves)
              let answer = try await commits.keep(
                Push(generation: generation, rows: [row]), of: player)
              #expect(answer.rows == [.stored])
              kept[row.key] = row.text
            }
          }
          return (index, kept)
        }
      }
      tasks.addTask {
        let backup = try Command("backup", file, "--data", place.url.appending(path: "house").path)
        #expect(backup.code == 0, "\(backup.complaint)")
        copy.isDone.withLock { $0 = true }
        return (-1, [:])
      }
      var all = players.map { _ in [[UInt8]: [UInt8]]() }
      for try await (index, kept) in tasks where index >= 0 { all[index] = kept }
      return all
    }
  }

  @Test("a copy made under load is complete, and a device brings back the games played after it")
  func drill() async throws {
    let kept = try await playDuringBackup()
    var devices = kept.map { SyncingDevice($0) }
    for index in devices.indices {
      #expect(try devices[index].settle(at: backend.store, as: players[index]))
    }
    let other = place.url.appending(path: "other").path
    #expect(try Command("restore", file, "--data", other).code == 0)
    let check = try Command("check", "--data", other)
    #expect(check.code == 0, "\(check.output)")
    #expect(check.output.hasSuffix("later 0\nfaults 0\n"))

    let restored = try BackendFolder(path: other)
    for index in devices.indices {
      var fresh = SyncingDevice()
      #expect(try fresh.settle(at: restored.store, as: players[index]))
      #expect(fresh.rows.count < kept[index].count)
      #expect(try devices[index].settle(at: restored.store, as: players[index]))
      #expect(devices[index].rows == kept[index])
      #expect(try fresh.settle(at: restored.store, as: players[index]))
      #expect(fresh.rows == kept[index])
    }
    let again = try Command("check", "--data", other)
    #expect(again.code == 0, "\(again.output)")
  }
}
