import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Challenges")
struct ChallengeTests {
  private func fragment(in link: String?) throws -> String {
    try #require(link?.split(separator: "#").last.map(String.init))
  }

  @Test("a link to the puzzle on screen opens the same puzzle, without its attempts")
  func linkToPuzzle() throws {
    let sender = Visit(address(), rows: [codewordRow(limit: "6", moves: ["5 9 crane"])])
    try sender.tap(ShareTexts.share)
    try sender.tap(ShareTexts.challenge)
    #expect(sender.toast == ShareTexts.linkCopied)
    let link = try fragment(in: sender.host.clipboard)
    #expect(!link.contains("crane"))
    let friend = Visit(link)
    #expect(try friend.session.puzzle.secret == word("crane"))
    #expect(try friend.session.options.limit == 6)
    #expect(try friend.session.header.origin == .challenge)
    #expect(friend.attempts.isEmpty)
    #expect(friend.listed.count == 1)
  }

  @Test("a challenge waits for the word lists")
  func waits() throws {
    let challenge = try CodewordChallenge(
      CodewordPuzzle(secret: word("otter")), options: .standard)
    let visit = Visit("/codeword/challenge/" + challenge.text(salt: 7)) { $0.holdsWords = true }
    #expect(visit.listed.isEmpty)
    visit.host.answerWords()
    visit.deliver()
    #expect(try visit.session.puzzle.secret == word("otter"))
  }

  @Test("a link with a word that nobody could find is refused, and so is a broken one")
  func refused() throws {
    let nonsense = try CodewordChallenge(
      CodewordPuzzle(secret: word("zzzzz")), options: .standard)
    let visit = Visit("/codeword/challenge/" + nonsense.text(salt: 7))
    #expect(visit.toast == ShareTexts.impossible)
    #expect(visit.listed.isEmpty)
    let broken = Visit("/codeword/challenge/abc")
    #expect(broken.toast == ShareTexts.sentence(for: ChallengeFault.damaged))
    #expect(broken.listed.isEmpty)
  }

  private func enter(_ text: String, in visit: Visit) throws {
    let field = try #require(
      visit.page.first { $0.attributes["type"] == "text" && $0.attributes["maxlength"] == "6" })
    visit.page.input(text, into: field)
    visit.page.send(.submit, to: field)
    visit.deliver()
  }

  @Test("a word of one's own becomes a link, with the choices of the sheet")
  func ownWord() throws {
    let visit = Visit()
    try visit.tap(CodewordScreenTexts.choicesTitle)
    try enter("Otter", in: visit)
    #expect(visit.toast == ShareTexts.linkCopied)
    let friend = Visit(try fragment(in: visit.host.clipboard))
    #expect(try friend.session.puzzle.secret == word("otter"))
  }

  @Test("a word that is none, or that nobody could find, is refused with the reason")
  func refusedOwnWord() throws {
    let visit = Visit()
    try visit.tap(CodewordScreenTexts.choicesTitle)
    for (entry, reason) in [
      ("o2", "A word has 3 to 6 letters, A to Z."),
      ("zzzzz", "Not in the word list, so nobody could find it."),
    ] {
      try enter(entry, in: visit)
      #expect(visit.page.first(text: reason) != nil)
    }
    #expect(visit.host.clipboard == nil)
  }

  @Test("samples are loaded by an address alone, marked and left out of statistics (CW-13)")
  func samples() throws {
    #expect(Visit().listed.isEmpty)
    let visit = Visit("/samples")
    #expect(visit.listed.count >= 6)
    #expect(visit.model.library.history.allSatisfy { $0.header.origin == .sample })
    #expect(CodewordStatistics(visit.model.library).common.played == 0)
    #expect(Set(visit.model.library.history.map(\.outcome.keyword.description)).count == 3)
  }

  @Test(
    "without the games for trying the player is told why there are none", arguments: [nil, [7]])
  func noSamples(file: [UInt8]?) {
    let visit = Visit("/samples") { $0.samples = file }
    #expect(visit.toast == ShellTexts.samplesMissing)
    #expect(visit.listed.isEmpty)
  }
}
