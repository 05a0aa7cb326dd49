import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The house among the settings")
struct HouseViewTests {
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
    let visit = Visit { $0.house = answers }
    try visit.openSettings(.owned)
    return visit
  }

  @Test("without a house the settings offer files alone")
  func noHouse() throws {
    let visit = try visit([:])
    #expect(visit.page.all(class: "house").isEmpty)
    #expect(visit.control(SettingsTexts.export) != nil)
  }

  @Test("a house offers to keep the games, and one tap does it")
  func begin() throws {
    let visit = try visit(["GET house": Self.open])
    visit.host.house["POST players"] = "201\n"
    visit.host.house["GET house"] = Self.kept
    visit.host.house["GET devices"] = Self.devices
    let form = try #require(visit.page.first(class: "house"))
    #expect(form.textContent.contains(HouseTexts.offer("https://a.example")))
    visit.page.send(.submit, to: form)
    visit.deliver()
    #expect(visit.page.all(class: "device").count == 2)
    #expect(visit.control(HouseTexts.remove("Laptop, Firefox")) == nil)
    #expect(visit.control(HouseTexts.remove("Phone, Chrome")) != nil)
  }

  @Test("a code is shown in groups, with a picture that has a name")
  func code() throws {
    let visit = try visit(["GET house": Self.kept, "GET devices": Self.devices])
    visit.host.house["POST pairing"] =
      "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\nview -4 -4 29 29\noutline M0 0h7v1H0z\n"
    let form = try #require(visit.page.first(class: "house"))
    visit.page.send(.submit, to: form)
    visit.deliver()
    #expect(visit.page.first(class: "code")?.textContent == "7K3F 9QXD")
    let picture = try #require(visit.page.first(class: "code-picture"))
    #expect(picture.accessibleName == HouseTexts.picture)
    #expect(picture.children.first?.attributes["d"] == "M0 0h7v1H0z")
    #expect(visit.control(SettingsTexts.export) == nil)
  }

  @Test("what is typed stays as it was typed, and a problem is told")
  func typing() throws {
    let visit = try visit(["GET house": Self.open, "POST join": "404\n"])
    try visit.tap(HouseTexts.title(of: .enterCode))
    let field = try #require(
      visit.page.first { $0.name == "input" && $0.attributes["type"] == "text" })
    visit.page.input("7k3f 9qxd", into: field)
    visit.page.send(.submit, to: try #require(visit.page.first(class: "house")))
    visit.deliver()
    #expect(visit.host.questions.last?.body.contains("code 7k3f 9qxd\n") == true)
    #expect(
      visit.page.first(class: "house")?.textContent.contains(
        HouseTexts.problem(HouseAnswer(Array("404".utf8)))) == true)
  }

  @Test(
    "the list shows how it stands, where a house keeps games",
    arguments: [
      Keeping.kept, .waiting(2), .refused(.removed, 1),
    ])
  func sign(keeping: Keeping) throws {
    let visit = Visit()
    #expect(visit.control(HouseTexts.sentence(keeping)) == nil)
    visit.app.stands(keeping)
    try visit.tap(HouseTexts.sentence(keeping))
    #expect(visit.model.frame.sheet == .settings(.owned))
  }
}
