import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing
import WordData
import Words

struct JudgedPlayTests {
  @Test("two devices that send moves up to three times and lose answers make one line of moves")
  func oneLine() {
    var run = OneLineRun()
    run.play(Codeword.self, games: 600, seed: 78)
    run.play(Hangman.self, games: 300, seed: 79)
    run.play(Memorize.self, games: 100, seed: 80)
    run.play(Times.self, games: 200, seed: 81)
    run.play(Anagrams.self, games: 20, seed: 82)
    #expect(run.faults.isEmpty)
    #expect(run.moves > 10_000)
  }

  @Test("moves that are forged, reordered or misplaced count as far as they are right")
  func forged() {
    var forger = Forger()
    forger.forge(Codeword.self, messages: 4_000, seed: 14)
    forger.forge(Hangman.self, messages: 4_000, seed: 15)
    forger.forge(Memorize.self, messages: 4_000, seed: 16)
    forger.forge(Times.self, messages: 4_000, seed: 17)
    forger.forge(Anagrams.self, messages: 4_000, seed: 18)
    #expect(forger.faults.isEmpty)
    #expect(forger.sent == 20_000)
    #expect(forger.taken > 200)
  }

  @Test("every answer of Hangman fits in a move", arguments: WordLanguage.allCases)
  func answers(language: WordLanguage) {
    let book = Hangman.book(in: language)
    let moves = HangmanCategory.allCases.flatMap(book.entries).map { entry in
      HangmanMove.answer(entry.answer.letters).spelled.count
    }
    #expect(moves.count > 900)
    #expect(moves.allSatisfy { $0 <= JudgedPlay<Hangman>.moveBytes })
    let longest = HangmanMove.answer(
      Array(repeating: language.alphabet.letters.last, count: HangmanAnswer.letterCounts.upperBound)
        .compactMap(\.self))
    #expect(longest.spelled.count <= JudgedPlay<Hangman>.moveBytes)
  }

  @Test("lines that are no moves, or too many moves, are refused and change nothing")
  func hostile() throws {
    var random = SeededRandom(seed: 90)
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    _ = try play.take([Array("geese".utf8)], at: 0, time: 0, wallOffset: 0, in: .standard)
    let before = play.revealed
    func refusal(_ lines: [[UInt8]], at position: Int) -> PlayRefusal? {
      do throws(PlayRefusal) {
        let verdict = try play.take(lines, at: position, time: 0, wallOffset: 0, in: .standard)
        return verdict.new == 0 ? nil : .tooMany
      } catch { return error }
    }
    #expect(refusal([], at: 1) == .tooMany)
    #expect(refusal(Array(repeating: Array("crane".utf8), count: 65), at: 1) == .tooMany)
    #expect(refusal([Array("crane".utf8)], at: 2) == .elsewhere)
    #expect(refusal([Array("crane".utf8)], at: -1) == .elsewhere)
    #expect(refusal([Array("crane".utf8)], at: 0) == .elsewhere)
    for _ in 0..<20_000 {
      let bytes = (0..<random.draw(below: 80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      // A few letters can be a word, but none that may be tried.
      _ = refusal([bytes], at: Int(random.draw(below: 4)) - 1)
    }
    #expect(play.revealed == before)
    #expect(play.record == nil)
  }

  @Test("moves after a move that the rules refuse do not count, and moves before it do")
  func refusedInTheMiddle() throws {
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    let verdict = try play.take(
      ["geese", "zzzzz", "three"].map { Array($0.utf8) }, at: 0, time: 5, wallOffset: 0,
      in: .standard)
    #expect(verdict.revealed.map(\.move.word.text) == ["geese"])
    #expect(verdict.refused == 2)
    #expect(String(decoding: verdict.revealed[0].answer, as: UTF8.self) == "--=-=")
  }

  @Test("stored moves are judged the same again, and the record comes with the end")
  func restored() throws {
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    _ = try play.take(
      ["geese", "there"].map { Array($0.utf8) }, at: 0, time: 5, wallOffset: 9, in: .standard)
    var again = JudgedPlay(judge)
    try again.restore(play.revealed.map { ($0.move.spelled, $0.time, 9) })
    #expect(again.revealed == play.revealed)
    #expect(again.record == play.record)
    let record = try #require(play.record)
    #expect(try RecordReading(record).session.record == record)
    var foreign = JudgedPlay(judge)
    #expect(throws: PuzzleError.self) { try foreign.restore([(Array("toolong".utf8), 0, 0)]) }
  }
}
