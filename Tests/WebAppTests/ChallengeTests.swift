import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Challenges on the page")
struct ChallengeTests {
  private func enter(_ text: String, in visit: Visit) throws {
    let field = try #require(
      visit.page.first { $0.attributes["type"] == "text" && $0.attributes["maxlength"] == "6" })
    visit.page.input(text, into: field)
    visit.page.send(.submit, to: field)
    visit.deliver()
  }

  @Test("the player's own word is entered in the modal, and becomes a link")
  func ownWord() throws {
    let visit = Visit()
    visit.offerChoices(of: .codeword)
    try enter("Otter", in: visit)
    #expect(visit.toast == ShareTexts.linkCopied)
    #expect(visit.host.clipboard?.contains("#/codeword/challenge/") == true)
  }

  @Test("an invalid word, or one that nobody could find, is refused with the reason")
  func refusedOwnWord() throws {
    let visit = Visit()
    visit.offerChoices(of: .codeword)
    for (entry, reason) in [
      ("o2", "A word has 3 to 6 letters."),
      ("zzzzz", "Not in the word list, so nobody could find it."),
    ] {
      try enter(entry, in: visit)
      #expect(visit.page.first(text: reason) != nil)
    }
  }
}
