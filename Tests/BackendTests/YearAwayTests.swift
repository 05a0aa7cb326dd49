import Games
import Library
import Sync
import SyncTesting
import Testing

@testable import Backend

@Suite("A device that was away for a year", .everyStorage)
struct YearAwayTests {
  private let player = PlayerID(high: 1, low: 2)

  private func row(_ number: Int, _ lines: Int) -> Library.Row {
    let digits = String(number, radix: 16)
    let id = String(repeating: "0", count: 32 - digits.count) + digits
    let text = String(repeating: "move of game \(number)\n", count: lines)
    return Library.Row(key: Array("record/\(id)".utf8), text: Array("game\n\(text)".utf8))
  }

  @Test("devices exchange 10,000 rows that changed on both sides in at most 60 requests")
  func yearAway() throws {
    let database = try RestorableDatabase(room: 64 << 20)
    database.add(player, generation: Generation(bits: 1))
    let games = 0..<10_000
    var phone = SyncingDevice(
      Dictionary(uniqueKeysWithValues: games.map { row($0, 2) }.map { ($0.key, $0.text) }))
    #expect(try phone.settle(at: database.store, as: player))
    var pad = phone
    // Some games go on here, some there, and every hundredth on both.
    for number in games where number % 10 != 0 || number % 100 == 0 { pad.store(row(number, 4)) }
    for number in games where number % 10 == 0 { phone.store(row(number, 5)) }
    #expect(try pad.settle(at: database.store, as: player))

    let before = phone.requests
    #expect(try phone.settle(at: database.store, as: player))
    #expect(phone.requests - before <= 60)
    #expect(try pad.settle(at: database.store, as: player))
    #expect(pad.rows == phone.rows)
    #expect(games.allSatisfy { pad.rows[row($0, 0).key] == row($0, $0 % 10 == 0 ? 5 : 4).text })
  }
}
