import Games
import GamesTesting
import Testing

@testable import Coach

@Suite("The analysis of a Memorize")
struct MemorizeAnalysisTests {
  @Test(
    "a perfect memory needs as many turns as Velleman and Warrington say",
    arguments: [
      (1, 1), (2, 8.0 / 3), (3, 13.0 / 3), (4, 622.0 / 105), (5, 793.0 / 105),
      (6, 31748.0 / 3465),
    ] as [(Int, Double)])
  func fractions(pairs: Int, turns: Double) {
    #expect(abs(MemorizeExpectation(pairs: pairs).par(pairs: pairs) - turns) < 1e-12)
    // A larger table says the same.
    #expect(abs(MemorizeExpectation(pairs: 36).par(pairs: pairs) - turns) < 1e-12)
  }

  @Test(
    "large boards have the right number of turns to a thousandth",
    arguments: [(8, 12.393), (12, 18.850), (18, 28.533), (24, 38.216), (36, 57.581)])
  func large(pairs: Int, turns: Double) {
    #expect(abs(MemorizeExpectation(pairs: 36).par(pairs: pairs) - turns) < 6e-4)
  }

  /// A board with these pictures.
  private func board(_ cards: [Int]) throws -> MemorizePuzzle {
    let pairs = try #require(MemorizeThemes.builtIn.themes.map(\.look).first).pictures
    let used = pairs.prefix(cards.count / 2).joined(separator: ",")
    let spelled = "\(used)".utf8.map { byte in
      let digits = String(byte, radix: 16)
      return byte == UInt8(ascii: ",") ? "," : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
    let faces = cards.map { String($0, radix: 36) }.joined()
    var text = TextReader(Array("name=Test color=blue emoji=\(spelled) cards=\(faces)".utf8))
    return try MemorizePuzzle(from: &text)
  }

  private func game(_ cards: [Int], _ choices: [Int], hasTwoPlayers: Bool = false) throws
    -> Memorize
  {
    var game = Memorize(
      try board(cards), options: MemorizeOptions(hasTwoPlayers: hasTwoPlayers))
    for choice in choices { try game.play(MemorizeMove(choice), at: .zero) }
    return game
  }

  @Test("the analysis distinguishes a forgotten twin, a known card that is no twin, and new cards")
  func findings() throws {
    let cards = [0, 1, 0, 2, 1, 2]
    let turns = try MemorizeAnalysis(
      of: game(cards, [0, 1, 2, 3, 4, 0, 3, 5, 0, 2, 1, 4])
    ).turns
    #expect(
      turns.map(\.finding) == [
        .newCards, .forgotTwin(card: 0), .forgotTwin(card: 1), .pair, .pair, .pair,
      ])
    let others = try MemorizeAnalysis(
      of: game(cards, [0, 1, 3, 0, 5, 4, 2, 0, 1, 4, 3, 5]))
    #expect(others.turns[1].finding == .forgotCard)
    #expect(others.turns[2].finding == .forgotTwin(card: 3))
    #expect(turns[0].cost == 0)
    #expect(turns[1].cost > 0)
  }

  @Test("a known first card with an unknown twin does not count as an unavoidable miss")
  func knownFirst() throws {
    let analysis = try MemorizeAnalysis(
      of: game([0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 2, 3, 0, 5, 2, 6, 1, 5, 3, 7, 0, 4]))
    #expect(
      analysis.turns.map(\.finding) == [
        .newCards, .newCards, .knownFirst, .pair, .pair, .pair, .pair,
      ])
    #expect(analysis.turns[2].cost > 0)
  }

  @Test("a pair of two unseen cards is found by chance")
  func chance() throws {
    let analysis = try MemorizeAnalysis(of: game([0, 0, 1, 1], [0, 1, 2, 3]))
    #expect(analysis.turns.map(\.finding) == [.pairByChance, .pairByChance])
    #expect(analysis.turns.allSatisfy { $0.cost < 1e-9 })
    #expect(abs(analysis.balance.luck - 2.0 / 3) < 1e-12)
    #expect(abs(analysis.balance.cost) < 1e-12)
  }

  @Test("the coach says nothing about two players, or about a game that goes on")
  func silence() throws {
    #expect(throws: MemorizeSilence.twoPlayers) {
      try MemorizeAnalysis(of: game([0, 0], [0, 1], hasTwoPlayers: true))
    }
    #expect(throws: MemorizeSilence.unfinished) { try MemorizeAnalysis(of: game([0, 0], [0])) }
  }

  @Test(
    "turns are the usual number, plus what was forgotten, less the luck; no choice helps",
    arguments: [3, 6, 10])
  func identity(pairs: Int) throws {
    let expectation = MemorizeExpectation(pairs: pairs)
    var random = SeededRandom(seed: UInt64(pairs))
    var luck = 0.0
    let rounds = 400
    for _ in 0..<rounds {
      let cards = random.permutation(of: 2 * pairs).map { $0 / 2 }
      var game = Memorize(try board(cards), options: .standard)
      while !game.outcome.isOver {
        // Any card that can be chosen: as bad as memory can be.
        let card = Int(random.draw(below: UInt32(2 * pairs)))
        if game.refusal(of: MemorizeMove(card), in: nil) == nil {
          try game.play(MemorizeMove(card), at: .zero)
        }
      }
      let analysis = try MemorizeAnalysis(of: game, expectation)
      #expect(abs(analysis.balance.result - Double(game.gains.count)) < 1e-9)
      for turn in analysis.turns { #expect(turn.cost > -1e-9) }
      luck += analysis.balance.luck
    }
    // The luck of a game is often a turn or so, either way; the mean of 400 is a twentieth of it.
    #expect(abs(luck / Double(rounds)) < 0.35)
  }

  @Test("over all deals of three pairs, the luck of a fixed way to play adds up to exactly zero")
  func meanLuck() throws {
    var sum = 0.0
    var count = 0
    for order in permutations(of: [0, 0, 1, 1, 2, 2]) {
      var game = Memorize(try board(order), options: .standard)
      // Every deal gets the same random choices of cards that can be chosen: no memory at all.
      var random = SeededRandom(seed: 9)
      while !game.outcome.isOver {
        let down = order.indices.filter { game.refusal(of: MemorizeMove($0), in: nil) == nil }
        try game.play(
          MemorizeMove(down[Int(random.draw(below: UInt32(down.count)))]), at: .zero)
      }
      let balance = try MemorizeAnalysis(of: game).balance
      #expect(abs(balance.result - Double(game.gains.count)) < 1e-9)
      sum += balance.luck
      count += 1
    }
    #expect(count == 90)
    #expect(abs(sum) < 1e-9)
  }

  private func permutations(of cards: [Int]) -> [[Int]] {
    if cards.isEmpty { return [[]] }
    var all: [[Int]] = []
    for card in Set(cards).sorted() {
      var rest = cards
      if let index = rest.firstIndex(of: card) { rest.remove(at: index) }
      all += permutations(of: rest).map { [card] + $0 }
    }
    return all
  }
}
