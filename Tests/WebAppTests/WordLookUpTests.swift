import Games
import MarkupTesting
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens
@testable import WebApp

@Suite("Looking a word up on the page")
struct WordLookUpViewTests {
  private func field(_ visit: Visit) throws -> PageNode {
    try visit.openFromSettings(ShellTexts.about)
    return try #require(
      visit.page.first { $0.role == "textbox" && $0.accessibleName == WordLookUpTexts.label })
  }

  @Test("the answer follows the typed text, in a place that is read out politely")
  func typing() throws {
    let visit = Visit()
    let field = try field(visit)
    let answer = try #require(visit.page.first(class: "look-up")).subtree.first {
      $0.role == "status"
    }
    #expect(answer?.textContent.isEmpty == true)
    for (typed, found) in [
      ("cr", WordLookUp.tooShort), ("crane", .found(.answer)), ("cranee", .missing), ("", .nothing),
    ] {
      visit.page.input(typed, into: field)
      #expect(answer?.textContent == WordLookUpTexts.sentence(for: found))
      #expect(field.properties["value"] == typed)
    }
  }

  @Test("without the lists it says that they are missing, and Enter keeps the modal open")
  func missingLists() throws {
    let visit = Visit { $0.words = nil }
    let field = try field(visit)
    visit.page.click(field)
    visit.page.input("crane", into: field)
    #expect(
      visit.page.first(class: "look-up")?.textContent.contains(ShellTexts.wordsMissing) == true)
    visit.press("Enter")
    #expect(visit.page.modals.count == 1)
  }

  @Test("the field is empty each time")
  func anew() throws {
    let visit = Visit()
    visit.page.input("crane", into: try field(visit))
    try visit.tap(ShellTexts.close)
    #expect(try field(visit).properties["value"] == "")
  }
}
