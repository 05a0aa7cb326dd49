import Games
import Testing

@Suite("Milliseconds")
struct MillisecondsTests {
  @Test("sums and differences are exact")
  func exact() {
    #expect(Milliseconds(2) + Milliseconds(3) == Milliseconds(5))
    #expect(Milliseconds(2) - Milliseconds(3) == Milliseconds(-1))
    #expect(Milliseconds(.min) - Milliseconds(-1) == Milliseconds(.min + 1))
  }

  @Test("a result that would overflow stays at that end of the range")
  func overflow() {
    #expect(Milliseconds(.max) + Milliseconds(1) == Milliseconds(.max))
    #expect(Milliseconds(.min) + Milliseconds(-1) == Milliseconds(.min))
    #expect(Milliseconds(.max) - Milliseconds(-1) == Milliseconds(.max))
    #expect(Milliseconds(.min) - Milliseconds(1) == Milliseconds(.min))
    #expect(Milliseconds(0) - Milliseconds(.min) == Milliseconds(.max))
  }

  @Test("the shorter time comes first")
  func order() {
    #expect(Milliseconds(-1) < .zero)
    #expect(!(Milliseconds(1) < Milliseconds(1)))
  }
}
