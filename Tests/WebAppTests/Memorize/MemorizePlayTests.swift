import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Playing Memorize")
struct MemorizePlayTests {
  @Test("ME-10, ME-11, ME-14: all cards start face down, below the theme and the score")
  func start() throws {
    let visit = Visit.memorize("01233210")
    #expect(visit.table == Array(repeating: "-", count: 8))
    #expect(visit.cards.map(\.accessibleName) == (1...8).map { "Card \($0), face down" })
    #expect(visit.cards.allSatisfy { $0.textContent.isEmpty })
    #expect(visit.page.first(class: "titles")?.textContent == "MemorizeSea life0:00")
    #expect(visit.page.first(class: "scores")?.textContent == "0 of 4 pairs · 0 points")
    #expect(visit.message == "Flip two cards.")
  }

  @Test("ME-1: fingers that are down together each choose a card, once, as they go up")
  func twoFingers() throws {
    let visit = Visit.memorize("0110")
    for card in [0, 3, 1] { visit.page.send(.pointerdown, to: visit.cards[card], text: "5 5") }
    #expect(try visit.memorize.choices.isEmpty)
    for card in [3, 0, 1] { visit.page.send(.pointerup, to: visit.cards[card], text: "5 5") }
    // The clicks that the browser makes of that are no choices.
    for card in [3, 0, 1] { visit.page.send(.click, to: visit.cards[card], text: "5 5") }
    #expect(try visit.memorize.choices == [3, 0, 1])
  }

  @Test("a pointer that slides off its card, or is cancelled, chooses nothing, then or later")
  func slidingAway() throws {
    let visit = Visit.memorize("0110")
    // A finger keeps its card: it goes up there, but not over it.
    visit.page.send(.pointerdown, to: visit.cards[0], text: "5 5")
    visit.page.send(.pointerup, to: visit.cards[0])
    visit.page.send(.pointerdown, to: visit.cards[1], text: "5 5")
    visit.page.send(.pointercancel, to: visit.cards[1])
    // A mouse goes up over another card.
    visit.page.send(.pointerdown, to: visit.cards[2], text: "5 5")
    visit.page.send(.pointerup, to: visit.cards[3], text: "5 5")
    for card in visit.cards { visit.page.send(.pointerup, to: card, text: "5 5") }
    #expect(try visit.memorize.choices.isEmpty)
    visit.touch(1, 4)
    #expect(try visit.memorize.choices == [0, 3])
  }

  @Test("the game does not wait for a click that never comes")
  func lostClick() throws {
    let visit = Visit.memorize("0110")
    visit.page.send(.pointerdown, to: visit.cards[0], text: "5 5")
    visit.page.send(.pointerup, to: visit.cards[0], text: "5 5")
    visit.touch(2, 3, 1)
    for card in [3, 0] { visit.page.send(.click, to: visit.cards[card], text: "5 5") }
    #expect(try visit.memorize.choices == [0, 1, 2, 0, 3, 0])
  }

  @Test("another button of the mouse chooses nothing")
  func otherButton() throws {
    let visit = Visit.memorize()
    visit.page.send(.pointerdown, to: visit.cards[0], text: "5 5", modifiers: .otherButton)
    visit.page.send(.pointerup, to: visit.cards[0], text: "5 5", modifiers: .otherButton)
    #expect(try visit.memorize.choices.isEmpty)
  }

  @Test("a click with a place chooses too, if no pointer came down before it")
  func clickAlone() throws {
    let visit = Visit.memorize("0110")
    visit.page.send(.click, to: visit.cards[0], text: "5 5")
    visit.touch(4)
    #expect(try visit.memorize.choices == [0, 3])
  }

  @Test("a key or a screen reader chooses by a click without a place")
  func clicks() throws {
    let visit = Visit.memorize()
    visit.tap(visit.cards[1])
    #expect(try visit.memorize.choices == [1])
    visit.press("ArrowDown", "Enter")
    #expect(try visit.memorize.choices == [1, 3])
  }

  @Test("the arrow keys walk over the cards and stop at the edges, and Tab stops at one card")
  func walking() throws {
    let visit = Visit.memorize("012345012345")
    let columns = try #require(visit.page.first(class: "card-row")?.children.count)
    func focused() -> Int? { visit.cards.firstIndex { $0 === visit.page.focused } }
    visit.press("ArrowLeft")
    #expect(focused() == 0)
    visit.press("ArrowRight", "ArrowDown")
    #expect(focused() == columns + 1)
    visit.press("End")
    #expect(focused() == 11)
    visit.press("ArrowRight", "ArrowDown")
    #expect(focused() == 11)
    visit.press("Home", "ArrowUp")
    #expect(focused() == 0)
    visit.press("ArrowRight", " ")
    #expect(try visit.memorize.choices == [1])
    #expect(visit.cards.map { $0.attributes["tabindex"] == "0" }.filter { $0 }.count == 1)
    #expect(visit.cards[1].attributes["tabindex"] == "0")
  }

