import Games
import Testing
import WordData
import Words

@Suite("Anagrams: as text")
struct AnagramsTextTests {
  @Test("options have one spelling and read back", arguments: AnagramsOptions.Mode.allCases)
  func options(mode: AnagramsOptions.Mode) throws {
    for racks in AnagramsOptions.Racks.allCases {
      for count in 1...9 {
        guard let options = AnagramsOptions(mode: mode, racks: racks, count: count) else {
          continue
        }
        #expect(try value(AnagramsOptions.self, in: text(of: options)) == options)
      }
    }
  }

  @Test("the text of options names each field")
  func fields() throws {
    #expect(text(of: AnagramsOptions.standard(.classic)) == "mode=classic racks=medium count=5")
    #expect(text(of: AnagramsOptions.standard(.findAll)) == "mode=find-all racks=medium count=1")
    let samples = try #require(AnagramsOptions(mode: .timed, racks: .samples, count: 3))
    #expect(text(of: samples) == "mode=timed racks=samples count=3")
  }

  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("", .missing), ("mode=classic", .missing), ("mode=classic racks=easy", .missing),
      ("mode=classic racks=easy count=5 ", .surplus),
      ("mode=classic racks=easy count=5 more", .surplus),
      ("mode=Classic racks=easy count=5", .unexpected),
      ("mode= racks=easy count=5", .unexpected),
      ("mode=classic racks=simple count=5", .unexpected),
      ("racks=easy mode=classic count=5", .unexpected),
      ("mode=classic racks=easy count=05", .notANumber),
      ("mode=classic racks=easy count=", .notANumber),
      ("mode=classic racks=easy count=0", .outOfRange),
      ("mode=classic racks=easy count=10", .outOfRange),
      ("mode=classic racks=easy count=4294967301", .outOfRange),
      ("mode=classic racks=samples count=4", .outOfRange),
    ] as [(String, TextError)])
  func wrongOptions(line: String, error: TextError) {
    #expect(throws: error) { try value(AnagramsOptions.self, in: line) }
  }

  @Test("a move has one spelling and reads back")
  func moves() throws {
    let moves: [(AnagramsMove, String)] = [
      (.word(try word("cod")), "word cod"), (.word(try word("pass")), "word pass"),
      (.hint(blank: 0), "hint 1"), (.hint(blank: 59), "hint 60"), (.pass, "pass"),
      (.finish, "finish"),
    ]
    for (move, spelling) in moves {
      #expect(text(of: move) == spelling)
      #expect(try value(AnagramsMove.self, in: spelling) == move)
    }
  }

  @Test(
    "any other spelling of a move is refused",
    arguments: [
      ("", .missing), ("cod", .unexpected), ("Pass", .unexpected), ("pass 1", .surplus),
      ("finish ", .surplus), ("word", .missing), ("word ", .missing), ("word Cod", .unexpected),
      ("word codcodc", .outOfRange), ("word cod cod", .surplus), ("hint", .missing),
      ("hint 0", .outOfRange), ("hint 01", .notANumber), ("hint -1", .notANumber),
      ("hint cod", .notANumber), ("hint 10000", .outOfRange),
      ("hint 4294967297", .outOfRange),
    ] as [(String, TextError)])
  func wrongMoves(line: String, error: TextError) {
    #expect(throws: error) { try value(AnagramsMove.self, in: line) }
  }

  @Test("a puzzle holds the letters and the words of each rack")
  func puzzle() throws {
    let rack = try #require(
      AnagramsRack(
        letters: word("cdenno"), blanks: [word("conned"), word("cod"), word("con")],
        bonus: [word("ned")]))
    let plain = try #require(AnagramsRack(letters: word("hisswy"), blanks: [word("swishy")]))
    let puzzle = try #require(AnagramsPuzzle(racks: [rack, plain]))
    let spelling =
      "rack=cdenno words=cod,con,conned bonus=ned rack=hisswy words=swishy bonus="
    #expect(text(of: puzzle) == spelling)
    #expect(try value(AnagramsPuzzle.self, in: spelling) == puzzle)
  }

  @Test(
    "any other spelling of a puzzle, and any invalid rack, is refused",
    arguments: [
      ("", .missing),
      ("rack=cdenno", .missing),
      ("rack=cdenno words=conned", .missing),
      ("rack=cdenno words=conned bonus= ", .missing),
      ("rack=cdenno words=conned bonus= rack=hisswy", .missing),
      ("words=conned rack=cdenno bonus=", .unexpected),
      ("rack=Cdenno words=conned bonus=", .unexpected),
      ("rack=cdenno words=con,cod,conned bonus=", .unexpected),
      ("rack=cdenno words=conned,cod bonus=", .unexpected),
      ("rack=cdenno words=cod,cod,conned bonus=", .unexpected),
      ("rack=cdenno words=cod,Conned bonus=", .unexpected),
      ("rack=cdenno words=,conned bonus=", .outOfRange),
      ("rack=cdenno words=conned, bonus=", .outOfRange),
      ("rack=cdenno words=cod;conned bonus=", .unexpected),
      ("rack=cdenno words=conned bonus=ned,cod", .unexpected),
      ("rack=cdenno words=cod,conned bonus=cod", .outOfRange),
      ("rack=cdenno words= bonus=conned", .outOfRange),
      ("rack=cdenno words=cod bonus=", .outOfRange),
      ("rack=cdenno words=zoo,conned bonus=", .outOfRange),
      ("rack=cdenno words=co,conned bonus=", .outOfRange),
      ("rack=cdenno words=conned bonus=zoo", .outOfRange),
      ("rack=cdennoo words=conned bonus=", .outOfRange),
      ("rack=cdeno words=coned bonus=", .outOfRange),
      ("rack= words=conned bonus=", .outOfRange),
      ("rack=cdenno words=conned bonus= rack=conned words=conned bonus=", .outOfRange),
    ] as [(String, TextError)])
  func wrongPuzzles(line: String, error: TextError) {
    #expect(throws: error) { try value(AnagramsPuzzle.self, in: line) }
  }

  @Test(
    "a dealt game reads back from its text and replays to the same state, without word lists",
    arguments: AnagramsOptions.Mode.allCases)
  func replay(mode: AnagramsOptions.Mode) throws {
    var random = SeededRandom(seed: 5)
    var outcomes: [Outcome] = []
    for seed in 0..<UInt64(24) {
      let racks = AnagramsOptions.Racks.allCases[Int(seed) % 4]
      let count = racks == .samples ? 3 : 1 + Int(seed) % 4
      var game = try dealtAnagrams(mode, racks, count: count, seed: seed)
      let start = game
      let moves = randomMoves(on: &game, using: &random)
      let options = try value(AnagramsOptions.self, in: text(of: game.options))
      let puzzle = try value(AnagramsPuzzle.self, in: text(of: game.puzzle))
      var replayed = try Anagrams(puzzle, options: options)
      #expect(replayed == start)
      for (spelling, time) in moves {
        try replayed.play(value(AnagramsMove.self, in: spelling), at: time)
      }
      #expect(replayed == game)
      #expect(transcript(of: replayed) == transcript(of: game))
      #expect(game.score == game.rounds.flatMap(\.words).reduce(0) { $0 + Int64($1.count) })
      outcomes.append(game.outcome)
    }
    #expect(outcomes.contains(.playing))
    #expect(outcomes.contains { $0.isOver })
  }

  /// Plays legal and illegal moves at growing times, and gives the legal ones as text.
  private func randomMoves(
    on game: inout Anagrams, using random: inout SeededRandom
  ) -> [(String, PlayTime)] {
    var moves: [(String, PlayTime)] = []
    var time = PlayTime.zero
    for _ in 0..<random.draw(below: 120) {
      time = time + Milliseconds(Int64(random.draw(below: 9000)))
      let rack = game.round.rack
      let words = rack.blanks + rack.bonus
      let move: AnagramsMove
      switch random.draw(below: 24) {
      case 0: move = .pass
      case 1: move = random.draw(below: 8) == 0 ? .finish : .pass
      case 2...5: move = .hint(blank: Int(random.draw(below: UInt32(rack.blanks.count + 2))))
      default: move = .word(words[Int(random.draw(below: UInt32(words.count)))])
      }
      do throws(AnagramsRefusal) {
        try game.play(move, at: time)
        moves.append((text(of: move), time))
      } catch {
        #expect(!error.reasons.isEmpty)
      }
    }
    return moves
  }

  private func transcript(of game: Anagrams) -> [UInt8] {
    var text = TextWriter()
    game.transcribe(into: &text)
    text.write(text: game.fullDescription)
    return text.bytes
  }
}
