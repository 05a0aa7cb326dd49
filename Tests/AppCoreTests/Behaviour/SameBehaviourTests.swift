import Games
import GamesTesting
import Library
import Screens
import ScreensTesting
import Testing
import WordData
import Words

@testable import AppCore

/// The page and the native app play the same games, with the same chance and at the same times.
/// After each move both must say the same. At the end the list and the shared text must also be the
/// same.
@Suite("The native app does what the page does") @MainActor
struct SameBehaviourTests {
  let page: any Player
  let native: any Player

  init() throws { try self.init(rows: []) }

  init(rows: [Row]) throws {
    page = PagePlayer(rows: rows)
    native = try NativePlayer(rows: rows)
  }

  /// Does the same in both, and compares their messages.
  func both(_ move: (any Player) throws -> Void) throws {
    for player in [page, native] {
      try move(player)
      player.wait(700)
    }
    let (own, other) = (try native.message, try page.message)
    #expect(own == other)
  }

  func compareEnd() throws {
    for player in [page, native] { player.wait(2_000) }
    #expect(try native.end == page.end)
    #expect(try !native.end[0].isEmpty)
    let shared = try native.share()
    let (own, other) = (shared.split(separator: "#"), try page.share().split(separator: "#"))
    #expect(own.count == 2)
    #expect(own[0].hasSuffix("\npastime://open"))
    #expect(own[0].dropLast(14) == other[0].dropLast("https://pastime.example/".count))
    for player in [page, native] { try player.goHome() }
    #expect(try native.row == page.row)
    let ids = native.model.library.history.map(\.header.id)
    #expect(ids == page.model.library.history.map(\.header.id))
    let id = try #require(ids.first)
    #expect(native.model.library.session(id)?.record == page.model.library.session(id)?.record)
    // A friend who opens the link plays the same puzzle.
    let friend = try ManualDevice()
    #expect(friend.app.open(link: shared))
    let puzzle = try #require(friend.app.model.invitations.session)
    #expect(native.model.library.session(id)?.isLike(puzzle) == true)
  }

  @Test("both agree on a Codeword with an unknown, a wrong and the right word (CW-1, CW-4, CW-6)")
  func codeword() throws {
    try both { try $0.start(.codeword) }
    let secret = try #require(native.model.shelf.codeword.session).puzzle.secret
    for word in ["zzzzz", "crane", "crane", "moist"] {
      try both { try $0.enter(word) }
      // A refused word stays in the draft.
      try both { player in for _ in 0..<5 { player.erase() } }
    }
    try both { try $0.enter(secret.text) }
    try compareEnd()
  }

  @Test("both agree on an Anagrams with its words, a repeated word, and its end (TT-1)")
  func anagrams() throws {
    try both { try $0.start(.anagrams) }
    let rack = try #require(native.model.shelf.anagrams.session).game.round.rack
    let words = rack.blanks.prefix(4).map(\.text)
    for word in words + [words[0]] {
      try both { try $0.enter(word) }
    }
    try both { try $0.endAnagrams() }
    try compareEnd()
  }

  @Test("both agree on a Memorize with single cards, then the pairs (ME-1, ME-12)")
  func memorize() throws {
    try both { try $0.start(.memorize) }
    let cards = try #require(native.model.shelf.memorize.session).puzzle.cards
    for card in cards.indices.prefix(8) { try both { try $0.turn(card) } }
    for pair in 0..<cards.count / 2 {
      for card in cards.indices where cards[card] == pair {
        let face = try #require(native.model.shelf.memorize.session).game.face(of: card)
        if face == .down { try both { try $0.turn(card) } }
      }
    }
    for pair in 0..<cards.count / 2 {
      for card in cards.indices where cards[card] == pair {
        let game = try #require(native.model.shelf.memorize.session).game
        if !game.outcome.isOver, game.face(of: card) == .down { try both { try $0.turn(card) } }
      }
    }
    try compareEnd()
  }

  @Test("both agree on a Times with right answers and a wrong one (AR-1 to AR-6)")
  func times() throws {
    try both { try $0.start(.times) }
    for round in 0..<5 {
      try both { try $0.goOn() }
      let game = try #require(native.model.shelf.times.session).game
      let problem = game.puzzle.problem(round)
      let wrong = problem.answers.first { $0 != problem.fact.result }
      let answer = round == 2 ? try #require(wrong) : problem.fact.result
      for player in [page, native] {
        try player.choose(answer)
        player.wait(700)
      }
      if round < 4 { #expect(try native.message == page.message) }
    }
    try compareEnd()
  }

  @Test("both agree on a Hangman with wrong, right and repeated letters (HM-1)")
  func hangman() throws {
    try both { try $0.start(.hangman) }
    for letter in "zqezaiounrtlsdhcmpgbyfwkvjx" {
      let session = try #require(native.model.shelf.hangman.session)
      if session.game.outcome.isOver { break }
      try both { try $0.guess(letter) }
    }
    try compareEnd()
  }
}