  @Test("with the focus elsewhere, Enter and space lead to the cards and choose none")
  func leading() throws {
    let visit = Visit.memorize()
    #expect(visit.page.focused?.classes.contains("memorize") == true)
    visit.press("Enter")
    #expect(visit.page.focused === visit.cards[0])
    #expect(try visit.memorize.choices.isEmpty)
  }

  @Test("only cards that have just gone down keep their pictures, and a reload shows none")
  func hidden() throws {
    let visit = Visit.memorize("012012")
    visit.touch(1, 2, 3)
    #expect(visit.cards.map { !$0.textContent.isEmpty } == [true, true, true, false, false, false])
    #expect(visit.cards.map { $0.classes.contains("fresh") }.prefix(3) == [true, true, true])
    visit.touch(4)
    #expect(visit.cards[0].textContent.isEmpty && visit.cards[1].textContent.isEmpty)
    try visit.tap("Back to the list")
    visit.tap(visit.listed[0])
    #expect(visit.page.all(class: "fresh").isEmpty)
  }

  @Test("ME-1: two cards are shown, and a third one turns two down that do not match")
  func turns() {
    let visit = Visit.memorize("0110")
    visit.touch(1)
    #expect(visit.table == ["🐙\u{FE0F}", "-", "-", "-"])
    visit.touch(2)
    #expect(visit.table == ["🐙\u{FE0F}", "🐠\u{FE0F}", "-", "-"])
    #expect(visit.message == "No match.")
    visit.touch(3)
    #expect(visit.table == ["-", "-", "🐠\u{FE0F}", "-"])
    visit.touch(2)
    #expect(visit.table == ["-", "🐠\u{FE0F}*", "🐠\u{FE0F}*", "-"])
    #expect(visit.message == "A match: 2 points.")
    #expect(visit.page.first(class: "scores")?.textContent == "1 of 2 pairs · 2 points")
    #expect(visit.cards[1].accessibleName == "Card 2, 🐠\u{FE0F}, matched")
  }

  @Test("ME-1: a card that is up or matched cannot be used, and says why")
  func refused() {
    let visit = Visit.memorize("011022", moves: [2, 3, 1])
    for (number, sentence) in [
      (1, "This card is already up."), (2, "This card is already matched."),
    ] {
      visit.touch(number)
      #expect(visit.message == sentence)
      #expect(visit.said == sentence)
      #expect(visit.cards[number - 1].attributes["aria-disabled"] == "true")
    }
  }

  @Test("different cards answer a tap, go down with their pictures, and are named as they lie")
  func closing() {
    let visit = Visit.memorize("012012", moves: [1, 2])
    #expect(visit.cards.allSatisfy { $0.attributes["aria-disabled"] == nil })
    visit.touch(1)
    #expect(visit.table == Array(repeating: "-", count: 6))
    #expect(visit.cards[1].accessibleName == "Card 2, face down")
    #expect(
      visit.cards.prefix(2).allSatisfy { $0.classes.contains("fresh") && !$0.textContent.isEmpty })
    visit.wait(500)
    visit.touch(2)
    #expect(visit.message == "Pick another card.")
    #expect(visit.page.first(class: "message")?.attributes["data-shake"] == "odd")
  }

  @Test("two players see both scores, and whose turn it is")
  func twoPlayers() {
    let visit = Visit.memorize("012012", players: 2)
    func players() -> [String] { visit.page.all(class: "player").map(\.textContent) }
    func on() -> [String] { visit.page.all(class: "on").map(\.textContent) }
    #expect(visit.message == "Player 1’s turn.")
    visit.touch(1, 4)
    #expect(players() == ["Player 1: 2", "Player 2: 0"])
    #expect(on() == ["Player 1: 2"])
    visit.touch(2, 3)
    #expect(on() == ["Player 2: 0"])
    visit.touch(5, 2, 6, 3)
    #expect(visit.page.first(class: "game-end")?.textContent.contains("Player 2 wins") == true)
  }

  @Test("ME-9: the button below the cards deals a new game")
  func newGame() throws {
    let visit = Visit.memorize(moves: [1])
    try visit.tap("New game")
    #expect(try visit.memorize.choices.isEmpty)
    #expect(Set(visit.table) == ["-"])
    #expect(visit.listed.count == 2)
  }
}
