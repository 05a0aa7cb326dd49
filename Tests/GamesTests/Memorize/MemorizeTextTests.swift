import Games
import Testing

@Suite("Memorize: as text")
struct MemorizeTextTests {
  @Test("options have one spelling and read back", arguments: MemorizeOptions.Scoring.allCases)
  func options(scoring: MemorizeOptions.Scoring) throws {
    for players in 1...2 {
      for pairs in [nil, 1, 8, 36] as [Int?] {
        let options = try #require(
          MemorizeOptions(scoring: scoring, players: players, pairs: pairs))
        #expect(try value(MemorizeOptions.self, in: text(of: options)) == options)
      }
    }
    #expect(text(of: MemorizeOptions.standard) == "scoring=plain players=1 pairs=theme")
    let other = try #require(MemorizeOptions(scoring: .quick, players: 2, pairs: 8))
    #expect(text(of: other) == "scoring=quick players=2 pairs=8")
  }

  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("", .missing), ("scoring=plain", .missing), ("scoring=plain players=1", .missing),
      ("scoring=plain players=1 pairs=theme ", .surplus),
      ("scoring=plain players=1 pairs=theme more", .surplus),
      ("scoring=Plain players=1 pairs=theme", .unexpected),
      ("players=1 scoring=plain pairs=theme", .unexpected),
      ("scoring=plain players=01 pairs=theme", .notANumber),
      ("scoring=plain players=0 pairs=theme", .outOfRange),
      ("scoring=plain players=3 pairs=theme", .outOfRange),
      ("scoring=plain players=4294967297 pairs=theme", .outOfRange),
      ("scoring=plain players=1 pairs=all", .notANumber),
      ("scoring=plain players=1 pairs=0", .outOfRange),
      ("scoring=plain players=1 pairs=37", .outOfRange),
      ("scoring=plain players=1 pairs=-1", .notANumber),
      ("scoring=plain players=1 pairs=4294967304", .outOfRange),
    ] as [(String, TextFault)])
  func wrongOptions(line: String, fault: TextFault) {
    #expect(throws: fault) { try value(MemorizeOptions.self, in: line) }
  }

  @Test("a move is the number of the card")
  func moves() throws {
    #expect(text(of: MemorizeMove(0)) == "1")
    #expect(try value(MemorizeMove.self, in: "72") == MemorizeMove(71))
    for (line, fault) in [
      ("", .missing), ("0", .outOfRange), ("01", .notANumber), ("-1", .notANumber),
      ("1 2", .surplus), ("card", .notANumber), ("10000", .outOfRange),
      ("4294967297", .outOfRange),
    ] as [(String, TextFault)] {
      #expect(throws: fault) { try value(MemorizeMove.self, in: line) }
    }
  }

  @Test("a puzzle holds the theme's name and colours, and the picture of each card, in ASCII")
  func puzzle() throws {
    let fill = MemorizeFill(MemorizeColor(.blue), to: MemorizeColor(.teal))
    let puzzle = try #require(
      MemorizePuzzle(
        themeName: "Süßes & more", fill: fill, cards: ["✏️", "👨‍👩‍👧", "✏️", "👨‍👩‍👧"]))
    let spelling =
      "theme=S%c3%bc%c3%9fes_&_more color=blue,teal "
      + "cards=270f-fe0f,1f468-200d-1f469-200d-1f467,270f-fe0f,1f468-200d-1f469-200d-1f467"
    #expect(text(of: puzzle) == spelling)
    #expect(try value(MemorizePuzzle.self, in: spelling) == puzzle)
  }

  @Test(
    "any other spelling of a puzzle, and a board that is none, is refused",
    arguments: [
      ("", .missing), ("theme=A color=red", .missing),
      ("theme=A color=red cards=1f427,1f427 ", .surplus),
      ("color=red theme=A cards=1f427,1f427", .unexpected),
      ("theme=A color=Red cards=1f427,1f427", .unexpected),
      ("theme=A color=red, cards=1f427,1f427", .unexpected),
      ("theme=A color=red,blue,green cards=1f427,1f427", .unexpected),
      ("theme=A color= cards=1f427,1f427", .unexpected),
      ("theme=%41 color=red cards=1f427,1f427", .unexpected),
      ("theme= color=red cards=1f427,1f427", .outOfRange),
      ("theme=_A color=red cards=1f427,1f427", .outOfRange),
      ("theme=%0a color=red cards=1f427,1f427", .outOfRange),
      ("theme=%ff color=red cards=1f427,1f427", .unexpected),
      ("theme=A color=red cards=", .unexpected),
      ("theme=A color=red cards=1f427", .outOfRange),
      ("theme=A color=red cards=1f427,1f427,1f427", .outOfRange),
      ("theme=A color=red cards=1f427,1f427,1f427,1f427", .outOfRange),
      ("theme=A color=red cards=1f427,1f427,1f47b,1f47c", .outOfRange),
      ("theme=A color=red cards=270f,270f-fe0f", .outOfRange),
      ("theme=A color=red cards=270f,270f,270f-fe0f,270f-fe0f", .outOfRange),
      ("theme=A color=red cards=1F427,1F427", .unexpected),
      ("theme=A color=red cards=01f427,01f427", .unexpected),
      ("theme=A color=red cards=1f427,1f427,", .unexpected),
      ("theme=A color=red cards=,1f427,1f427", .unexpected),
      ("theme=A color=red cards=1f427-,1f427-", .unexpected),
      ("theme=A color=red cards=1f427;1f427", .unexpected),
      ("theme=A color=red cards=1000000,1000000", .unexpected),
      ("theme=A color=red cards=110000,110000", .outOfRange),
      ("theme=A color=red cards=d800,d800", .outOfRange),
      ("theme=A color=red cards=202e,202e", .outOfRange),
    ] as [(String, TextFault)])
  func wrongPuzzles(line: String, fault: TextFault) {
    #expect(throws: fault) { try value(MemorizePuzzle.self, in: line) }
  }

  @Test("a board has at most 36 pairs")
  func largest() {
    func line(pairs: Int) -> String {
      let cards = (0..<pairs * 2).map { String(0x1F400 + $0 / 2, radix: 16) }
      return "theme=A color=red cards=" + cards.joined(separator: ",")
    }
    #expect(throws: Never.self) { try value(MemorizePuzzle.self, in: line(pairs: 36)) }
    #expect(throws: TextFault.outOfRange) {
      try value(MemorizePuzzle.self, in: line(pairs: 37))
    }
  }

  @Test("a theme has one spelling and reads back")
  func themes() throws {
    for theme in MemorizeThemes.builtIn.themes {
      #expect(try value(MemorizeTheme.self, in: text(of: theme)) == theme)
    }
    let own = try #require(MemorizeTheme(draft("🐧👻🐼", name: "Mine: 3", pairs: .between(2, 47))))
    #expect(text(of: own) == "name=Mine:_3 emoji=1f427,1f47b,1f43c pairs=2-47 color=blue")
  }

  @Test(
    "a theme that is none is refused",
    arguments: [
      ("name= emoji=1f427 pairs=all color=red", .outOfRange),
      ("name=A emoji=1f427 pairs=0 color=red", .outOfRange),
      ("name=A emoji=1f427 pairs=3-2 color=red", .outOfRange),
      ("name=A emoji=1f427 pairs=any color=red", .notANumber),
      ("name=A emoji=1f427 pairs=10000 color=red", .outOfRange),
      ("name=A emoji=1f427,1f427 pairs=all color=red", .outOfRange),
      ("name=A emoji=270f,270f-fe0f pairs=all color=red", .outOfRange),
      ("name=A emoji=61 pairs=all color=red", .outOfRange),
      ("name=A emoji=1f427-1f47b pairs=all color=red", .outOfRange),
      ("name=A emoji= pairs=all color=red", .unexpected),
      ("name=A emoji=1f427 pairs=all color=", .unexpected),
      ("name=A emoji=1f427 pairs=all color=red more", .surplus),
    ] as [(String, TextFault)])
  func wrongThemes(line: String, fault: TextFault) {
    #expect(throws: fault) { try value(MemorizeTheme.self, in: line) }
  }

  /// The points of a whole record, counted anew from its moves alone.
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
        let factor = game.options.scoring == .quick ? max(10 - (time - last) / 1000, 1) : 1
        let isMatch = game.puzzle.cards[up[0]] == game.puzzle.cards[up[1]]
        points += factor * (isMatch ? 2 : -Int64(up.count { seen.contains($0) }))
      }
      last = time
    }
    return points
  }

  @Test(
    "ME-12, ME-18: a game reads back from its text and replays to the same state and score",
    arguments: MemorizeOptions.Scoring.allCases)
  func replay(scoring: MemorizeOptions.Scoring) throws {
    var outcomes: [Outcome] = []
    for seed in 0..<UInt64(60) {
      var player = ForgetfulPlayer(
        memory: UInt32(seed) % 5 * 25, random: SeededRandom(seed: seed))
      let players = 1 + Int(seed) % 2
      var game = try memorize(dealtBoard(seed: seed), scoring: scoring, players: players)
      let start = game
      var moves: [(Int, Int64)] = []
      var time: Int64 = 0
      for _ in 0..<(20 + player.random.draw(below: 100)) where !game.outcome.isOver {
        time += Int64(player.random.draw(below: 12_000))
        // Now and then a card that is up, matched or not there: refused, and nothing changes.
        let before = game
        let wrong = Int(player.random.draw(below: 80)) - 2
        if let refusal = game.refusal(of: MemorizeMove(wrong), in: nil) {
          #expect(throws: refusal) { try game.play(MemorizeMove(wrong), at: Milliseconds(time)) }
          #expect(game == before)
        }
        let place = player.choice(in: game)
        try game.play(MemorizeMove(place), at: Milliseconds(time))
        moves.append((place, time))
        #expect(game.score == points(of: moves, on: game))
        #expect(game.score == (0..<players).reduce(0) { $0 + game.score(of: $1) })
        #expect(game.choices.count == moves.count)
      }
      let options = try value(MemorizeOptions.self, in: text(of: game.options))
      let puzzle = try value(MemorizePuzzle.self, in: text(of: game.puzzle))
      var replayed = try Memorize(puzzle, options: options)
      #expect(replayed == start)
      for (place, time) in moves {
        let move = try value(MemorizeMove.self, in: text(of: MemorizeMove(place)))
        try replayed.play(move, at: Milliseconds(time))
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
    text.write(text: game.describe(.full))
    return text.bytes
  }
}
