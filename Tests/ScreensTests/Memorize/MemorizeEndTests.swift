import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The end of a Memorize")
struct MemorizeEndTests {
  @Test("the last pair ends the game, and the end is announced with the turns and the points")
  func won() throws {
    let visit = Visit.memorize("0110")
    visit.touch(1, 2, 3, 2, 1, 4)
    #expect(
      visit.said.hasSuffix(
        "A match with card 1, 🐙\u{FE0F}: 2 points. All 2 pairs found in 3 turns, 4 points."))
    let game = try visit.memorize
    #expect(MemorizeScreenTexts.headline(game) == "Perfect memory")
    #expect(MemorizeScreenTexts.figure(game) == "2 pairs in 3 turns")
    #expect(try visit.cardTable.endedAt != nil)
    visit.touch(1, 2)
    visit.press("ArrowRight", " ", "Enter")
    #expect(try visit.memorize == game, "the end takes no key at once")
    visit.wait(500)
    visit.press("Enter")
    #expect(try visit.memorize.choices.isEmpty)
    #expect(visit.model.library.history.count == 2)
  }

  @Test("the last pair is shown before the end, and speech and sound wait for the end")
  func hold() throws {
    let visit = Visit.memorize("00", moves: [1])
    visit.model.library.changeSettings { $0.givesFeedback = true }
    visit.host.isMoving = true
    visit.touch(2)
    #expect(try visit.faces == [.matched, .matched])
    #expect(try !visit.cardTable.isOver(visit.memorize))
    #expect(visit.said == "")
    #expect(visit.host.feedbacks.isEmpty)
    visit.press("Enter")
    visit.wait(899)
    #expect(try visit.cardTable.endedAt == nil)
    #expect(visit.model.library.history.count == 1)
    visit.wait(1)
    #expect(try visit.cardTable.isOver(visit.memorize))
    #expect(visit.said.hasSuffix("All 1 pair found in 1 turn, 2 points."))
    #expect(visit.host.feedbacks == [.won])
  }

  @Test("the end shows the turns that a perfect memory takes")
  func review() throws {
    // Cards 1 and 2 differ; 3 matches 2, which had been up, but 1 is chosen again.
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3])
    visit.touch(1, 4)
    #expect(
      MemorizeTexts.review(of: try visit.memorize)
        == "With your luck, a perfect memory takes 3 turns.")
  }

  @Test("the end shows the usual and the best result for that board size and scoring")
  func best() throws {
    let rows = [
      memorizeRow(1, cards: "0110", moves: [1, 2, 3, 2, 1]),
      memorizeRow(2, cards: "0101", moves: [1, 3, 2, 4], step: 7000),
      memorizeRow(3, cards: "0101", scoring: "quick", moves: [1, 3, 2, 4]),
      memorizeRow(4, cards: "0101", players: 2, moves: [1, 3, 2, 4]),
      memorizeRow(5, cards: "00", moves: [1, 2]),
    ]
    let more = (6...8).map { memorizeRow($0, cards: "0110", moves: [1, 2, 3, 2, 1, 4]) }
    for (rows, sentence, sentenceAfterBest) in [
      (rows, "2 pairs: your best is 2 turns.", ""),
      (rows + more, "2 pairs: your best is 2 turns, usually 3.", "You usually need 3 turns."),
    ] {
      let visit = Visit(Route.game(.memorize, GameID(high: 0, low: 1)).fragment, rows: rows)
      visit.touch(4)
      let memorize = visit.model.shelf.memorize
      let best = try #require(memorize.best)
      #expect(MemorizeScreenTexts.best(after: try visit.memorize, best) == sentence)
      let second = try #require(
        visit.model.library.session(GameID(high: 0, low: 2)).flatMap { Memorize.unwrap($0) })
      #expect(MemorizeScreenTexts.best(after: second.game, best) == sentenceAfterBest)
    }
  }

  @Test("a single game has no best result")
  func first() throws {
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 2, 1])
    visit.touch(4)
    #expect(visit.model.shelf.memorize.best == nil)
    let rows = [1, 2].map { memorizeRow($0, cards: "0110", moves: [1, 2, 3, 2, 1, 4]) }
    let other = Visit(Route.game(.memorize, GameID(high: 0, low: 1)).fragment, rows: rows)
    #expect(other.model.shelf.memorize.best?.turns == 3)
  }

  @Test("a tap begins another game, or the same cards again, but not within half a second")
  func again() throws {
    let visit = Visit.memorize("00", moves: [1])
    visit.touch(2)
    visit.remember { $0.playAgain() }
    visit.remember { $0.playSameAgain() }
    #expect(visit.model.library.history.count == 1)
    visit.wait(500)
    visit.remember { $0.playSameAgain() }
    #expect(try visit.memorize.choices.isEmpty)
    #expect(try visit.memorize.puzzle.cards == [0, 0])
    let session = try #require(visit.model.shelf.memorize.session)
    #expect(session.header.origin == .challenge, "a player who knows the cards earns no streak")
  }

  @Test(
    "after a good game the next board is larger, but the player can also have another of its size",
    arguments: [false, true])
  func level(stays: Bool) throws {
    let visit = Visit()
    visit.remember { $0.start(nil) }
    let cards = try visit.memorize.puzzle.cards
    for picture in 0..<6 {
      for card in cards.indices where cards[card] == picture { visit.touch(card + 1) }
    }
    visit.wait(1000)
    let game = try visit.memorize
    #expect(MemorizeScreenTexts.next(after: game) == "Next: 10 pairs")
    #expect(MemorizeScreenTexts.stay(after: game) == "6 pairs again")
    visit.remember { stays ? $0.stay() : $0.playAgain() }
    #expect(try visit.memorize.choices.isEmpty)
    #expect(try visit.memorize.puzzle.pairCount == (stays ? 6 : 10))
  }

  @Test("the shared text shows no place of a card, and the link leads to the same cards")
  func sharing() throws {
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3, 1])
    visit.touch(4)
    visit.wait(500)
    visit.remember { $0.openSharing() }
    #expect(visit.frame.modal == .share(.memorize))
    visit.act { $0.sharing.copy() }
    #expect(
      visit.host.clipboard?.hasPrefix(
        """
        Pastime Memorize: 4 turns · Sea life · 2 pairs · 0:06
        ⬜🟡🟪🟪
        Play the same puzzle:
        https://
        """) == true)
    let other = Visit.friend(try visit.copiedLink)
    #expect(try other.memorize.puzzle == visit.memorize.puzzle)
    #expect(try other.faces.allSatisfy { $0 == .down })
  }

  @Test(
    "looking through a finished game changes no best result",
    arguments: [
      GameID(high: 0, low: 1),
      // A hand-made row can have the same identities that looking through uses.
      GameID(high: .max, low: 1), GameID(high: .max, low: 0),
    ])
  func lookedThrough(id: GameID) throws {
    let row = memorizeRow(cards: "0101", moves: [1, 3, 2, 4])
    let text = String(decoding: row.text, as: UTF8.self)
      .replacing(GameID(high: 0, low: 1).text, with: id.text)
    let visit = Visit(
      Route.moves(.memorize, id).fragment,
      rows: [Row(key: RowKey.record(id).text, text: Array(text.utf8))])
    for count in [4, 3, 1, 0] {
      visit.act { $0.reviews.show(count) }
      #expect(visit.model.reviews.review?.count == count)
      visit.act { $0.frame.modal = .statistics(.memorize) }
      let best = try #require(MemorizeStatistics(visit.model.library).best(pairs: 2))
      #expect((best.turns, best.points, best.time) == (2, 4, 3000))
    }
  }
}
