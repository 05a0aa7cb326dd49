import Testing

@testable import Games

@Suite("Memorize: what is equal")
struct MemorizeEqualityTests {
  private func look(
    _ name: String = "Test", _ color: String = "blue", _ pictures: [String] = ["🐧", "🐢"]
  ) throws -> MemorizeLook {
    try #require(MemorizeLook(name: name, fill: fill(color), pictures: pictures))
  }

  @Test("two looks are equal when name, fill and pictures are")
  func looks() throws {
    let test = try look()
    #expect(try look() == test)
    #expect(try look("Other") != test)
    #expect(try look("Test", "blue,teal") != test)
    #expect(try look("Test", "blue", ["🐧", "🐳"]) != test)
    #expect(try look("Test", "blue", ["🐢", "🐧"]) != test)
    #expect(try look("Test", "blue", ["🐧"]) != test)
  }

  @Test("names that look alike and have other bytes are different names")
  func bytes() throws {
    #expect(try look("Caf\u{E9}") != look("Cafe\u{301}"))
  }

  @Test("two boards are equal when their looks and their cards are")
  func boards() throws {
    let cards = [0, 1, 1, 0]
    let board = try #require(MemorizePuzzle(look(), cards: cards))
    #expect(try MemorizePuzzle(look(), cards: cards) == board)
    #expect(try MemorizePuzzle(look("Other"), cards: cards) != board)
    #expect(try MemorizePuzzle(look(), cards: [0, 1, 0, 1]) != board)
  }

  @Test("two themes are equal when their looks and their numbers of pairs are")
  func themes() throws {
    let theme = MemorizeTheme(try look(), pairs: 1...2)
    #expect(try MemorizeTheme(look(), pairs: 1...2) == theme)
    #expect(try MemorizeTheme(look(), pairs: 2...2) != theme)
    #expect(try MemorizeTheme(look("Other"), pairs: 1...2) != theme)
  }
}
