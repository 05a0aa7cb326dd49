import ByteStrings
@testable import Coach
import Games
import Testing
import Words

@Suite("Hangman: the coach")
struct HangmanAnalysisTests {
  private func analysis(_ game: Hangman, _ answers: String) throws -> HangmanAnalysis {
    try HangmanAnalysis(of: game, in: HangmanVocabulary(.coached(answers)))
  }

  private func letters(_ text: String) -> [Letter] { text.utf8.compactMap { Letter(ascii: $0) } }

  @Test("a letter is graded by how many of the fitting words contain it")
  func share() throws {
    let game = try coachedHangman("cat", guessed: "o").solved()
    let analysis = try analysis(game, "cat,bat,rat,dog,cow,hippo")
    let guess = try #require(analysis.guesses.first)
    #expect(analysis.guesses.count == 1)
    #expect(guess.letter == letters("o")[0] && guess.turn == 0 && !guess.isRight)
    #expect(guess.fitCount == 5)
    #expect(guess.share == 1 - 3.0 / 5 && guess.count(of: guess.letter) == 2 && guess.total == 5)
    #expect(guess.best == letters("at") && guess.count(of: guess.best[0]) == 3 && !guess.isBest)
    #expect(abs(analysis.balance.result - 1) < 1e-12)
    #expect(abs(analysis.balance.par - 0.4) < 1e-12)
    #expect(abs(analysis.balance.cost - 0.2) < 1e-12)
    #expect(abs(analysis.balance.luck + 0.4) < 1e-12)
    #expect(analysis.mostInstructive == guess)
  }

  @Test("a word counts once, however many answers and categories contain it")
  func once() throws {
    let game = try coachedHangman("cat", guessed: "c").solved()
    let analysis = try analysis(game, "cat,wild cat,cat fish,Cát,dog,owl,eel")
    #expect(analysis.guesses.map { $0.fitCount } == [4])
    #expect(analysis.guesses.map { $0.count(of: $0.letter) } == [1])
  }

  @Test("a letter fits a phrase if it is in any of the words")
  func phrase() throws {
    let game = try coachedHangman("big cat", guessed: "o").solved()
    let analysis = try analysis(game, "big cat,hot dog,old cow,red fox")
    let guess = try #require(analysis.guesses.first)
    // Of eight words of three letters dog, cow, fox, hot and old have it.
    #expect(guess.fitCount == nil)
    #expect(abs(guess.share - (1 - 9.0 / 64)) < 1e-12)
    #expect(guess.isBest)
  }

  @Test("the grading ends when fewer than four words fit, even if more misses follow")
  func fewWords() throws {
    let game = try coachedHangman("cat", guessed: "ae").solved()
    let graded = try analysis(game, "cat,bat,rat,hat,dog")
    #expect(graded.guesses.map { $0.letter } == letters("ae"))
    let ungraded = try analysis(game, "cat,bat,rat,dog,cow")
    #expect(ungraded.guesses.map { $0.letter } == letters("a"))
    #expect(ungraded.ungradedMisses == 1)
    // A letter in three of five words is a miss in two of five cases, and was no miss here.
    #expect(abs(ungraded.balance.luck - 0.4) < 1e-12)
  }

  @Test("a guess of the whole answer is never graded, and a wrong answer no longer fits")
  func wholeAnswer() throws {
    var game = try coachedHangman("cat")
    try game.play(.answer(letters("hat")), at: .zero)
    try game.play(.letter(letters("r")[0]), at: .zero)
    let analysis = try analysis(game.solved(), "cat,bat,rat,hat,mat")
    #expect(analysis.guesses.map { $0.fitCount } == [4])
    #expect(analysis.ungradedMisses == 1)
    let atOnce = try self.analysis(coachedHangman("cat").solved(), "cat,bat,rat,hat,mat")
    #expect(atOnce.guesses.isEmpty)
    #expect(atOnce.balance == Balance(par: 0))
    #expect(atOnce.mostInstructive == nil)
  }

  @Test("a hint is a miss by choice, and nothing is graded after the clue")
  func hints() throws {
    var game = try coachedHangman("cat", guessed: "e")
    try game.play(.hint, at: .zero)
    try game.play(.letter(letters("o")[0]), at: .zero)
    let analysis = try analysis(game.solved(), "cat,bat,rat,hat,mat,dog")
    #expect(game.isClueRevealed)
    #expect(analysis.guesses.map { $0.letter } == letters("e"))
    #expect(analysis.hintCount == 1)
    #expect(analysis.ungradedMisses == 1)
  }

  @Test("a letter that a hint showed limits the words that fit, and is no letter to guess")
  func shownLetter() throws {
    let entry = try #require(HangmanEntry(HangmanAnswer("cat")))
    let options = try #require(HangmanOptions())
    let puzzle = try #require(HangmanPuzzle(category: .animals, entries: [entry]))
    var game = try Hangman(puzzle, options: options)
    try game.play(.hint, at: .zero)
    try game.play(.letter(letters("a")[0]), at: .zero)
    let analysis = try analysis(game.solved(), "cat,cow,cub,cod,dog")
    #expect(analysis.guesses.map { $0.fitCount } == [4])
    #expect(analysis.guesses.map { $0.best } == [letters("o")])
  }

  @Test("the coach says nothing before the end, nor about own or unknown answers or the other mode")
  func silence() throws {
    let vocabulary = try HangmanVocabulary(.coached("cat,bat,rat,hat"))
    #expect(throws: HangmanSilence.underWay) {
      try HangmanAnalysis(of: coachedHangman("cat", guessed: "ca"), in: vocabulary)
    }
    #expect(throws: HangmanSilence.unknownAnswer) {
      try HangmanAnalysis(of: coachedHangman("bat cave").solved(), in: vocabulary)
    }
    let own = HangmanPuzzle(own: try #require(HangmanEntry(HangmanAnswer("cat"))))
    let options = try #require(HangmanOptions(source: .own))
    #expect(throws: HangmanSilence.ownAnswer) {
      try HangmanAnalysis(of: Hangman(own, options: options).solved(), in: vocabulary)
    }
    let evil = try coachedHangman("cat", "bat", guessed: "catb")
    #expect(throws: HangmanSilence.evil) { try HangmanAnalysis(of: evil, in: vocabulary) }
    #expect(throws: HangmanSilence.notEvil) {
      try EvilHangmanAnalysis(of: coachedHangman("cat").solved())
    }
    #expect(throws: HangmanSilence.underWay) {
      try EvilHangmanAnalysis(of: coachedHangman("cat", "bat"))
    }
  }

  @Test("an answer of forty letters, and one with accents and signs, are graded like any other")
  func edges() throws {
    let long = String(repeating: "abcd", count: 10)
    let others = ["abce", "abcf", "abcg"].map { String(repeating: $0, count: 10) }
    let game = try coachedHangman(long, guessed: "z").solved()
    #expect(
      try analysis(game, ([long] + others).joined(separator: ",")).guesses[0].best
        == letters("abc"))
    let accents = try coachedHangman("Crème-brûlée's", guessed: "e").solved()
    #expect(try analysis(accents, "crème-brûlée's,after eights").guesses.isEmpty)
    #expect(
      try analysis(accents, "crème-brûlée's,later,paint,torch,under,words").guesses.count == 1)
  }
}
