import Games
import Library
import Testing

@Suite("Stopwatch")
struct StopwatchTests {
  @Test("CW-14: a watch counts only while it runs")
  func countsWhileRunning() {
    var watch = Stopwatch()
    #expect(watch.time(at: 50) == .zero)
    #expect(!watch.isRunning)
    watch.start(at: 100)
    #expect(watch.isRunning)
    #expect(watch.time(at: 130) == 30)
    watch.stop(at: 150)
    #expect(!watch.isRunning)
    #expect(watch.time(at: 9000) == 50)
    watch.start(at: 10_000)
    #expect(watch.time(at: 10_007) == 57)
  }

  @Test("starting a running watch again does not set it back")
  func startTwice() {
    var watch = Stopwatch()
    watch.start(at: 100)
    watch.start(at: 140)
    #expect(watch.time(at: 150) == 50)
  }

  @Test("stopping a stopped watch adds nothing")
  func stopTwice() {
    var watch = Stopwatch(counted: 5)
    watch.stop(at: 100)
    watch.stop(at: 200)
    #expect(watch.time(at: 300) == 5)
  }

  @Test("a watch goes on from what it counted before")
  func countedBefore() {
    var watch = Stopwatch(counted: 500)
    watch.start(at: 0)
    #expect(watch.time(at: 1) == 501)
  }

  @Test("CW-14: a moment before the start takes nothing away")
  func clockGoesBack() {
    var watch = Stopwatch(counted: 5)
    watch.start(at: 100)
    #expect(watch.time(at: 40) == 5)
    watch.stop(at: 40)
    #expect(watch.time(at: 200) == 5)
  }
}
