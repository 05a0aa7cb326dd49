import Games
import Testing
import Words

@Suite("Hangman: random games")
struct HangmanReplayTests {
  private let sources = [HangmanOptions.Source.any] + HangmanCategory.allCases.map { .category($0) }

  @Test(
    "a dealt game reads back from its text and replays to the same state, without the book",
    arguments: HangmanOptions.Mode.allCases)
  func replay(mode: HangmanOptions.Mode) throws {
    var random = SeededRandom(seed: 5)
    var outcomes: [Outcome] = []
    for seed in 0..<UInt64(100) {
      var game = try dealtHangman(
        sources[Int(seed) % sources.count], misses: 6 + Int(seed % 3), mode: mode, seed: seed)
      let start = game
      let moves = randomMoves(on: &game, using: &random)
      let options = try value(HangmanOptions.self, in: text(of: game.options))
      let puzzle = try value(HangmanPuzzle.self, in: text(of: game.puzzle))
      var replayed = try Hangman(puzzle, options: options)
      #expect(replayed == start)
      for move in moves { try replayed.play(value(HangmanMove.self, in: move), at: .zero) }
      #expect(replayed == game)
      #expect(replayed.outcome == game.outcome)
      #expect(replayed.slots == game.slots)
      #expect(replayed.transcript == game.transcript)
      outcomes.append(game.outcome)
    }
    #expect(Set(outcomes.map { "\($0)" }).count == 3)
  }

  /// Plays legal and illegal moves, and gives the legal ones as text.
  private func randomMoves(
    on game: inout Hangman, using random: inout SeededRandom
  ) -> [String] {
    var moves: [String] = []
    for _ in 0..<random.draw(below: 40) {
      let entries = game.puzzle.entries
      let entry = entries[Int(random.draw(below: UInt32(entries.count)))]
      let move: HangmanMove
      switch random.draw(below: 14) {
      case 0: move = .hint
      case 1: move = .answer(entry.answer.letters)
      case 2: move = .answer(Array(entry.answer.letters.reversed()))
      case 3: move = .answer(Array(entry.answer.letters.dropLast()))
      case 4...8: move = .letter(alphabet[Int(random.draw(below: 26))])
      default:
        let letters = entry.answer.letters
        move = .letter(letters[Int(random.draw(below: UInt32(letters.count)))])
      }
      let before = game
      let expected = game.refusal(of: move, in: .standard)
      do throws(HangmanRefusal) {
        try game.play(move, at: .zero)
        #expect(expected == nil)
        moves.append(text(of: move))
        check(game, after: before)
      } catch {
        #expect(error == expected)
        #expect(!error.reasons.isEmpty)
        #expect(!HangmanTexts.refusal(error).isEmpty)
        #expect(game == before)
        #expect(game.transcript == before.transcript)
      }
    }
    return moves
  }

  /// Checks what holds after every move.
  private func check(_ game: Hangman, after before: Hangman) {
    let (misses, used) = (game.options.misses, game.missCount)
    #expect(!before.outcome.isOver)
    #expect(game.turns.count == before.turns.count + 1)
    #expect(game.score == Int64(misses - used))
    #expect((game.outcome == .lost) == (used == misses && game.outcome != .won))
    #expect((game.outcome == .won) == (game.blankCount == 0))
    #expect(game.blankCount <= before.blankCount)
    #expect(used == before.missCount + (game.turns.last?.isMiss == true ? 1 : 0))
    #expect(game.answers.isEmpty != game.outcome.isOver)
    let symbols = { (game: Hangman) in
      game.slots.map { if case .symbol = $0 { $0.text } else { "_" } }
    }
    #expect(symbols(game) == symbols(before))
    for (now, then) in zip(game.slots, before.slots) where then != .blank {
      // In evil mode the same letter can be written with another case in the answer that leads now.
      #expect(now.text.lowercased() == then.text.lowercased())
    }
    #expect(HangmanLook.parts(after: used, of: misses) <= HangmanLook.partCount)
  }
}
