import Circles
import Games
import JudgingTesting
import Library
import Sync
import Testing

@testable import Backend

@Suite("The languages of the words on the boards of a circle", .everyStorage)
struct BoardLanguageTests {
  private let backend: JudgedBackend
  private let circle: CircleID
  private let today = JudgedBackend.today

  init() throws {
    backend = try JudgedBackend()
    circle = try backend.makeCircle()
  }

  @Test("the public five count in every language; of two languages, the game begun first counts")
  func languages() throws {
    let german = try backend.publicGame(Codeword.self, in: .german).played()
    try backend.keep(german)
    let anagrams = try backend.publicGame(Anagrams.self, in: .french).played()
    try backend.keep(anagrams)
    let english = try backend.publicGame(
      Codeword.self, device: 2, begun: JudgedBackend.start + Milliseconds(1)
    ).played()
    try backend.keep(english)
    #expect(
      try backend.counting(in: circle) == [
        CirclePlay(
          member: 1, day: today, words: .german, mark: .public, result: try german.result()),
        CirclePlay(
          member: 1, day: today, words: .french, mark: .public, result: try anagrams.result()),
      ])
  }

  @Test("judged and offline games count in the language in which the player opened them")
  func openedLanguages() throws {
    let opened = try backend.open(.codeword, in: .german).get()
    let session: Session<Codeword> = try backend.session(of: opened)
    #expect(session.options.words == .german)
    _ = try backend.send([session.puzzle.line.string], at: 0, of: opened.id).get()
    let rack = try backend.open(.anagrams, in: .french, offline: true).get()
    let begun: Session<Anagrams> = try backend.session(of: rack)
    try backend.keep(try begun.played())
    let counting = try backend.counting(in: circle)
    #expect(counting.map(\.words) == [.german, .french])
    #expect(counting.map(\.mark) == [.judged(seconds: 0), .offline])
    #expect(counting[1].result.total > 0)
    _ = try backend.store.check { Issue.record("\($0)") }
  }

  @Test("a player has one play of a day's game, whichever language they ask for later")
  func oneLanguage() throws {
    let german = try backend.open(.hangman, in: .german).get()
    #expect(try backend.open(.hangman, in: .english).get().id == german.id)
    let english = try backend.open(.hangman, in: .english, by: 1).get()
    #expect(english.commitment != german.commitment)
    #expect(try backend.open(.hangman, in: .german, by: 1).get().id == english.id)
    let times = try backend.open(.times, in: .german).get()
    #expect(try backend.open(.times, in: .french, by: 1).get().commitment == times.commitment)
  }
}
