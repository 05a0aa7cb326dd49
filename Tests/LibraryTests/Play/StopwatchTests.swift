import Games
import Library
import Testing

@Suite("Stopwatch")
struct StopwatchTests {
  private func at(_ count: Int64) -> Milliseconds { Milliseconds(count) }

  @Test("CW-14: a watch counts only while it runs")
  func countsWhileRunning() {
    var watch = Stopwatch()
    #expect(watch.time(at: at(50)) == .zero)
    #expect(!watch.isRunning)
    watch.start(at: at(100))
    #expect(watch.isRunning)
    #expect(watch.time(at: at(130)) == at(30))
    watch.stop(at: at(150))
    #expect(!watch.isRunning)
    #expect(watch.time(at: at(9000)) == at(50))
    watch.start(at: at(10_000))
    #expect(watch.time(at: at(10_007)) == at(57))
  }

  @Test("starting a running watch again does not set it back")
  func startTwice() {
    var watch = Stopwatch()
    watch.start(at: at(100))
    watch.start(at: at(140))
    #expect(watch.time(at: at(150)) == at(50))
  }

  @Test("stopping a standing watch adds nothing")
  func stopTwice() {
    var watch = Stopwatch(counted: at(5))
    watch.stop(at: at(100))
    watch.stop(at: at(200))
    #expect(watch.time(at: at(300)) == at(5))
  }

  @Test("a watch goes on from what it counted before")
  func countedBefore() {
    var watch = Stopwatch(counted: at(500))
    watch.start(at: at(0))
    #expect(watch.time(at: at(1)) == at(501))
  }

  @Test("CW-14: a moment before the start takes nothing away")
  func clockGoesBack() {
    var watch = Stopwatch(counted: at(5))
    watch.start(at: at(100))
    #expect(watch.time(at: at(40)) == at(5))
    watch.stop(at: at(40))
    #expect(watch.time(at: at(200)) == at(5))
  }
}
