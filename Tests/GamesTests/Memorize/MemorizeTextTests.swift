import Testing

@testable import Games

@Suite("Memorize: as text")
struct MemorizeTextTests {
  @Test("options have one spelling and read back")
  func options() throws {
    for (isQuick, hasTwoPlayers, spelling) in [
      (false, false, "scoring=plain players=1"), (false, true, "scoring=plain players=2"),
      (true, false, "scoring=quick players=1"), (true, true, "scoring=quick players=2"),
    ] {
      let options = MemorizeOptions(isQuick: isQuick, hasTwoPlayers: hasTwoPlayers)
      #expect(text(of: options) == spelling)
      #expect(try value(MemorizeOptions.self, in: spelling) == options)
    }
    #expect(text(of: MemorizeOptions.standard) == "scoring=plain players=1")
    for pairs in [1, 6, 36] {
      let options = MemorizeOptions(isQuick: true, pairs: pairs)
      #expect(text(of: options) == "scoring=quick players=1 pairs=\(pairs)")
      #expect(try value(MemorizeOptions.self, in: text(of: options)) == options)
    }
  }

  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("", .missing), ("scoring=plain", .missing), ("scoring=plain players=1 ", .surplus),
      ("scoring=plain players=1 more", .surplus), ("scoring=Plain players=1", .unexpected),
      ("scoring= players=1", .unexpected), ("players=1 scoring=plain", .unexpected),
      ("scoring=plain players=01", .unexpected), ("scoring=plain players=0", .unexpected),
      ("scoring=plain players=3", .unexpected), ("scoring=plain players=", .unexpected),
      ("scoring=plain players=1 pairs=0", .outOfRange),
      ("scoring=plain players=1 pairs=37", .outOfRange),
      ("scoring=plain players=1 pairs=06", .notANumber),
      ("scoring=plain players=1 pairs=all", .notANumber),
      ("scoring=plain players=1 pairs=6 pairs=6", .surplus),
    ] as [(String, TextError)])
  func wrongOptions(line: String, error: TextError) {
    #expect(throws: error) { try value(MemorizeOptions.self, in: line) }
  }

  @Test("a move is the number of the card")
  func moves() throws {
    #expect(text(of: MemorizeMove(0)) == "1")
    #expect(try value(MemorizeMove.self, in: "72") == MemorizeMove(71))
    for (line, error) in [
      ("", .missing), ("0", .outOfRange), ("01", .notANumber), ("-1", .notANumber),
      ("1 2", .surplus), ("card", .notANumber), ("10000", .outOfRange),
      ("4294967297", .outOfRange),
    ] as [(String, TextError)] {
      #expect(throws: error) { try value(MemorizeMove.self, in: line) }
    }
  }

  @Test("a puzzle holds the theme's name and colours, and the picture of each card, in ASCII")
  func puzzle() throws {
    let look = try #require(
      MemorizeLook(name: "Süßes & more", fill: fill("blue,teal"), pictures: ["✏️", "🐧"]))
    let puzzle = try #require(MemorizePuzzle(look, cards: [0, 1, 1, 0]))
    let spelling =
      "name=S%c3%bc%c3%9fes_&_more color=blue,teal emoji=%e2%9c%8f%ef%b8%8f,%f0%9f%90%a7 cards=0110"
    #expect(text(of: puzzle) == spelling)
    #expect(try value(MemorizePuzzle.self, in: spelling) == puzzle)
  }

  // A record may hold any text as a picture: here `&` and `!`.
  @Test(
    "any other spelling of a puzzle, and any invalid board, is refused",
    arguments: [
      ("", .missing), ("name=A color=red emoji=&", .missing),
      ("name=A color=red emoji=& cards=00 ", .surplus),
      ("color=red name=A emoji=& cards=00", .unexpected),
      ("name=A color=Red emoji=& cards=00", .unexpected),
      ("name=A color=red, emoji=& cards=00", .unexpected),
      ("name=A color=red,blue,green emoji=& cards=00", .unexpected),
      ("name=A color= emoji=& cards=00", .unexpected),
      ("name=%41 color=red emoji=& cards=00", .unexpected),
      ("name= color=red emoji=& cards=00", .outOfRange),
      ("name=_A color=red emoji=& cards=00", .outOfRange),
      ("name=%0a color=red emoji=& cards=00", .outOfRange),
      ("name=%ff color=red emoji=& cards=00", .outOfRange),
      ("name=%ed%a0%80 color=red emoji=& cards=00", .outOfRange),
      ("name=A color=red emoji= cards=", .outOfRange),
      ("name=A color=red emoji=& cards=", .outOfRange),
      ("name=A color=red emoji=& cards=0", .outOfRange),
      ("name=A color=red emoji=& cards=000", .outOfRange),
      ("name=A color=red emoji=& cards=0000", .outOfRange),
      ("name=A color=red emoji=& cards=11", .outOfRange),
      ("name=A color=red emoji=& cards=0A", .unexpected),
      ("name=A color=red emoji=&,! cards=0010", .outOfRange),
      ("name=A color=red emoji=&,! cards=00", .outOfRange),
      ("name=A color=red emoji=&,& cards=0101", .outOfRange),
      ("name=A color=red emoji=&,&%ef%b8%8f cards=0101", .outOfRange),
      ("name=A color=red emoji=&,,! cards=0101", .outOfRange),
      ("name=A color=red emoji=&, cards=00", .outOfRange),
      ("name=A color=red emoji=,& cards=00", .outOfRange),
      ("name=A color=red emoji=_& cards=00", .outOfRange),
      ("name=A color=red emoji=%e2%80%ae cards=00", .outOfRange),
      ("name=A color=red emoji=%ff cards=00", .outOfRange),
      ("name=A color=red emoji=%26 cards=00", .unexpected),
    ] as [(String, TextError)])
  func wrongPuzzles(line: String, error: TextError) {
    #expect(throws: error) { try value(MemorizePuzzle.self, in: line) }
  }

  @Test("a board has at most 36 pairs, and a picture at most 64 bytes")
  func limits() {
    func line(pairs: Int) -> String {
      let symbols = Array("0123456789abcdefghijklmnopqrstuvwxyz{")[0..<pairs]
      let emoji = (0..<pairs).map { String($0 + 100) }.joined(separator: ",")
      return "name=A color=red emoji=\(emoji) cards=" + String(symbols) + String(symbols)
    }
    #expect(throws: Never.self) { try value(MemorizePuzzle.self, in: line(pairs: 36)) }
    #expect(throws: TextError.unexpected) { try value(MemorizePuzzle.self, in: line(pairs: 37)) }
    for (count, isRight) in [(64, true), (65, false)] {
      let picture = String(repeating: "x", count: count)
      let puzzle = try? value(
        MemorizePuzzle.self, in: "name=A color=red emoji=\(picture) cards=00")
      #expect((puzzle != nil) == isRight)
    }
  }

  @Test("a theme has one spelling and reads back")
  func themes() throws {
    for theme in MemorizeThemes.builtIn.themes {
      let spelling = text(of: theme)
      #expect(text(of: try value(MemorizeTheme.self, in: spelling)) == spelling)
    }
    for pairs in ["all", "2", "2-47"] {
      let own = try #require(draft("🐧👻🐼", name: "Mine: 3", pairs: pairs).theme)
      #expect(
        text(of: own)
          == "name=Mine:_3 color=blue "
          + "emoji=%f0%9f%90%a7,%f0%9f%91%bb,%f0%9f%90%bc pairs=\(pairs)")
    }
  }

  @Test(
    "an invalid theme is refused",
    arguments: [
      ("name= color=red emoji=& pairs=all", .outOfRange),
      ("name=A color=red emoji=& pairs=0", .outOfRange),
      ("name=A color=red emoji=& pairs=3-2", .outOfRange),
      ("name=A color=red emoji=& pairs=3-3", .outOfRange),
      ("name=A color=red emoji=& pairs=03", .outOfRange),
      ("name=A color=red emoji=& pairs=1000", .outOfRange),
      ("name=A color=red emoji=& pairs=4294967297", .outOfRange),
      ("name=A color=red emoji=& pairs=any", .outOfRange),
      ("name=A color=red emoji=& pairs=", .outOfRange),
      ("name=A color=red emoji=&,& pairs=all", .outOfRange),
      ("name=A color=red emoji=& pairs=all more", .surplus),
    ] as [(String, TextError)])
  func wrongThemes(line: String, error: TextError) {
    #expect(throws: error) { try value(MemorizeTheme.self, in: line) }
  }

  /// The points of a whole record, counted again from its moves alone.
  private func points(of moves: [(Int, Int64)], on game: Memorize) -> Int64 {
    var points: Int64 = 0
    var seen: Set<Int> = []
    var up: [Int] = []
    var last: Int64 = 0
    for (place, time) in moves {
      if up.count == 2 {
        seen.formUnion(up)
        up = []
      }
      up.append(place)
      if up.count == 2 {
        let factor = game.options.isQuick ? max(10 - (time - last) / 1000, 1) : 1
        let isMatch = game.puzzle.cards[up[0]] == game.puzzle.cards[up[1]]
        points += factor * (isMatch ? 2 : -Int64(up.count { seen.contains($0) }))
      }
      last = time
    }
    return points
  }

  @Test(
    "ME-12, ME-18: a game reads back from its text and replays to the same state and score",
    arguments: [false, true])
  func replay(isQuick: Bool) throws {
    var outcomes: [Outcome] = []
    for seed in 0..<UInt64(24) {
      var player = ForgetfulPlayer(
        memory: UInt32(seed) % 5 * 25, random: SeededRandom(seed: seed))
      let players = 1 + Int(seed) % 2
      var game = try memorize(
        dealtBoard(seed: seed), isQuick: isQuick, hasTwoPlayers: players == 2)
      let start = game
      var moves: [(Int, Int64)] = []
      var time: Int64 = 0
      for _ in 0..<(20 + player.random.draw(below: 100)) where !game.outcome.isOver {
        time += Int64(player.random.draw(below: 12_000))
        // Sometimes a card is up, matched or missing: it is refused, and nothing changes.
        let before = game
        let wrong = Int(player.random.draw(below: 80)) - 2
        if let refusal = game.refusal(of: MemorizeMove(wrong), in: nil) {
          #expect(throws: refusal) { try game.play(MemorizeMove(wrong), at: PlayTime(time)) }
          #expect(game == before)
        }
        let place = player.choice(in: game)
        try game.play(MemorizeMove(place), at: PlayTime(time))
        moves.append((place, time))
        #expect(game.score == points(of: moves, on: game))
        #expect(game.score == (0..<players).reduce(0) { $0 + game.score(of: $1) })
        #expect(game.choices.count == moves.count)
      }
      let options = try value(MemorizeOptions.self, in: text(of: game.options))
      let puzzle = try value(MemorizePuzzle.self, in: text(of: game.puzzle))
      var replayed = Memorize(puzzle, options: options)
      #expect(replayed == start)
      for (place, time) in moves {
        let move = try value(MemorizeMove.self, in: text(of: MemorizeMove(place)))
        try replayed.play(move, at: PlayTime(time))
      }
      #expect(replayed == game)
      #expect(transcript(of: replayed) == transcript(of: game))
      outcomes.append(game.outcome)
    }
    #expect(outcomes.contains(.playing))
    #expect(outcomes.contains(.won))
  }

  private func transcript(of game: Memorize) -> [UInt8] {
    var text = TextWriter()
    game.transcribe(into: &text)
    text.write(text: game.fullDescription)
    return text.bytes
  }
}
