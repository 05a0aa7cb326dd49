import Games
import Judging
import Library
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens

@Suite("Judged games on the screens")
struct JudgedGameTests {
  private func codeword(
    isSent: Bool = false, holdsWords: Bool = false
  ) throws -> TestJudge<Codeword> {
    try TestJudge<Codeword>(
      CodewordPuzzle(secret: try #require(Word("there"))),
      options: .standard,
      book: .standard, isSent: isSent, holdsWords: holdsWords)
  }

  private func attempt(_ word: String, in judge: TestJudge<Codeword>) throws {
    for letter in word { judge.visit.press(String(letter)) }
    try judge.make(word) { _ = $0.press(KeyPress("Enter")) }
  }

  @Test("the player opens the server's game, whose puzzle is not on the device")
  func opened() throws {
    let judge = try codeword()
    #expect(judge.visit.model.frame.route == .game(.codeword, judge.id))
    #expect(try judge.shown.puzzle.secret.text != "there")
    #expect(judge.stored == nil)
    // It is the game of that day.
    #expect(DailyFive(judge.visit.model.library, of: judge.day)[.codeword]?.id == judge.id)
  }

  @Test("a link to a daily game begins the server's game, and the list is a step back")
  func sent() throws {
    let judge = try codeword(isSent: true)
    let route = judge.visit.model.frame.route
    #expect(route == .game(.codeword, judge.id))
    #expect(judge.visit.host.addresses == ["/", route.fragment])
  }

  @Test("an attempt shows the judge's marks once, and leaves the row empty for the next attempt")
  func attempt() throws {
    let judge = try codeword()
    try attempt("geese", in: judge)
    let attempts = try judge.shown.game.attempts
    #expect(attempts.count == 1)
    let marks = try #require(attempts.first?.marks)
    #expect((0..<5).map { marks[$0] } == [.none, .none, .exact, .none, .exact])
    #expect(judge.visit.model.shelf.codeword.screen?.blanks == 5)
    #expect(judge.stored == nil)
  }

  @Test("a word that was tried before the lists arrived is judged once when they arrive")
  func waitingWord() throws {
    let judge = try codeword(holdsWords: true)
    let visit = judge.visit
    visit.host.goOn = { again in if again { visit.host.judgedCall?(visit) } }
    try attempt("geese", in: judge)
    #expect(try judge.shown.game.attempts.isEmpty)
    visit.host.answerWords()
    visit.deliver()
    #expect(try judge.shown.game.attempts.count == 1)
    #expect(visit.model.shelf.codeword.screen?.blanks == 5)
  }

  @Test("the judge decides the end, and the page stores the judge's record")
  func whole() throws {
    let judge = try codeword()
    try attempt("geese", in: judge)
    try attempt("three", in: judge)
    try attempt("there", in: judge)
    #expect(try judge.shown.game.outcome == .won)
    #expect(judge.stored == judge.play.record)
    // It leads on to the next game, as any daily game does.
    #expect(judge.visit.model.frame.titleOfDay(after: judge.id) == "Next: Anagrams")
  }

  @Test("the device refuses a text that is not a word, and does not ask the judge")
  func refused() throws {
    let judge = try codeword()
    let asked = judge.visit.host.questions.count
    for letter in "zzzzz" { judge.visit.press(String(letter)) }
    judge.visit.press("Enter")
    #expect(judge.visit.host.questions.count == asked)
    #expect(try judge.shown.moves.isEmpty)
  }

  @Test("the move waits while the judge does not answer, and the player may leave")
  func waiting() throws {
    let judge = try codeword()
    for letter in "geese" { judge.visit.press(String(letter)) }
    judge.visit.press("Enter")
    #expect(try judge.shown.moves.isEmpty)
    #expect(judge.visit.model.frame.toast?.message.hasPrefix("Can’t reach the server.") == true)
    judge.visit.act { $0.frame.goHome() }
    judge.visit.host.loseTime()
    judge.visit.deliver()
    #expect(judge.visit.model.frame.route == .home)
    #expect(judge.visit.host.questions.count { $0.request.hasSuffix("/moves") } == 2)
  }

  @Test("no part of an unfinished game leaves the device, and nothing stays of a deleted one")
  func unfinished() throws {
    let judge = try codeword()
    try attempt("geese", in: judge)
    let library = judge.visit.model.library
    let archive = String(decoding: library.archive(at: judge.visit.host.now).text, as: UTF8.self)
    #expect(!archive.contains(judge.id.text))
    judge.visit.act { _ in library.delete(judge.id, at: judge.visit.host.now) }
    #expect(library.session(judge.id) == nil)
    #expect(judge.visit.host.rows.keys.allSatisfy { !$0.starts(with: "gone/".utf8) })
    // A player who opens it again gets it from the judge, as it stands.
    judge.visit.act { $0.frame.playDaily(.codeword, of: judge.day) }
    #expect(try judge.shown.header.id == judge.id)
  }

  @Test("a game that ended on another device is ended here too, with no other continuation")
  func endedElsewhere() throws {
    let judge = try codeword()
    try attempt("geese", in: judge)
    var other = judge.play
    _ = try other.take(
      [Array("there".utf8)], at: 1, time: PlayTime(5_000), wallOffset: .zero, in: .standard)
    let record = try #require(other.record)
    judge.visit.act {
      $0.changed(Row(key: Array("record/\(judge.id.text)".utf8), text: record))
    }
    #expect(try judge.shown.game.outcome == .won)
    #expect(judge.visit.model.library.otherLines(of: judge.id).isEmpty)
    #expect(judge.stored == record)
  }

  @Test("each card of a Memorize shows the picture that the judge revealed")
  func memorize() throws {
    let options = MemorizeOptions()
    var random = SeededRandom(seed: 5)
    let puzzle = Memorize.deal(options, using: &random, from: .daily)
    let judge = try TestJudge<Memorize>(puzzle, options: options, book: .daily)
    var places: [Int: [Int]] = [:]
    for (place, picture) in puzzle.cards.enumerated() { places[picture, default: []].append(place) }
    for pair in places.values {
      for card in pair {
        try judge.make("\(card + 1)") { $0.shelf.memorize.choose(card) }
        let board = try judge.shown
        let picture = board.puzzle.look.pictures[board.puzzle.cards[card]]
        #expect(picture == puzzle.look.pictures[puzzle.cards[card]])
        judge.visit.wait(2_000)
      }
    }
    #expect(try judge.shown.game.outcome.isOver)
    #expect(judge.stored == judge.play.record)
  }
}
