import Testing

@Suite("What the coach says about a Memorize")
struct MemorizePageTests {
  /// A game with the cards A B C D D C B A. The third turn turns up the B whose twin was up in the first, and the fifth
  /// begins with a card that is known.
  private static let record =
    """
    pastime 1
    game memorize 1
    id 00000000000000000000000000000001
    begun 1760000000000
    options scoring=plain players=1
    puzzle name=Easy color=indigo emoji=%f0%9f%90%a7,%f0%9f%91%bb,%f0%9f%90%bc,%f0%9f%90%99 cards=01233210


    """
    + [1, 2, 3, 4, 7, 6, 2, 7, 1, 8, 3, 6, 4, 5].enumerated()
    .map { "\($0 * 1000) \($0 * 1000) \($1)\n" }.joined()

  @Test("the player chooses among the turns before, and chooses again after another turn")
  func turns() {
    var asking = Asking()
    let page = asking.page("memorize", Self.record)
    #expect(page.texts("h") == ["Do you remember?"])
    #expect(page.texts("i") == ["try 1", "try 2", "tell", "last"])
    let wrong = asking.page("memorize", Self.record, verb: "try", entered: "2 ")
    #expect(wrong.texts("p").contains("Not that turn."))
    #expect(wrong.texts("i") == ["try 1", "try 2", "tell", "last"])
    let right = asking.page("memorize", Self.record, verb: "try", entered: "1 ")
    #expect(right.texts("p").contains("Yes, on turn 1."))
    #expect(right.texts("i") == ["last"])
  }

  @Test("each turn shows both pictures, and what the choice cost")
  func costs() {
    var asking = Asking()
    let page = asking.page("memorize", Self.record)
    let cards = page.filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    #expect(cards.map { $0.fields[2] == "Best" } == [true, true, false, true, false, true, true])
    #expect(cards.allSatisfy { $0.fields[1].split(separator: " ").count == 3 })
    #expect(page.texts("p").first == "Best choices: 5 of 7.")
  }
}
