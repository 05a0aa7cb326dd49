extension MemorizeTurn {
  /// A turn as seen by a perfect memory, which learns its cards.
  init(
    _ first: Int, _ second: Int, isMatch: Bool, cards: [Int],
    knowing memory: inout MemorizeMemory
  ) {
    self.first = first
    self.second = second
    finding = Self.finding(first, second, isMatch: isMatch, cards: cards, memory)

    var cost = 0.0
    var luck = 0.0
    let start = memory.turns
    let wasFirstKnown = memory.isKnown[first]
    memory.see(first)
    let afterFirst = memory.turns(withUp: first)
    // A perfect memory would also turn up an unknown card, so the difference is chance.
    if wasFirstKnown { cost += afterFirst - start } else { luck += start - afterFirst }

    let wasSecondKnown = memory.isKnown[second]
    let chosen = wasSecondKnown ? nil : memory.turnsForUnknown(withUp: first)
    memory.see(second)
    if isMatch { memory.take() }
    let end = 1 + memory.turns
    if let chosen {
      cost += chosen - afterFirst
      luck += chosen - end
    } else {
      cost += end - afterFirst
    }
    self.cost = cost
    self.luck = luck
  }

  private static func finding(
    _ first: Int, _ second: Int, isMatch: Bool, cards: [Int], _ memory: MemorizeMemory
  ) -> Finding {
    if isMatch { return memory.isKnown[first] || memory.isKnown[second] ? .pair : .pairByChance }
    for card in cards.indices where card != first && memory.isKnown[card] {
      if cards[card] == cards[first] { return .forgotTwin(card: card) }
    }
    if memory.isKnown[second] { return .forgotCard }
    return memory.isKnown[first] ? .knownFirst : .newCards
  }
}
