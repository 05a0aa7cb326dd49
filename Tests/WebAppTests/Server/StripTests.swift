import ByteStrings
import Games
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
    visit.app.shown(Array("m\tyes\t\nz\t\(play)\t#/pair/R7K3F\t\(text)\n".utf8))
    visit.deliver()
  }

  @Test(
    "the strip shows how the others stand in place of the game's name, and leads to them",
    arguments: GameKind.allCases)
  func place(kind: GameKind) throws {
    let visit = Visit("/", rows: shelfRows)
    let id = try #require(visit.model.library.history.first { $0.kind == kind }).header.id
    visit.host.follow(Route.game(kind, id).fragment)
    visit.deliver()
    let name = try #require(title(visit)?.textContent)
    show(id.text, "Ann 3 · Ben 2", in: visit)
    #expect(title(visit)?.textContent == "Ann 3 · Ben 2")
    #expect(title(visit)?.children.first?.attributes["href"] == "#/pair/R7K3F")
    show(id.text, "Ann 4 · Ben 2", in: visit)
    #expect(title(visit)?.textContent == "Ann 4 · Ben 2")
    // Another page of the online program changes nothing, and another game has its own name.
    visit.app.shown(Array("m\tyes\t\np\tHello\n".utf8))
    #expect(title(visit)?.textContent == "Ann 4 · Ben 2")
    show("another", "Ann 5", in: visit)
    #expect(title(visit)?.textContent == name)
  }
}
