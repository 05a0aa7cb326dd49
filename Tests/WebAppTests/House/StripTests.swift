import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The strip of a game that is played together")
struct StripTests {
  private func title(_ visit: Visit) -> PageNode? {
    visit.page.first(class: "titles")?.children.first { $0.name == "h2" }
  }

  private func show(_ play: String, _ text: String, in visit: Visit) {
    visit.act { $0.shown(Array("m\tyes\t\nz\t\(play)\t#/pair/R7K3F\t\(text)\n".utf8)) }
  }

  @Test(
    "says how the others stand in the place of the game's name, and leads to them",
    arguments: ["codeword", "times", "memorize", "anagrams", "hangman"])
  func place(keyword: String) throws {
    let visit = Visit("/\(keyword)")
    let kind = try #require(GameKind.allCases.first { "\($0.keyword)" == keyword })
    visit.act { $0.shelf[kind].start(nil) }
    let id = try #require(visit.model.shelf[kind].openGame)
    let name = try #require(title(visit)?.textContent)
    show("\(id.text)", "Ann 3 · Ben 2", in: visit)
    #expect(title(visit)?.textContent == "Ann 3 · Ben 2")
    #expect(title(visit)?.children.first?.attributes["href"] == "#/pair/R7K3F")
    show("\(id.text)", "Ann 4 · Ben 2", in: visit)
    #expect(title(visit)?.textContent == "Ann 4 · Ben 2")
    // Another page of the desk changes nothing, and another game has its own name.
    visit.act { $0.shown(Array("m\tyes\t\np\tHello\n".utf8)) }
    #expect(title(visit)?.textContent == "Ann 4 · Ben 2")
    show("another", "Ann 5", in: visit)
    #expect(title(visit)?.textContent == name)
  }
}
