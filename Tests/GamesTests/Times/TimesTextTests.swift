import Foundation
import Games
import Testing

@Suite("Times: as text")
struct TimesTextTests {
  @Test("the text of options names each field")
  func fields() throws {
    #expect(
      text(of: TimesOptions.classic)
        == "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near")
    let all = operations(.plus, .minus, .times, .divided)
    #expect(
      text(of: try timesOptions(.sprint120, all, 0...9, 3...3, answerCount: 6, distractors: .slips))
        == "mode=sprint-120 operations=*/+- first=0-9 second=3-3 count=120 answers=6 wrong=slips")
    #expect(
      text(of: try timesOptions(.practice, operations(.minus), answerCount: 0, distractors: .slips))
        == "mode=practice operations=- first=10-20 second=10-20 count=5 answers=0 wrong=near")
  }

  @Test("options have one spelling and read back", arguments: TimesOptions.Mode.allCases)
  func options(mode: TimesOptions.Mode) throws {
    for operation in TimesOperation.allCases {
      for (count, distractors) in [
        (0, TimesDistractors.near), (2, .near), (6, .slips),
      ] {
        let options = try timesOptions(
          mode, operations(operation, .plus), answerCount: count, distractors: distractors)
        #expect(try value(TimesOptions.self, in: text(of: options)) == options)
      }
    }
  }

  // Each line is that of the classic round, with one field changed.
  @Test(
    "any other spelling of options is refused",
    arguments: [
      ("mode=round", "mode=rounds", .unexpected), ("mode=round ", "", .unexpected),
      ("operations=*", "operations=+*", .unexpected),
      ("operations=*", "operations=**", .unexpected),
      ("operations=*", "operations=x", .unexpected), ("operations=*", "operations=", .outOfRange),
      ("first=10-20", "first=20-10", .outOfRange), ("first=10-20", "first=10", .unexpected),
      ("first=10-20", "first=010-20", .notANumber), ("first=10-20", "first=-10-20", .notANumber),
      ("first=10-20", "first=990-1000", .outOfRange),
      ("first=10-20", "first=0-4294967296", .outOfRange),
      ("first=10-20", "second=10-20", .unexpected), ("count=5", "count=0", .outOfRange),
      ("count=5", "count=61", .outOfRange), ("count=5", "count=four", .notANumber),
      ("first=10-20", "first=10-10", .none), ("count=5", "count=60", .none),
      ("mode=round", "mode=sprint-60", .outOfRange), ("answers=4", "answers=1", .outOfRange),
      ("answers=4", "answers=7", .outOfRange), ("answers=4", "answers=04", .notANumber),
      ("wrong=near", "wrong=far", .unexpected), ("answers=4 wrong=near", "answers=4", .missing),
      ("answers=4 wrong=near", "answers=0 wrong=slips", .outOfRange),
      ("wrong=near", "wrong=near ", .surplus), ("wrong=near", "wrong=near more", .surplus),
    ] as [(String, String, TextError?)])
  func wrongOptions(field: String, other: String, error: TextError?) throws {
    let classic = text(of: TimesOptions.classic)
    let start = try #require(classic.range(of: field))
    let line = classic.replacingCharacters(in: start, with: other)
    guard let error else {
      #expect(text(of: try value(TimesOptions.self, in: line)) == line)
      return
    }
    #expect(throws: error) { try value(TimesOptions.self, in: line) }
  }

  @Test("a move has one spelling and reads back")
  func moves() throws {
    let moves: [(TimesMove, String)] = [
      (.start, "start"), (.answer(0), "answer 0"), (.answer(9_999_999), "answer 9999999"),
      (.next, "next"), (.finish, "finish"),
    ]
    for (move, spelling) in moves {
      #expect(text(of: move) == spelling)
      #expect(try value(TimesMove.self, in: spelling) == move)
    }
  }

  @Test(
    "any other spelling of a move is refused",
    arguments: [
      ("", .missing), ("204", .unexpected), ("Start", .unexpected), ("start ", .surplus),
      ("answer", .missing), ("answer -1", .notANumber), ("answer 0204", .notANumber),
      ("answer 204 204", .surplus), ("answer 10000000", .outOfRange),
      ("answer 4294967500", .outOfRange), ("next 2", .surplus),
    ] as [(String, TextError)])
  func wrongMoves(line: String, error: TextError) {
    #expect(throws: error) { try value(TimesMove.self, in: line) }
  }

  @Test("a puzzle holds every problem with its answers")
  func puzzle() throws {
    let spelling = "12*17=208,204 204/17=12,13 12+17=29,30 29-17=12,0"
    let puzzle = try value(TimesPuzzle.self, in: spelling)
    #expect(puzzle.problems.map(\.result) == [204, 12, 29, 12])
    #expect(puzzle.problems[3].answers == [12, 0])
    #expect(text(of: puzzle) == spelling)
    let typed = "12*17 204/17 12+17 29-17"
    #expect(try value(TimesPuzzle.self, in: typed).answerCount == 0)
    #expect(text(of: try value(TimesPuzzle.self, in: typed)) == typed)
  }

  @Test(
    "any other spelling of a puzzle, and any invalid problem, is refused",
    arguments: [
      ("", .missing), ("12*17 ", .missing), (" 12*17", .missing), ("12*", .notANumber),
      ("*17", .notANumber), ("12x17", .unexpected), ("012*17", .notANumber),
      ("12*17=", .notANumber), ("12*17=204,", .notANumber), ("12*17,204", .unexpected),
      ("12*17=204,205 1*1", .outOfRange), ("12*17=204=205", .unexpected),
      ("12*17=204;205", .unexpected), ("12*17*2", .unexpected),
      ("12*17=203,205", .outOfRange), ("12*17=204,204", .outOfRange), ("12*-17", .notANumber),
      ("12*1000", .outOfRange), ("12", .unexpected), ("1000*12", .outOfRange),
      ("204/0", .outOfRange),
      ("204/13", .outOfRange), ("12-17", .outOfRange), ("2000-17", .outOfRange),
      ("1016-17", .none), ("998001/999", .none), ("998001/998", .outOfRange),
      ("99999999999*1", .outOfRange), ("12*17=204,10000000", .outOfRange),
    ] as [(String, TextError?)])
  func wrongPuzzles(line: String, error: TextError?) throws {
    guard let error else {
      #expect(text(of: try value(TimesPuzzle.self, in: line)) == line)
      return
    }
    #expect(throws: error) { try value(TimesPuzzle.self, in: line) }
  }

  /// Options of every kind, by a number.
  private func someOptions(_ seed: UInt64) throws -> TimesOptions {
    let n = Int(seed)
    var some = operations(TimesOperation.allCases[n % 4])
    some[TimesOperation.allCases[n / 4 % 4]] = true
    return try timesOptions(
      TimesOptions.Mode.allCases[n / 2 % 4], some, (n % 7)...(n % 7 + 9), 1...12, count: 1 + n % 12,
      answerCount: n % 3 == 0 ? 0 : 2 + n % 5, distractors: n % 3 == 2 ? .slips : .near)
  }

  @Test("a game reads back from its text and replays to the same state and score")
  func replay() throws {
    var outcomes: [Outcome] = []
    var random = SeededRandom(seed: 12)
    for seed in 0..<UInt64(160) {
      let options = try someOptions(seed)
      var game = try dealtTimes(options, seed: seed)
      let start = game
      var moves: [(TimesMove, PlayTime)] = []
      var time = PlayTime.zero
      var right: Int64 = 0
      for _ in 0..<random.draw(below: 60) {
        time = time + Milliseconds(Int64(random.draw(below: 9000)))
        let asked = game.puzzle.problems[min(game.answers.count, game.puzzle.count - 1)]
        let move: TimesMove
        switch random.draw(below: 20) {
        case 0...5: move = .next
        case 6...8: move = .start
        case 9: move = random.draw(below: 3) == 0 ? .finish : .next
        case 10...14: move = .answer(asked.result)
        default: move = .answer(asked.answers.last ?? asked.result + 1)
        }
        let before = game
        do throws(TimesRefusal) {
          try game.play(move, at: time)
          moves.append((move, time))
          if move == .answer(asked.result) { right += 1 }
        } catch {
          #expect(game == before)
          #expect(game.refusal(of: move, in: nil, at: time) == error)
        }
        #expect(game.score == right)
        #expect(
          game.answers.count == moves.count { if case .answer = $0.0 { true } else { false } })
        #expect(game.missed.count == game.answers.count - Int(right))
      }
      let readOptions = try value(TimesOptions.self, in: text(of: game.options))
      let puzzle = try value(TimesPuzzle.self, in: text(of: game.puzzle))
      var replayed = try Times(puzzle, options: readOptions)
      #expect(replayed == start)
      for (move, time) in moves {
        try replayed.play(value(TimesMove.self, in: text(of: move)), at: time)
      }
      #expect(replayed == game)
      #expect(transcript(of: replayed) == transcript(of: game))
      outcomes.append(game.outcome)
    }
    #expect([.playing, .won, .lost].allSatisfy(outcomes.contains))
  }

  private func transcript(of game: Times) -> [UInt8] {
    var text = TextWriter()
    game.transcribe(into: &text)
    text.write(text: game.fullDescription)
    return text.bytes
  }
}
