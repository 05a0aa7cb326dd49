import Testing

@testable import Games

@Suite("Memorize: the turns of a perfect memory, by trying everything")
struct MemorizeParTests {
  /// All ways to lay some pairs, as the picture of each card in the order in which the cards come; which
  /// picture is which makes no difference.
  private func deals(pairs: Int) -> [[Int]] {
    var deals: [[Int]] = []
    func lay(_ picture: Int, _ cards: [Int?]) {
      guard let first = cards.firstIndex(of: nil) else {
        return deals.append(cards.compactMap { $0 })
      }
      for second in cards.indices where second > first && cards[second] == nil {
        var laid = cards
        laid[first] = picture
        laid[second] = picture
        lay(picture + 1, laid)
      }
    }
    lay(0, Array(repeating: nil, count: pairs * 2))
    return deals
  }

  /// The fewest turns for cards that come in their order. The search visits each state once:
  /// how many cards were up, and which pairs are taken.
  private func fewest(_ cards: [Int]) -> Int {
    let pairs = cards.count / 2
    var states: Set<Int> = [0]
    var seen = states
    var turns = 0
    while true {
      turns += 1
      var next: Set<Int> = []
      for state in states {
        let (known, taken) = (state >> pairs, state & (1 << pairs - 1))
        // Each known card that is not taken, and the next new one.
        for first in 0..<min(known + 1, cards.count) where taken >> cards[first] & 1 == 0 {
          let up = max(known, first + 1)
          for second in 0..<min(up + 1, cards.count)
          where second != first && taken >> cards[second] & 1 == 0 {
            let found = cards[first] == cards[second] ? 1 << cards[first] : 0
            if (taken | found) == 1 << pairs - 1 { return turns }
            let after = max(up, second + 1) << pairs | taken | found
            if seen.insert(after).inserted { next.insert(after) }
          }
        }
      }
      states = next
    }
  }

  /// What the review says of a player who turns up all cards in their order, and then takes the pairs.
  private func par(_ cards: [Int]) throws -> Int {
    let pictures = ["🐧", "👻", "🐼", "🏀", "🍎", "🚀", "🌵"].prefix(cards.count / 2)
    let look = try #require(
      MemorizeLook(name: "Test", fill: fill("blue"), pictures: Array(pictures)))
    var game = try memorize(#require(MemorizePuzzle(look, cards: cards)))
    for card in cards.indices { try game.play(MemorizeMove(card), at: .zero) }
    for picture in pictures.indices {
      let pair = cards.indices.filter { cards[$0] == picture }
      if game.face(of: pair[0]) == .matched { continue }
      // A card of the last turn may still be up: then its twin comes first.
      let first = game.face(of: pair[0]) == .up ? 1 : 0
      try game.play(MemorizeMove(pair[first]), at: .zero)
      try game.play(MemorizeMove(pair[1 - first]), at: .zero)
    }
    #expect(game.outcome.isOver)
    return game.par
  }

  /// The turns of all deals together: the number of deals times the expected turns of one
  /// deal, which are 1, 8/3, 13/3 and 622/105 (Velleman and Warrington 2013).
  @Test(
    "no way to play any deal of up to four pairs needs fewer turns, and the average is as expected",
    arguments: [(1, 1, 1), (2, 3, 8), (3, 15, 65), (4, 105, 622)])
  func everyDeal(pairs: Int, count: Int, turns: Int) throws {
    let deals = deals(pairs: pairs)
    #expect(deals.count == count)
    var sum = 0
    for cards in deals {
      let par = try par(cards)
      #expect(par == fewest(cards), "\(cards)")
      sum += par
    }
    #expect(sum == turns)
  }

  @Test("for 400 deals of five to seven pairs no way to play needs fewer turns")
  func drawnDeals() throws {
    var random = SeededRandom(seed: 524)
    var pars: Set<Int> = []
    for number in 0..<400 {
      let cards = random.permutation(of: (5 + number % 3) * 2).map { $0 / 2 }
      let par = try par(cards)
      #expect(par == fewest(cards), "\(cards)")
      pars.insert(par)
    }
    #expect(pars.count > 5)
  }
}
