import Games
import GamesTesting
import Judging
import Testing

struct JudgedPlayTimeTests {
  @Test("a move's time is the time of the answer before it plus the time that has passed since")
  func usual() {
    #expect(PlayTime(after: 1000, elapsed: 2500) == 3500)
  }

  @Test("the time of play never goes back, whatever a clock does")
  func neverBack() {
    var random = SeededRandom(seed: 7)
    var last = PlayTime.zero
    var clock: Int64 = 0
    for _ in 0..<1000 {
      // An hour forward or back, a leap second, a restart, or just a moment.
      clock +=
        [3_600_000, -3_600_000, 1000, -1000, 0, 40, .min / 4, .max / 4][
          Int(random.draw(below: 8))]
      let next = PlayTime(
        after: last, elapsed: Milliseconds(clock &+ Int64(random.next()) / 4))
      #expect(next >= last)
      last = next
      clock = Int64(random.draw(below: 100_000))
    }
    #expect(PlayTime(after: last, elapsed: -5) == last)
  }
}
