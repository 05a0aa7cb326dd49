import Games
import GamesTesting
import Judging
import Library
import Testing
import WordData
import Words

struct JudgedPlayTests {
  private func line(_ move: some TextCodable) -> [UInt8] {
    var text = TextWriter()
    move.write(to: &text)
    return text.bytes
  }

  /// Two devices on one play, over a network that sends requests up to three times and loses answers.
  private func staysOneLine<G: TriedGame>(_ game: G.Type, games: Int) throws -> Int {
    var random = SeededRandom(seed: 78)
    var moves = 0
    for _ in 0..<games {
      var shadow = try Judge<G>.dealt(&random)
      var play = JudgedPlay(shadow)
      var devices = [[Told<G.Move>](), []]
      for number in 1...60 where !play.isOver {
        let device = Int(random.draw(below: 2))
        let mine = devices[device]
        // What the device believes: it may be behind.
        var believed = shadow
        while let told = believed.playAny(&random) {
          let time = PlayTime(Int64(number) * 5000)
          let before = play.told
          var answer: [Told<G.Move>]?
          for _ in 0...random.draw(below: 3) {
            do throws(PlayRefusal) {
              let verdict = try play.take(
                [line(told.move)], at: mine.count, time: time, wallOffset: .zero, in: G.book)
              // Sent again, it is the same.
              if let answer { #expect(verdict.told == answer && verdict.new == 0) }
              answer = answer ?? verdict.told
            } catch {
              #expect(error == .elsewhere)
              // Only a device that had not heard all is told so.
              #expect(mine.count < before.count)
            }
          }
          #expect(play.told.starts(with: before))
          moves += 1
          // An answer that arrives brings the device up to date; one that is lost leaves it as it was.
          if !random.chance(15) { devices[device] = play.told }
          break
        }
        for told in play.told[shadow.told.count...] {
          _ = try shadow.judge(told.move, at: told.time, wallOffset: .zero, in: nil)
        }
        #expect(shadow.told == play.told)
      }
      #expect((play.record != nil) == play.isOver)
    }
    return moves
  }

  @Test("moves that are sent up to three times, of two devices, with answers lost, are one line")
  func oneLine() throws {
    var moves = try staysOneLine(Codeword.self, games: 600)
    moves += try staysOneLine(Hangman.self, games: 300)
    moves += try staysOneLine(Memorize.self, games: 100)
    moves += try staysOneLine(Times.self, games: 200)
    moves += try staysOneLine(Anagrams.self, games: 20)
    #expect(moves > 10_000)
  }

  @Test("what is no move, or too many, is refused, and nothing changes")
  func hostile() throws {
    var random = SeededRandom(seed: 90)
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    _ = try play.take([Array("geese".utf8)], at: 0, time: 0, wallOffset: 0, in: .standard)
    let before = play.told
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
    #expect(play.told == before)
    #expect(play.record == nil)
  }

  @Test("moves behind one that the rules refuse do not count, those before it do")
  func refusedInTheMiddle() throws {
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    let verdict = try play.take(
      ["geese", "zzzzz", "three"].map { Array($0.utf8) }, at: 0, time: 5, wallOffset: 0,
      in: .standard)
    #expect(verdict.told.map(\.move.word.text) == ["geese"])
    #expect(verdict.refused == 2)
    #expect(String(decoding: verdict.told[0].answer, as: UTF8.self) == "--=-=")
  }

  @Test("what was stored is judged again to the same, and the record comes with the end")
  func restored() throws {
    let judge = try Judge<Codeword>(
      header, options: .standard, puzzle: CodewordPuzzle(secret: #require(Word("there"))))
    var play = JudgedPlay(judge)
    _ = try play.take(
      ["geese", "there"].map { Array($0.utf8) }, at: 0, time: 5, wallOffset: 9, in: .standard)
    var again = JudgedPlay(judge)
    try again.restore(play.told.map { (line($0.move), $0.time, 9) })
    #expect(again.told == play.told)
    #expect(again.record == play.record)
    let record = try #require(play.record)
    #expect(try RecordReading(record).session.record == record)
    var foreign = JudgedPlay(judge)
    #expect(throws: PuzzleError.self) { try foreign.restore([(Array("toolong".utf8), 0, 0)]) }
  }
}
