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

  @Test("what would overflow stays at the end of the range it leaves")
  func overflow() {
    #expect(Milliseconds(.max) + Milliseconds(1) == Milliseconds(.max))
    #expect(Milliseconds(.min) + Milliseconds(-1) == Milliseconds(.min))
    #expect(Milliseconds(.max) - Milliseconds(-1) == Milliseconds(.max))
    #expect(Milliseconds(.min) - Milliseconds(1) == Milliseconds(.min))
    #expect(Milliseconds(0) - Milliseconds(.min) == Milliseconds(.max))
  }

  @Test("the shorter comes first")
  func order() {
    #expect(Milliseconds(-1) < .zero)
    #expect(!(Milliseconds(1) < Milliseconds(1)))
  }
}
