#if os(Linux)
  import Foundation
  import GRDB
  import Games
  import Library
  import Sync
  import Testing

  @testable import Backend

  @Suite("A server whose power is cut")
  struct PowerCutTests {
    private static let cuts = 200

    @Test("200 power cuts under load lose no acknowledged row, and damage nothing")
    func durable() throws {
      let found = try cut(StoreRun(players: 16, pushes: 30))
      #expect(found.damaged == 0)
      #expect(found.lossy == 0)
      #expect(found.acknowledged > 200)
    }

    @Test("the same test finds losses if the server does not wait for the disk")
    func notDurable() throws {
      let found = try cut(StoreRun(players: 16, pushes: 30, mode: ["normal"]))
      #expect(found.lossy > Self.cuts / 4)
    }

    private struct Findings {
      /// Cuts after which the database could not be read whole.
      var damaged = 0
      /// Cuts after which something that was acknowledged is missing.
      var lossy = 0
      /// How much had been acknowledged at the last cut.
      var acknowledged = 0
    }

    private func cut(_ run: StoreRun) throws -> Findings {
      let initial = try run.files()
      let log = try run.runLogged()
      var random = SeededRandom(seed: 2_026)
      let cuts = (0..<Self.cuts)
        .map { _ in Int(random.draw(below: UInt32(log.entries.count))) }.sorted()
      var disk = SimulatedDisk(initial: initial, textName: StoreRun.acknowledged)
      var findings = Findings()
      var done = 0
      for cut in cuts {
        for entry in log.entries[done..<max(done, cut)] { disk.apply(entry) }
        done = max(done, cut)
        let acknowledged = StoreRun.acknowledged(in: disk.text)
        findings.acknowledged = acknowledged.values.reduce(0, +)
        let folder = try TemporaryFolder()
        for (name, content) in disk.cut(&random) {
          try content.write(to: folder.url.appending(path: name))
        }
        do {
          let store = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path)
          let check = try store.pool.read {
            try String.fetchOne($0, sql: "PRAGMA integrity_check")
          }
          if check != "ok" { findings.damaged += 1 }
          if try !run.isKept(acknowledged, in: store) { findings.lossy += 1 }
          try store.close()
        } catch { findings.damaged += 1 }
      }
      return findings
    }

    @Test(
      "after a failed wait for the disk, a server writes nothing more and loses nothing",
      arguments: [6, 9, 14, 23, 37])
    func brokenDisk(failure: Int) throws {
      let run = try StoreRun(players: 16, pushes: 30)
      let initial = try run.files()
      let log = try run.runLogged(failure: failure)
      let place = try #require(log.entries.lastIndex { $0.change == .failed })
      let later = log.entries[place...].dropFirst().map(\.change)
      #expect(!later.contains(.synced))
      var disk = SimulatedDisk(initial: initial, textName: StoreRun.acknowledged)
      for entry in log.entries { disk.apply(entry) }
      let acknowledged = StoreRun.acknowledged(in: disk.text)
      #expect(!acknowledged.isEmpty)
      #expect(acknowledged.values.reduce(0, +) < 480)
      // The machine goes down, and loses what was only believed to be stored.
      var random = SeededRandom(seed: 1)
      let folder = try TemporaryFolder()
      for (name, content) in disk.cut(&random) {
        try content.write(to: folder.url.appending(path: name))
      }
      let store = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path)
      #expect(try run.isKept(acknowledged, in: store))
    }

    @Test("a server that is killed while it stores keeps all it acknowledged", arguments: 1...8)
    func killed(round: Int) throws {
      let run = try StoreRun(players: 8, pushes: 10_000)
      let process = try run.start()
      // After this many acknowledgements it is killed.
      while try run.acknowledgedNow().values.reduce(0, +) < 40 * round { usleep(1_000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let acknowledged = try run.acknowledgedNow()
      let store = try SQLiteStore(path: run.database.path)
      #expect(try run.isKept(acknowledged, in: store))
      #expect(
        try store.pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }
  }
#endif
