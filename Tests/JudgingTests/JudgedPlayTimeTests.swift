import Games
import GamesTesting
import Judging
import Testing

struct JudgedPlayTimeTests {
  @Test("a move counts at what passed since the answer before, less the way")
  func usual() {
    #expect(PlayTime(after: 1000, sent: 50_000, received: 52_500, roundTrip: 100) == 3400)
  }

  @Test("a line that is slow, or pretends to be, is credited with 300 milliseconds at most")
  func credit() {
    #expect(PlayTime(after: 0, sent: 0, received: 2000, roundTrip: 100_000) == 1700)
    #expect(PlayTime(after: 0, sent: 0, received: 2000, roundTrip: -5000) == 2000)
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
        after: last, sent: Milliseconds(clock),
        received: Milliseconds(clock &+ Int64(random.next())),
        roundTrip: Milliseconds(Int64(random.draw(below: 1000))))
      #expect(next >= last)
      last = next
      clock = Int64(random.draw(below: 100_000))
    }
    #expect(PlayTime(after: last, sent: 10, received: 5, roundTrip: 0) == last)
  }
}
