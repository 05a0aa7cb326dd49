import ByteStrings
import Games
import Judging
import Testing
import WordData
import Words

@testable import Races

@Suite("What others see of a game in a race")
struct RacedGameTests {
  @Test("others see the marks of a Codeword, and the same for all words with these marks")
  func codeword() throws {
    let book = WordBook.standard
    var seen: [[UInt8]: Set<[UInt8]>] = [:]
    var random = SeededRandom(seed: 1)
    var words: [Word] = []
    book.forEachWord(length: 5) { word, _ in words.append(word) }
    for _ in 0..<10_000 {
      let secret = words[Int(random.draw(below: UInt32(words.count)))]
      let attempt = words[Int(random.draw(below: UInt32(words.count)))]
      var game = try Codeword(CodewordPuzzle(secret: secret), options: .standard)
      try game.play(CodewordMove(attempt), at: PlayTime(0))
      var answer = TextWriter()
      game.writeAnswer(to: &answer)
      var text = TextWriter()
      game.progress.write(to: &text)
      seen[answer.bytes, default: []].insert(text.bytes)
      #expect(text.bytes.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    }
    #expect(seen.count > 50 && seen.values.allSatisfy { $0.count == 1 })
  }

  @Test("others see how many guesses of a Hangman were right, not how many blanks they filled")
  func hangman() throws {
    var (first, second) = (try game("banana"), try game("carpet"))
    let letter = try #require(Letter(ascii: UInt8(ascii: "a")))
    try first.play(.letter(letter), at: PlayTime(0))
    try second.play(.letter(letter), at: PlayTime(0))
    #expect(first.blankCount == 3 && second.blankCount == 5)
    #expect(first.progress == second.progress && first.progress.gained == 1)
  }

  private func game(_ text: PlainText) throws -> Hangman {
    let answer = try HangmanAnswer(text)
    let entry = try #require(HangmanEntry(answer))
    let puzzle = try #require(HangmanPuzzle(category: .animals, entries: [entry]))
    return try Hangman(puzzle, options: .standard)
  }
}
