import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens
@testable import WebApp

@Suite("The server among the settings")
struct ServerViewTests {
  private static let open =
    "200\npastime-house 1\naddress https://a.example\ninvited no\nmember no\n"
  private static let kept =
    "200\npastime-house 1\naddress https://a.example\ninvited no\nmember yes\n"
  private static let devices = """
    200
    pastime-devices 1 2
    3 this 1 1 Laptop, Firefox
    8 other 1 1 Phone, Chrome

    """

  private func visit(_ answers: [String: String]) throws -> Visit {
    let visit = Visit { $0.server = answers }
    try visit.openSettings(.owned)
    return visit
  }

  @Test("without a server the settings offer only files")
  func noServer() throws {
    let visit = try visit([:])
    #expect(visit.page.all(class: "server").isEmpty)
    #expect(visit.control(SettingsTexts.export) != nil)
  }

  @Test("a server offers to keep the games, and one tap does it")
  func begin() throws {
    let visit = try visit(["GET house": Self.open])
    visit.host.server["POST players"] = "201\n"
    visit.host.server["GET house"] = Self.kept
    visit.host.server["GET devices"] = Self.devices
    let form = try #require(visit.page.first(class: "server"))
    #expect(form.textContent.contains(OnlineTexts.english.offer("https://a.example")))
    visit.page.send(.submit, to: form)
    visit.deliver()
    #expect(visit.page.all(class: "device").count == 2)
    #expect(visit.control(OnlineTexts.english.remove("Laptop, Firefox")) == nil)
    #expect(visit.control(OnlineTexts.english.remove("Phone, Chrome")) != nil)
  }

  @Test("a code is shown in groups, with a picture that has a name")
  func code() throws {
    let visit = try visit(["GET house": Self.kept, "GET devices": Self.devices])
    visit.host.server["POST pairing"] =
      "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\nview -4 -4 29 29\noutline M0 0h7v1H0z\n"
    let form = try #require(visit.page.first(class: "server"))
    visit.page.send(.submit, to: form)
    visit.deliver()
    #expect(visit.page.first(class: "code")?.textContent == "7K3F 9QXD")
    let picture = try #require(visit.page.first(class: "code-picture"))
    #expect(picture.accessibleName == OnlineTexts.english.picture)
    #expect(picture.children.first?.attributes["d"] == "M0 0h7v1H0z")
    #expect(visit.control(SettingsTexts.export) == nil)
  }

  @Test("typed text stays as it was typed, and a problem is shown")
  func typing() throws {
    let visit = try visit(["GET house": Self.open, "POST join": "404\n"])
    try visit.tap(OnlineTexts.english.title(of: .enterCode))
    let field = try #require(
      visit.page.first { $0.name == "input" && $0.attributes["type"] == "text" })
    visit.page.input("7k3f 9qxd", into: field)
    visit.page.send(.submit, to: try #require(visit.page.first(class: "server")))
    visit.deliver()
    #expect(visit.host.questions.last?.body.contains("code 7k3f 9qxd\n") == true)
    #expect(
      visit.page.first(class: "server")?.textContent.contains(
        OnlineTexts.english.problem(ServerAnswer(Array("404".utf8)))) == true)
  }

  @Test("each kind of line is drawn in its own way, and its action is sent back")
  func kinds() throws {
    let visit = try visit([:])
    visit.app.shown(
      Array(
        """
        h\tCircles
        p\tFriends.
        r\tAda\ttwo games\topen 7\tOpen\tOpen Ada
        r\tYou\t\t\t\t
        k\torder\tOrder\tby name\tby name\tName\tby time\tTime
        f\tA name
        n\tNobody answers.
        b\tmain\tcall\tCall
        b\t\trest\tBack

        """.utf8))
    let form = try #require(visit.page.first(class: "server"))
    #expect(form.descendant(class: "note")?.textContent == "Nobody answers.")
    #expect(form.subtree.first { $0.name == "h3" }?.textContent == "Circles")
    #expect(form.subtree.filter { $0.classes.contains("device") }.count == 2)
    try visit.tap("Open Ada")
    #expect(visit.host.onlineMessages.last?.message.hasSuffix("\topen 7\t") == true)
    let segments = form.subtree.filter { $0.classes.contains("segment") }
    #expect(segments.map(\.textContent) == ["Name", "Time"])
    #expect(segments.map { $0.children[0].has("checked") } == [true, false])
    visit.page.change(segments[1].children[0], to: "on")
    #expect(visit.host.onlineMessages.last?.message.hasSuffix("\tby time\t") == true)
    let field = try #require(form.subtree.first { $0.attributes["type"] == "text" })
    #expect(field.accessibleName == "A name")
    visit.page.input("Bea", into: field)
    visit.page.send(.submit, to: form)
    #expect(visit.host.onlineMessages.last?.message.hasSuffix("\tcall\tBea") == true)
  }

  @Test(
    "a button that comes to do something else is another element: a press that began on the old one does nothing"
  )
  func replaced() throws {
    let visit = try visit(["GET house": Self.open])
    visit.host.server["POST players"] = "201\n"
    visit.host.server["GET house"] = Self.kept
    visit.host.server["GET devices"] = Self.devices
    let button = try #require(visit.control(OnlineTexts.english.title(of: .begin)))
    visit.page.send(.submit, to: try #require(visit.page.first(class: "server")))
    visit.deliver()
    #expect(visit.control(OnlineTexts.english.title(of: .offer)) !== button)
    let code = try #require(visit.control(OnlineTexts.english.title(of: .enterCode)))
    visit.deliver()
    #expect(visit.control(OnlineTexts.english.title(of: .enterCode)) === code)
  }

  @Test("the button of a row that comes to be about somebody else is another element, too")
  func rows() throws {
    let visit = try visit([:])
    func shown(_ name: String) throws -> [PageNode] {
      visit.app.shown(
        Array(
          """
          r\t\(name)\t\tremove 1\tRemove\tRemove \(name)
          r\tCy\t\tremove 2\tRemove\tRemove Cy

          """.utf8))
      let form = try #require(visit.page.first(class: "server"))
      return form.subtree.filter { $0.name == "button" }
    }
    let before = try shown("Ada")
    let after = try shown("Bo")
    #expect(after.map(\.accessibleName) == ["Remove Bo", "Remove Cy"])
    #expect(before[0] !== after[0])
    #expect(before[1] === after[1])
  }

  @Test("a missing online program has a sentence, and a button that tries again")
  func missing() throws {
    let visit = Visit {
      $0.server = ["GET house": Self.open]
      $0.hasOnlineProgram = false
    }
    try visit.openSettings(.owned)
    #expect(visit.page.first(class: "server")?.descendant(class: "note")?.role == "status")
    #expect(visit.page.first(class: "note")?.textContent == ServerTexts.missing)
    visit.host.hasOnlineProgram = true
    try visit.tap(ServerTexts.retry)
    #expect(visit.control(OnlineTexts.english.title(of: .begin)) != nil)
  }

  @Test(
    "the list shows the sync status, if a server keeps games",
    arguments: [
      SyncStatus.kept, .waiting(2), .refused(.removed, 1),
    ])
  func symbol(syncStatus: SyncStatus) throws {
    let visit = Visit()
    #expect(visit.control(ServerTexts.sentence(syncStatus)) == nil)
    visit.app.stands(syncStatus)
    try visit.tap(ServerTexts.sentence(syncStatus))
    #expect(visit.model.frame.modal == .settings(.owned))
  }
}
