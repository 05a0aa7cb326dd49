import Games
import GamesTesting
import Library
import Screens
import ScreensTesting
import Testing
import Words

/// Help, and puzzles that come back to a player, are the same in the page and in the native app.
@Suite("The native app helps as the page does") @MainActor
struct SameHelpTests {
  @Test("an assisted Codeword shows how many words still fit, and which (CW-20)")
  func assisted() throws {
    let same = try SameBehaviourTests()
    let help = CodewordScreenTexts.name(ofHelp: true)
    try same.both { try $0.start(.codeword, choosing: [help]) }
    let session = try #require(same.native.model.shelf.codeword.session)
    #expect(session.options.isAssisted)
    for word in ["crane", "moist"] where word != session.puzzle.secret.text {
      try same.both { try $0.enter(word) }
      let fitting = try same.native.fitting
      #expect(try fitting == same.page.fitting)
      #expect(fitting[1].contains(session.puzzle.secret.uppercased) || fitting[1].count > 200)
    }
    try same.both { try $0.enter(session.puzzle.secret.text) }
    try same.compareEnd()
  }

  @Test("practice of Times says what is due, and deals it first")
  func due() throws {
    let same = try SameBehaviourTests(rows: [
      timesRow(
        options:
          "mode=round operations=* first=10-20 second=10-20 count=2 answers=0 wrong=near",
        problems: "12*17 13*19", moves: timesMoves(204, 1))
    ])
    let practice = TimesScreenTexts.choice(Int(TimesOptions.Mode.practice.rawValue), of: .mode)
    try same.both { try $0.start(.times, choosing: [practice]) }
    #expect(try same.native.message.hasPrefix("2 due today."))
    let puzzle = try #require(same.native.model.shelf.times.session).puzzle
    let facts = (0..<2).map { puzzle.fact($0).inOrder }
    #expect(Set(facts) == [TimesFact(.times, 13, 19), TimesFact(.times, 12, 17)])
    for round in 0..<puzzle.count {
      try same.both { try $0.goOn() }
      let answer = puzzle.problem(round).fact.result
      for player in [same.page, same.native] {
        try player.choose(answer)
        player.wait(700)
      }
    }
    try same.compareEnd()
  }

  @Test("words missed twice come back in the same racks")
  func missedWords() throws {
    let rows = (1...2 as ClosedRange<UInt64>).map { id in
      anagramsRow(
        id, begun: 1_600_000_000_000 + Int64(id) * 1_000_000, mode: "find-all", moves: ["1 1 pass"])
    }
    let same = try SameBehaviourTests(rows: rows)
    let choices = [AnagramsScreenTexts.name(of: AnagramsOptions.Racks.medium), "9"]
    try same.both { try $0.start(.anagrams, choosing: choices) }
    let racks = try #require(same.native.model.shelf.anagrams.session).puzzle.racks
    let newcomer = try NativePlayer()
    try newcomer.start(.anagrams, choosing: choices)
    #expect(racks != newcomer.model.shelf.anagrams.session?.puzzle.racks)
    try same.both { try $0.enter(racks[0].blanks[0].text) }
    try same.both { try $0.endAnagrams() }
    try same.compareEnd()
  }
}
