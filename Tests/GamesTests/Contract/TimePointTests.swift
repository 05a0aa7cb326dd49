import Games
import GamesTesting
import Testing

@Suite("TimePoint")
struct TimePointTests {
  private let early: PlayTime = 200
  private let late: PlayTime = 500

  @Test("two points of a line have a distance, which leads from one to the other")
  func distance() {
    let distance: Milliseconds = late - early
    #expect(distance == 300)
    #expect(early - late == Milliseconds(-300))
    #expect(early + distance == late)
    #expect(late - distance == early)
  }

  @Test("no point lies beyond the ends of a line")
  func ends() {
    #expect(PlayTime(.max) + 1 == PlayTime(.max))
    #expect(PlayTime(.min) - Milliseconds(1) == PlayTime(.min))
    #expect(PlayTime(.min) - late == Milliseconds(.min))
  }

  @Test("the earlier point comes first")
  func order() {
    #expect(early < late)
    #expect(!(late < late))
    #expect(max(early, .zero) == early)
  }
}
