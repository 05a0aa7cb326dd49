import Games
import Library
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("A result by link on the page")
struct ResultLinkTests {
  @Test("whoever opens it sees the game replayed and told verified, and nothing is kept")
  func verified() throws {
    let sender = Visit(address(), rows: [codewordRow(moves: ["5 9 slate", "9 10 crane"])])
    try sender.tap(ShareTexts.share)
    try sender.tap(ReviewTexts.copyResult)
    #expect(sender.toast == ShareTexts.linkCopied)
    let link = try #require(sender.host.clipboard?.split(separator: "#").last.map(String.init))
    #expect(!link.contains("crane"))
    let friend = Visit(link)
    #expect(friend.page.first(class: "verdict")?.textContent == ReviewTexts.verified(2))
    #expect(friend.attempts.count == 2)
    #expect(friend.listed.isEmpty)
    #expect(friend.host.rows.isEmpty)
    try friend.tap(ShellTexts.close)
    #expect(friend.model.frame.route == .home)
  }
}
