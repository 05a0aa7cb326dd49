import Games
import Library
import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens

@Suite("A page and a server of different versions")
struct ServerVersionTests {
  private static let server =
    "200\npastime-house 1\naddress https://games.example\ninvited no\nmember yes\n"
  private static let later = ServerTexts.sentence(.refused(.laterVersion, 0))

  private func visit(_ answers: [String: String]) -> Visit {
    let visit = Visit { $0.server = answers }
    visit.act { $0.frame.modal = .settings(.owned) }
    return visit
  }

  @Test("lines that a page does not know change nothing")
  func unknownLines() {
    let visit = visit([
      "GET house": Self.server.replacing("address", with: "weather fine today\nmood\naddress"),
      "GET devices": """
      200
      pastime-devices 1 1
      3 this 1763838000000 1763838000000 Laptop, Firefox
      weather fine

      """,
      "GET player": "200\npastime-player 1\nmood good\nbytes 12345\n",
    ])
    #expect(visit.host.onlineModel.server?.isMember == true)
    #expect(visit.host.onlineModel.devices.map(\.label) == ["Laptop, Firefox"])
    #expect(visit.host.onlineModel.bytes == 12_345)
  }

  @Test(
    "the page reports a server with a later number, whichever answer has the number",
    arguments: ["GET house", "GET devices", "GET player"])
  func laterNumber(request: String) {
    var answers = [
      "GET house": Self.server, "GET devices": "200\npastime-devices 1 0\n",
      "GET player": "200\npastime-player 1\nbytes 1\n",
    ]
    answers[request] = answers[request]?.replacing(" 1", with: " 2", maxReplacements: 1)
    let visit = visit(answers)
    #expect(visit.host.onlineModel.page.sentences == [Self.later])
    #expect(visit.host.onlineModel.page.intents.isEmpty)
  }

  @Test("a step that a later server answers ends with the same sentence")
  func laterStep() {
    let visit = visit(["GET house": Self.server, "POST sheet": "200\npastime-sheet 2\nleaf ABCD\n"])
    visit.act { $0.server.act(.makeRecoveryKey) }
    #expect(visit.host.onlineModel.page.sentences == [Self.later])
  }

  @Test("an earlier server, which has no figures, still reports the rest")
  func earlierServer() {
    let visit = visit(["GET house": Self.server, "GET player": "404\nNot found.\n"])
    #expect(
      visit.host.onlineModel.page.sentences == [
        "…", OnlineTexts.english.kept(0, bytes: nil, at: "https://games.example"),
      ])
  }
}
