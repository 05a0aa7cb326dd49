import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("A server whose clock is set", .everyStorage)
struct SetClockTests {
  private let player = PlayerID(high: 1, low: 2)
  private let generation = Generation(bits: 1)

  @Test("a clock that jumps up to an hour, a thousand times, disorders nothing that is kept")
  func jumps() throws {
    let folder = try TemporaryFolder()
    let store = try Storage.makeStore(in: folder)
    var random = SeededRandom(seed: 19)
    var now = WallTime(1_800_000_000_000)
    let token = Secret()
    try store.add(player, generation: generation, device: "Phone", token: token.digest, at: now)
    var last = Revision.zero
    var seen = now.day
    for step in 0..<1_000 {
      now = now + Milliseconds(Int64(random.draw(below: 7_200_001)) - 3_600_000)
      let caller = try #require(try store.caller(with: token.digest, at: now))
      if caller.isFirstToday { try store.note([caller], at: now) }
      if step % 10 != 0 { continue }
      let row = Row(key: Array("later/\(step)".utf8), text: [97])
      #expect(
        try store.keep(Push(generation: generation, rows: [row]), of: player).rows == [.stored])
      let revision = try store.use(of: player).revision
      #expect(revision > last)
      last = revision
      let device = try #require(try store.devices(of: player).first)
      #expect(device.seen >= seen && device.seen >= device.created.day)
      seen = device.seen
      // A code is valid for ten minutes by the current clock, whatever it was before.
      let code = PairingCode(bits: UInt64(step))
      try store.offer(code, of: player, at: now).get()
      let claim = Pairing.Claim(ticket: Secret().digest, label: "Pad", games: 0, number: 47)
      let late = try store.claim(code, claim, at: now + Pairing.lifetime)
      #expect(throws: PairingError.over) { try late.get() }
      try store.claim(code, claim, at: now).get()
    }
    #expect(last == Revision(100))
  }
}
