import Games
import Library
import SyncTesting
import Testing

@testable import Sync

@Suite("A device with many rows")
struct ManyRowsTests {
  @Test("the work for thousands of changes is not multiplied by the number of rows")
  func walks() throws {
    var device = TestDevice(at: 3)
    let first = try #require(device.request)
    for number in 0..<2000 as Range<UInt64> { device.tell(.changed(game(number))) }
    // All of them wait for an answer: nothing was written or sent.
    #expect(device.replica.rows.walkCount == 0)
    #expect(device.replica.status == .waiting(2000))
    device.pulled([], to: first)
    var (pushes, others) = (0, 0)
    var effects = device.effects
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if let push = effect.request?.push {
        pushes += 1
        device.pushed(push.rows.map { _ in .stored }, to: effect.request)
      } else if effect.request != nil {
        others += 1
        device.pulled([], to: effect.request)
      } else if effect.write != nil {
        others += 1
        device.tell(.written)
      } else {
        continue
      }
      effects += device.effects
    }
    #expect(pushes == 8)
    #expect(device.replica.status == .kept)
    #expect(device.replica.rows.walkCount <= pushes + others)
  }

  @Test("the counts match the states of the rows, whatever happens to the rows")
  func counts() {
    var random = SeededRandom(seed: 3)
    var rows = ReplicaRows()
    let standings: [ReplicaRow.State] =
      [.kept, .acknowledged, .offered, .changed] + RowError.allCases.map { .refused($0) }
    for number in 0..<50 as Range<UInt64> {
      let row = game(number)
      rows.insert(ReplicaRow(key: row.key, text: row.text, stored: [], state: .changed))
    }
    for _ in 0..<500 {
      let index = Int(random.draw(below: 50))
      switch random.draw(below: 3) {
      case 0: rows[index].state = standings[Int(random.draw(below: UInt32(standings.count)))]
      case 1: rows[index].text.append(UInt8(ascii: "x"))
      default: rows[index].stored = rows[index].text
      }
      var counts = ReplicaRows.Counts()
      for row in rows.all { counts.count(row, 1) }
      #expect(rows.counts == counts)
    }
    #expect(
      rows.counts.refused
        == rows.all.count { if case .refused = $0.state { true } else { false } })
  }

  @Test("the reason that is shown is the reason of most refused rows")
  func mostRefused() {
    var rows = ReplicaRows()
    for (number, reason) in [RowError.tooLong, .full, .full].enumerated() {
      let row = game(UInt64(number))
      rows.insert(
        ReplicaRow(key: row.key, text: row.text, stored: row.text, state: .refused(reason)))
    }
    #expect(rows.counts.refusal == .full)
    #expect(rows.counts.refused == 3)
  }
}
