import Games
import Library
import Screens
import Testing

/// An interrupted player finds the same in the page and in the native app.
@Suite("The native app is interrupted as the page is") @MainActor
struct SameInterruptionTests {
  /// Leaves for ten minutes and comes back, turns the device, kills the app and opens the game again.
  private func interrupt(_ same: SameBehaviourTests) throws {
    for player in [same.page, same.native] {
      player.resize(width: 390, height: 844)
      player.wait(3_000)
      player.comesToFront(false)
      player.wait(600_000)
      player.comesToFront(true)
      player.wait(2_000)
      player.resize(width: 844, height: 390)
      player.wait(1_000)
      player.comesToFront(false)
      try player.comeBackAfterKill()
      player.wait(1_000)
    }
    #expect(try same.native.message == same.page.message)
    // Neither game counts the ten minutes.
    let times = [same.page, same.native].map { player in
      player.model.library.history.first.map {
        player.model.frame.time(of: $0.header.id).sinceBeginning.count
      }
    }
    #expect(times[0] == times[1])
    #expect(try #require(times[0]) < 60_000)
  }

  @Test("a Codeword goes on the same after an interruption (CW-14, CW-18)")
  func codeword() throws {
    let same = try SameBehaviourTests()
    try same.both { try $0.start(.codeword) }
    let secret = try #require(same.native.model.shelf.codeword.session).puzzle.secret
    try same.both { try $0.enter(secret.text == "crane" ? "moist" : "crane") }
    try interrupt(same)
    try same.both { try $0.enter(secret.text) }
    try same.compareEnd()
  }

  @Test("a Memorize goes on the same, though another window has other rows of cards (ME-1)")
  func memorize() throws {
    let same = try SameBehaviourTests()
    try same.both { try $0.start(.memorize) }
    let cards = try #require(same.native.model.shelf.memorize.session).puzzle.cards
    let pair = { (number: Int) in cards.indices.filter { cards[$0] == number } }
    for card in pair(0) { try same.both { try $0.turn(card) } }
    try interrupt(same)
    for number in 1..<cards.count / 2 {
      for card in pair(number) { try same.both { try $0.turn(card) } }
    }
    try same.compareEnd()
  }

  @Test("a Hangman goes on the same after an interruption (HM-3)")
  func hangman() throws {
    let same = try SameBehaviourTests()
    try same.both { try $0.start(.hangman) }
    for letter in "zq" { try same.both { try $0.guess(letter) } }
    try interrupt(same)
    for letter in "aeiounrtlsdhcmpgbyfwkvjx" {
      let session = try #require(same.native.model.shelf.hangman.session)
      if session.game.outcome.isOver { break }
      try same.both { try $0.guess(letter) }
    }
    try same.compareEnd()
  }

  @Test("a Times goes on the same after an interruption between two problems (AR-6)")
  func times() throws {
    let same = try SameBehaviourTests()
    try same.both { try $0.start(.times) }
    let puzzle = try #require(same.native.model.shelf.times.session).puzzle
    for round in 0..<puzzle.count {
      try same.both { try $0.goOn() }
      if round == 1 { try interrupt(same) }
      let answer = puzzle.problem(round).fact.result
      for player in [same.page, same.native] {
        try player.choose(answer)
        player.wait(700)
      }
      if round == 2 { try interrupt(same) }
    }
    try same.compareEnd()
  }

  @Test("an Anagrams goes on the same after an interruption (TT-9)")
  func anagrams() throws {
    let same = try SameBehaviourTests()
    try same.both { try $0.start(.anagrams) }
    let rack = try #require(same.native.model.shelf.anagrams.session).game.round.rack
    try same.both { try $0.enter(rack.blanks[0].text) }
    try interrupt(same)
    try same.both { try $0.enter(rack.blanks[1].text) }
    try same.both { try $0.endAnagrams() }
    try same.compareEnd()
  }
}
