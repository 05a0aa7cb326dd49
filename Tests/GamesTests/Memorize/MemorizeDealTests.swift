import Games
import Testing

@Suite("Memorize: the deal")
struct MemorizeDealTests {
  @Test("ME-10: a seed deals the same board forever, and another seed deals another board")
  func seeds() {
    for seed in 0..<UInt64(50) {
      #expect(dealtBoard(seed: seed) == dealtBoard(seed: seed))
      #expect(dealtBoard(seed: seed) != dealtBoard(seed: seed + 1))
    }
  }

  @Test("ME-10: all cards start face down and unseen")
  func faceDown() throws {
    let game = try memorize(dealtBoard(seed: 1))
    for place in game.puzzle.cards.indices {
      #expect(game.face(of: place) == .down && !game.isSeen(place))
    }
  }

  @Test(
    "ME-10: each picture is on two cards, and they are no more often side by side than by chance")
  func shuffled() throws {
    let theme = try #require(draft("😀😂😍😎😴😡😱😭").theme)
    var neighbours = 0
    var places: [[Int]] = Array(repeating: Array(repeating: 0, count: 16), count: 8)
    for board in try boards(of: theme, count: 4000) {
      #expect(board.cards.count == 16)
      for place in 0..<15 where board.cards[place] == board.cards[place + 1] { neighbours += 1 }
      for (place, card) in board.faces.enumerated() {
        places[try #require(theme.look.pictures.firstIndex(of: card))][place] += 1
      }
    }
    // A board has 15 neighbour pairs, each equal with the chance 1 of 15: one a board.
    #expect((3800...4200).contains(neighbours))
    // Each picture is in each place equally often: 4000 times 2 of 16.
    #expect(places.joined().allSatisfy { (400...600).contains($0) })
  }

  @Test(
    "ME-3, ME-4: a theme with fewer pairs than emoji shows any of its emoji, each equally often")
  func noDeadEmoji() throws {
    let theme = try #require(draft("😀😂😍😎😴😡😱😭😇😈", pairs: "4").theme)
    var counts: [String: Int] = [:]
    for board in try boards(of: theme, count: 2000) {
      #expect(board.pairCount == 4)
      for card in Set(board.faces) { counts[card, default: 0] += 1 }
    }
    #expect(counts.count == 10)
    #expect(counts.values.allSatisfy { (720...880).contains($0) })
  }

  @Test("ME-16: each game deals a new random number of pairs, both ends included")
  func randomPairs() throws {
    let theme = try #require(draft("😀😂😍😎😴😡😱😭", pairs: "3-6").theme)
    var counts: [Int: Int] = [:]
    for board in try boards(of: theme, count: 2000) { counts[board.pairCount, default: 0] += 1 }
    #expect(counts.keys.sorted() == [3, 4, 5, 6])
    #expect(counts.values.allSatisfy { (430...570).contains($0) })
  }

  @Test("ME-6: more pairs than emoji are cut down, even at the ends of a range")
  func cutDown() throws {
    for (pairs, most) in [
      ("47", 3), ("2-47", 3), ("40-47", 3), ("all", 3), ("2", 2),
    ] {
      let theme = try #require(draft("🐧👻🐼", pairs: pairs).theme)
      let counts = try boards(of: theme, count: 60).map(\.pairCount)
      #expect(counts.max() == most)
    }
  }

  @Test("a theme with more emoji than the largest board has pairs fills that board")
  func largest() throws {
    let emoji = String(
      String.UnicodeScalarView((0..<60).compactMap { Unicode.Scalar(0x1F400 + $0) }))
    let theme = try #require(draft(emoji).theme)
    #expect(theme.look.pictures.count == 60)
    #expect(try boards(of: theme, count: 3).map(\.pairCount) == [36, 36, 36])
  }

  @Test("ME-9: a new game has a theme chosen at random, each equally often")
  func randomTheme() {
    var counts: [String: Int] = [:]
    let themes = MemorizeThemes.builtIn
    for seed in 0..<UInt64(3200) {
      counts[dealtBoard(seed: seed, from: themes).look.name, default: 0] += 1
    }
    #expect(counts.count == themes.themes.count)
    let fair = 3200 / counts.count
    #expect(counts.values.allSatisfy { ((fair * 7 / 10)...(fair * 13 / 10)).contains($0) })
  }

  @Test("ME-5: no two pairs of a board have the same picture, in any built-in theme")
  func allDifferent() {
    for seed in 0..<UInt64(400) {
      let board = dealtBoard(seed: seed)
      let pictures = board.faces.map {
        $0.unicodeScalars.filter { $0.value != 0xFE0F }.map(\.value)
      }
      for picture in pictures { #expect(pictures.count { $0 == picture } == 2) }
    }
  }

  @Test("a board has the requested number of pairs, from any theme with enough emoji")
  func askedFor() {
    for pairs in MemorizeOptions.sizes {
      var names: Set<String> = []
      for seed in 0..<UInt64(200) {
        var random = SeededRandom(seed: seed)
        let board = Memorize.deal(
          MemorizeOptions(pairs: pairs), using: &random, from: .builtIn)
        #expect(board.pairCount == pairs)
        names.insert(board.look.name)
      }
      #expect(names.count >= (pairs > 15 ? 4 : 5))
    }
  }

  @Test("if no theme has enough emoji for the requested pairs, each theme deals what it has")
  func tooMany() throws {
    let theme = try #require(draft("🐧👻🐼", pairs: "2").theme)
    let themes = try #require(MemorizeThemes([theme]))
    var random = SeededRandom(seed: 1)
    #expect(
      Memorize.deal(MemorizeOptions(pairs: 6), using: &random, from: themes).pairCount == 3)
  }
}
