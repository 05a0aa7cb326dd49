import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens
@testable import WebApp

@Suite("About Pastime")
struct AboutTests {
  @Test("it credits the words, names their edition, and fetches the licences once")
  func credits() throws {
    let visit = Visit()
    #expect(visit.host.fetchedNotices == 0)
    for _ in 0..<2 {
      try visit.openFromSettings(ShellTexts.about)
      let text = try #require(visit.page.modals.first).textContent
      #expect(text.contains("SCOWL"))
      #expect(text.contains(String(WordBook.standard.identity, radix: 16)))
      #expect(visit.page.first(class: "notices")?.textContent == "MIT\n")
      try visit.tap(ShellTexts.close)
    }
    #expect(visit.host.fetchedNotices == 1)
  }

  @Test("it names the version and the build")
  func versions() throws {
    let visit = Visit()
    try visit.openFromSettings(ShellTexts.about)
    let lines = visit.page.all(class: "subtitle").map(\.textContent)
    #expect(lines.contains("Pastime \(Release.version) · build 9e2723b7"))
  }

  @Test("a build that the page does not know is left out")
  func unknownBuild() throws {
    let visit = Visit { $0.build = nil }
    try visit.openFromSettings(ShellTexts.about)
    let lines = visit.page.all(class: "subtitle").map(\.textContent)
    #expect(lines.contains("Pastime \(Release.version)"))
  }

  @Test("licences that cannot be loaded are reported, and requested again the next time")
  func missing() throws {
    let visit = Visit { $0.notices = nil }
    try visit.openFromSettings(ShellTexts.about)
    #expect(visit.page.first(class: "notices")?.textContent == ShellTexts.noticesMissing)
    visit.host.notices = "MIT\n"
    try visit.tap(ShellTexts.close)
    try visit.openFromSettings(ShellTexts.about)
    #expect(visit.page.first(class: "notices")?.textContent == "MIT\n")
  }
}
