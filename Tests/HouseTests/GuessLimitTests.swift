import Games
import House
import Library
import Sync
import Testing

@Suite("Guessing codes")
struct GuessLimitTests {
  private func minute(_ minute: Int64, _ seconds: Int64 = 0) -> Instant {
    Instant(minute * 60_000 + seconds * 1_000)
  }

  /// A limit changes as time passes, which an expectation may not do.
  private final class Door {
    private var limit = GuessLimit()
    func allows(_ address: String, at now: Instant) -> Bool { limit.allows(address, at: now) }
    func countWrong(from address: String, at now: Instant) {
      limit.countWrong(from: address, at: now)
    }
  }

  @Test("ten wrong codes of one address hold back that address, until the next minute")
  func one() {
    let limit = Door()
    for second in 0..<10 {
      #expect(limit.allows("a", at: minute(1, Int64(second))))
      limit.countWrong(from: "a", at: minute(1, Int64(second)))
    }
    #expect(!limit.allows("a", at: minute(1, 59)))
    #expect(limit.allows("b", at: minute(1, 59)))
    #expect(limit.allows("a", at: minute(2)))
  }

  @Test("a hundred wrong codes hold back everybody, whatever addresses they come from")
  func all() {
    let limit = Door()
    for number in 0..<100 { limit.countWrong(from: "\(number)", at: minute(1)) }
    #expect(!limit.allows("somebody else", at: minute(1, 59)))
    #expect(limit.allows("somebody else", at: minute(2)))
  }

  @Test("of a million guesses in ten minutes a thousand are looked at, and none is right")
  func million() {
    let limit = Door()
    var random = SeededRandom(seed: 8)
    let codes = (0..<10).map { _ in PairingCode(bits: bits(&random)) }
    var looked = 0
    for guess in 0..<1_000_000 {
      let now = Instant(60_000 + Int64(guess) * 600_000 / 1_000_000)
      let address = "\(random.draw(below: 5_000))"
      guard limit.allows(address, at: now) else { continue }
      looked += 1
      if !codes.contains(PairingCode(bits: bits(&random))) {
        limit.countWrong(from: address, at: now)
      } else {
        Issue.record("A code was guessed.")
      }
    }
    #expect(looked == 1_000)
  }

  private func bits(_ random: inout SeededRandom) -> UInt64 {
    UInt64(random.next()) << 32 | UInt64(random.next())
  }
}
