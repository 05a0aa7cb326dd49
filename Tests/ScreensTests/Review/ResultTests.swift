import Games
@testable import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("A result by link")
struct ResultTests {
  private func link(of row: Row) throws -> String {
    let reading = try RecordReading(row.text)
    return Route.result(Array(ResultText.text(of: reading.session).utf8)).fragment
  }

  /// A friend who opens a link and watches the game to its end.
  private func watch(_ link: String) -> Visit {
    let visit = Visit(link)
    visit.act { $0.invitations.watch() }
    #expect(visit.model.reviews.review?.count ?? 0 == 0, "it begins with the first move")
    visit.act { $0.reviews.show(.max) }
    return visit
  }

  private func verdict(_ visit: Visit) -> String? {
    visit.model.reviews.review.map { visit.model.reviews.verdict(on: $0) }
  }

  @Test("a friend who opens a result sees the game replayed and verified, and nothing is stored")
  func verified() throws {
    let sender = Visit(address(), rows: [codewordRow(moves: ["5 9 slate", "9 10 crane"])])
    sender.act { $0.sharing.link = .game }
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    #expect(!link.contains("crane"))
    let friend = watch(link)
    #expect(verdict(friend) == ReviewTexts.verified(2))
    #expect(friend.model.reviews.review?.count == 2)
    #expect(friend.model.library.history.isEmpty)
    #expect(friend.host.rows.isEmpty)
    friend.act { $0.reviews.end() }
    #expect(friend.frame.route == .home)
  }

  @Test("a player who looks through a game of a challenge comes back to the challenge")
  func together() throws {
    let row = codewordRow(moves: ["5 9 slate", "9 10 crane"])
    let id = try RecordReading(row.text).session.id
    let strip = "z\t\(id.text)\t#/pair/C7K3F9QXD02MN\tChallenge\nd\t\(try link(of: row))\n"
    let friend = Visit()
    friend.act { $0.shown(Array(strip.utf8)) }
    // The server shows it to those who have played, so the page does not ask them first.
    #expect(friend.model.reviews.review != nil)
    friend.act { $0.reviews.end() }
    #expect(friend.model.reviews.review == nil)
    #expect(friend.frame.modal == .settings(.owned))
  }

  @Test("a result of any game is replayed", arguments: GameKind.allCases)
  func everyGame(kind: GameKind) throws {
    let sender = Visit("/samples")
    for summary in sender.model.library.history where summary.kind == kind && summary.moveCount > 0
    {
      let session = try #require(sender.model.library.session(summary.header.id))
      let friend = watch("/result/" + ResultText.text(of: session))
      #expect(verdict(friend)?.hasPrefix("Checked: ") == true)
      #expect(friend.model.reviews.review?.shown.transcript == session.transcript)
    }
  }

  @Test("a move that the rules do not allow is named, and the moves before it are shown")
  func refused() {
    // The app cannot send this move, so the test makes it by hand.
    let text = codewordRow(moves: ["5 9 slate", "9 10 slate"]).text
    let friend = watch("/result/" + ResultText.text(ofRecord: text))
    #expect(verdict(friend) == "Not a fair game. Move 2: the rules do not allow this move.")
    #expect(friend.model.reviews.review?.count == 1)
  }

  @Test("a game with a word that is not shown is refused, in any kind of game")
  func unfit() {
    let text = codewordRow(secret: "tit", moves: ["5 9 cat"]).text
    let visit = Visit("/result/" + ResultText.text(ofRecord: text))
    #expect(visit.toast == ShareTexts.unfit)
    #expect(visit.model.invitations.session == nil)
    #expect(visit.frame.route == .home)
  }

  @Test("a result waits for the word lists")
  func waits() throws {
    let link = try link(of: codewordRow(moves: ["5 9 slate"]))
    let visit = Visit(link) { $0.holdsWords = true }
    #expect(visit.model.reviews.review == nil)
    visit.host.answerWords()
    visit.deliver()
    visit.act { $0.invitations.watch() }
    #expect(verdict(visit) == ReviewTexts.verified(1))
  }

  @Test("the app reports an incomplete link", arguments: [1, 5, 40])
  func damaged(missing: Int) throws {
    let whole = try link(of: codewordRow(moves: ["5 9 slate"]))
    for text in [String(whole.dropLast(missing)), "/result/zzz", "/result/", "/result/é"] {
      let visit = Visit(text)
      #expect(visit.frame.route == .home)
      #expect(visit.model.invitations.session == nil)
    }
    let cut = Visit(String(whole.dropLast(missing)))
    #expect(cut.toast?.hasPrefix("Part of this link is missing") == true)
  }
}
