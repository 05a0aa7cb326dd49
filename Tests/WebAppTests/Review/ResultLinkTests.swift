import Games
import Library
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("A result by link on the page")
struct ResultLinkTests {
  @Test("a friend who watches it sees the game replayed and called fair, and nothing is kept")
  func verified() throws {
    let sender = Visit(address(), rows: [codewordRow(moves: ["5 9 slate", "9 10 crane"])])
    sender.model.sharing.link = .game
    try sender.tap(ShareTexts.share)
    try sender.tap(ShareTexts.copy)
    let link = try sender.copiedLink
    #expect(!link.contains("crane"))
    let friend = Visit(link)
    #expect(friend.page.focused?.accessibleName == ShareTexts.friendsGame)
    #expect(friend.page.first(class: "share-title")?.textContent == "Codeword: 2 tries")
    #expect(friend.attempts.isEmpty, "moves stay hidden until the friend asks for them")
    try friend.tap(ShareTexts.watch)
    #expect(friend.page.first(class: "verdict")?.textContent == ReviewTexts.verified(2))
    #expect(friend.attempts.isEmpty, "it begins with the first move")
    for _ in 0..<2 { try friend.tap(ReviewTexts.later) }
    #expect(friend.attempts.count == 2)
    #expect(friend.listed.isEmpty)
    #expect(friend.host.rows.isEmpty)
    try friend.tap(ShellTexts.close)
    #expect(friend.model.frame.route == .home)
  }
}
