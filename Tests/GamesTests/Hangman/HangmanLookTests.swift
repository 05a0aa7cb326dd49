import Games
import Testing

@Suite("Hangman: the drawing")
struct HangmanLookTests {
  @Test("HM-5: each number of misses has its own picture, and the last picture is complete")
  func parts() {
    for misses in HangmanOptions.missCounts {
      let parts = (0...misses).map { HangmanLook.parts(after: $0, of: misses) }
      #expect(parts == Array((8 - misses)...8))
    }
    #expect(HangmanLook.partCount == 8)
  }

  @Test("no number of misses goes beyond the drawing")
  func outside() {
    for misses in HangmanOptions.missCounts {
      #expect(HangmanLook.parts(after: misses + 1, of: misses) == 8)
      #expect(HangmanLook.parts(after: 99, of: misses) == 8)
    }
    #expect(HangmanLook.parts(after: 0, of: 99) == 0)
  }

  @Test("HM-5: a look gives the number of misses of a new game: six on the gallows")
  func misses() {
    for look in HangmanLook.allCases {
      #expect(HangmanOptions(misses: look.misses) != nil)
      #expect(look.misses == (look == .gallows ? 6 : 8))
      #expect(look.isBuilt == (look == .gallows))
    }
    #expect(HangmanOptions.standard.misses == HangmanLook.gallows.misses)
  }

  @Test("each look has its own keyword and name")
  func names() {
    #expect(HangmanLook.allCases.map { "\($0.keyword)" } == ["gallows", "balloons", "snowman"])
    #expect(
      HangmanLook.allCases.map { HangmanTexts.name(of: $0) } == ["Gallows", "Balloons", "Snowman"])
  }
}
