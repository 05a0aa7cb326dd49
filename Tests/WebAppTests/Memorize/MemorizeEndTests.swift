import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The end of a Memorize")
struct MemorizeEndTests {
  private func end(_ visit: Visit) -> String {
    visit.page.first(class: "game-end")?.textContent ?? ""
  }

  @Test("the last pair ends the game, and the end takes the focus and shows the result")
  func won() {
    let visit = Visit.memorize("0110")
    visit.touch(1, 2, 3, 1, 2, 3, 1, 4)
    #expect(visit.said?.contains("All 2 pairs found in 4 turns") == true)
    for sentence in [
      "2 pairs in 4 turns", "With your luck, a perfect memory takes 3 turns.",
    ] {
      #expect(end(visit).contains(sentence))
    }
    #expect(!end(visit).contains("best"), "it is the first")
    #expect(visit.page.focused?.textContent == "2 pairs in 4 turns")
    #expect(visit.page.first(class: "perfect") == nil)
    visit.press("ArrowRight", "Enter")
    #expect(visit.page.focused?.textContent == "2 pairs in 4 turns")
  }

  @Test("a game without a slip of memory is called perfect, and its turns are marked")
  func perfect() {
    let visit = Visit.memorize("0110")
    visit.touch(1, 2, 3, 2, 1, 4)
    #expect(visit.page.focused?.textContent == "Perfect memory")
    #expect(end(visit).contains("2 pairs in 3 turns"))
    #expect(!end(visit).contains("You:"), "it is said once")
    #expect(visit.page.first(class: "perfect") != nil)
  }

  @Test("the end draws each turn: a match, a miss or an avoidable miss")
  func turns() {
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3, 1])
    visit.touch(4)
    let turns = visit.page.first(class: "turns")?.children.map { $0.attributes["data-turn"] }
    #expect(turns == ["miss", "avoidable", "match", "match"])
  }

  @Test("the end leads to another game", arguments: ["Another game", "Same cards again"])
  func again(name: String) throws {
    let visit = Visit.memorize("00", moves: [1])
    visit.touch(2)
    try visit.tap(name)
    #expect(visit.listed.count == 1, "a tap right at the end does nothing")
    visit.wait(500)
    try visit.tap(name)
    #expect(visit.listed.count == 2)
    #expect(Set(visit.table) == ["-"])
  }

  @Test("the shared text is copied in its own modal, with a link to the cards")
  func sharing() throws {
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3, 1])
    visit.touch(4)
    visit.wait(500)
    try visit.tap("Share")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Pastime Memorize: 4 turns · Sea life") == true)
    let friend = Visit(try visit.copiedLink)
    try friend.tap("Play")
    #expect(friend.table == ["-", "-", "-", "-"])
  }

  @Test("who was sent a result sends theirs first, and another game comes second")
  func sendsBack() throws {
    let sender = Visit.memorize("0110", moves: [1, 4, 2])
    sender.touch(3)
    sender.wait(500)
    #expect(try #require(sender.control("Share")).classes == ["secondary"])
    try sender.tap("Share")
    try sender.tap("Copy")
    let friend = Visit(try sender.copiedLink)
    try friend.tap("Play")
    friend.touch(1, 4, 2, 3)
    friend.wait(500)
    #expect(try #require(friend.control("Send mine back")).classes == ["primary"])
    #expect(
      friend.page.all(class: "end-buttons").first?.children.map(\.classes) == [
        ["primary"], ["secondary"],
      ])
    try friend.tap("Send mine back")
    #expect(friend.page.first(class: "share-link")?.textContent == "See both results")
    try friend.tap("Close")
    try friend.tap("Back to the list")
    friend.tap(friend.listed[0])
    try friend.tap("Share")
    #expect(friend.page.first(class: "share-link")?.textContent == "Play the same puzzle")
  }
}
