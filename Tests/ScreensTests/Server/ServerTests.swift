import Games
import Library
import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens

@Suite("Games kept by a server")
struct ServerTests {
  @Test("a player reads that the online program cannot be fetched, and can try again")
  func noOnlineProgram() {
    let visit = Visit("/pair/7K3F9QXD") {
      $0.server = ["GET house": ServerAnswers.open]
      $0.hasOnlineProgram = false
    }
    #expect(
      visit.serverLines == [
        ["n", ServerTexts.missing], ["b", "", "code 7K3F9QXD", ServerTexts.retry],
      ])
    visit.host.hasOnlineProgram = true
    visit.act { $0.server.act("code 7K3F9QXD") }
    #expect(visit.host.onlineModel.server != nil)
    #expect(visit.model.server.entered == "7K3F9QXD")
    #expect(visit.serverLines.map { $0[0] } == ["p", "f", "n", "b", "b"])
  }

  @Test("the address of a game that is played together stays, so a reload leads back there")
  func addressStays() {
    #expect(Visit("/pair/7K3F9QXD").host.addresses.last == "/")
    let visit = Visit("/pair/R7K3F9QXD02MN")
    #expect(visit.host.addresses.last == "/pair/R7K3F9QXD02MN")
    #expect(visit.model.frame.route == .home)
    #expect(visit.model.frame.modal == .settings(.owned))
    #expect(visit.host.onlineMessages.last?.message.contains("code R7K3F9QXD02MN") == true)
  }

  @Test("while the online program is fetched, a quiet line says so")
  func waiting() {
    let visit = Visit()
    visit.act { $0.shown(Array("w\n".utf8)) }
    #expect(visit.serverLines == [["p", ServerTexts.wait]])
  }

  @Test("the online program opens only if a server serves the page, or a server is known")
  func calls() {
    let visit = Visit { $0.server = ["GET house": ServerAnswers.open] }
    visit.act { $0.stands(nil) }
    visit.act { $0.frame.modal = .settings(.general) }
    #expect(!visit.host.onlineMessages.contains { $0.call != .ifOpen })
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.onlineMessages.last?.call == .ifServed)
    visit.act { $0.frame.modal = nil }
    #expect(visit.host.onlineMessages.last?.call == .ifOpen)
    visit.act { $0.stands(.kept) }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.onlineMessages.last?.call == .always)
    #expect(Visit("/pair/7K3F9QXD").host.onlineMessages.last?.call == .always)
  }

  @Test("while the player looks, the online program gets each change around it once")
  func surroundings() {
    let visit = Visit.member()
    let count = visit.host.onlineMessages.count
    visit.act { _ in }
    #expect(visit.host.onlineMessages.count == count)
    visit.host.localDay = Day(number: visit.host.localDay.number + 1)
    visit.act { _ in }
    #expect(visit.host.onlineMessages.count == count + 1)
    visit.act { $0.stands(.waiting(3)) }
    #expect(visit.host.onlineModel.page.sentences.first == ServerTexts.sentence(.waiting(3)))
  }

  @Test("a server is asked when the player looks, and never before")
  func asksLate() {
    let visit = Visit { $0.server = ["GET house": ServerAnswers.open] }
    #expect(visit.host.questions.isEmpty)
    visit.act { $0.frame.modal = .settings(.general) }
    #expect(visit.host.questions.isEmpty)
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.questions.map(\.request) == ["GET house"])
    #expect(visit.host.onlineModel.server?.address == "https://games.example")
    #expect(visit.host.onlineModel.server?.sentence == "Ask Ada.")
    #expect(visit.host.onlineModel.server?.isMember == false)
  }

  @Test(
    "if nothing answers, or something else does, the page has no server",
    arguments: [
      [:], ["GET house": "404\nNot found.\n"], ["GET house": "200\n<!doctype html>\n"],
      ["GET house": "200\n<!doctype html>\n   \n<address>\naddress x\n"],
    ])
  func noServer(answers: [String: String]) {
    let visit = Visit.looking(answers)
    #expect(visit.host.onlineModel.server == nil)
    #expect(visit.toast == nil)
  }

  @Test("one tap makes a player, with the invitation word if the server asks for one")
  func begin() {
    let visit = Visit.looking([
      "GET house": ServerAnswers.open.replacing("invited no", with: "invited yes")
    ])
    visit.host.server["POST players"] = "201\n"
    visit.host.server["GET house"] = ServerAnswers.kept
    visit.host.server["GET devices"] = ServerAnswers.devices
    visit.act {
      $0.server.entered = "open sesame"
      $0.server.act(.begin)
    }
    #expect(visit.host.questions.contains { $0.body == "pastime-player 1\nword open sesame\n" })
    #expect(visit.host.onlineModel.server?.isMember == true)
    #expect(visit.host.onlineModel.devices.map(\.label) == ["Laptop, Firefox", "Phone, Chrome"])
    #expect(visit.host.onlineModel.devices.map(\.isThis) == [true, false])
    #expect(visit.toast == OnlineTexts.english.begun)
  }

  @Test("a wrong invitation word is refused, and can be typed again")
  func wrongWord() {
    let visit = Visit.looking(["GET house": ServerAnswers.open, "POST players": "403\n"])
    visit.act { $0.server.act(.begin) }
    #expect(visit.host.onlineModel.server?.isMember == false)
    #expect(
      visit.host.onlineModel.problem == OnlineTexts.english.problem(ServerAnswer(Array("403".utf8)))
    )
  }

  @Test("a player can remove a device, and can erase everything after a question")
  func removeAndErase() throws {
    let visit = Visit.member(["DELETE devices/8": "204\n", "DELETE player": "204\n"])
    visit.act { $0.stands(.kept) }
    let other = try #require(visit.host.onlineModel.devices.last)
    visit.act { $0.server.act("remove \(other.id)") }
    #expect(visit.host.questions.suffix(2).map(\.request) == ["DELETE devices/8", "GET devices"])
    visit.act { $0.server.act(.askToErase) }
    #expect(!visit.host.questions.contains { $0.request == "DELETE player" })
    visit.act { $0.server.act(.erase) }
    #expect(visit.host.onlineModel.server?.isMember == false)
    #expect(visit.toast == OnlineTexts.english.erased)
    visit.act { $0.stands(.refused(.removed, 0)) }
    #expect(visit.model.server.syncStatus == nil)
  }

  @Test("a device that the server does not know any more can start again")
  func removed() {
    let visit = Visit.member()
    visit.act { $0.stands(.refused(.removed, 3)) }
    #expect(visit.host.onlineModel.server?.isMember == false)
    visit.host.server["GET devices"] = "401\n"
    let again = Visit.member(["GET devices": "401\n"])
    #expect(again.host.onlineModel.server?.isMember == false)
  }

  @Test("without storage there is nothing to keep, so no server is asked")
  func noStorage() {
    let visit = Visit(canStore: false) { $0.server = ["GET house": ServerAnswers.open] }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.questions.isEmpty)
    #expect(visit.model.server.page.lines.isEmpty)
  }

  @Test("a server that does not answer for a while is still the server")
  func silence() {
    let visit = Visit.member()
    for answer in [nil, "503\n"] {
      visit.host.server["GET house"] = answer
      visit.act { $0.frame.modal = nil }
      visit.act { $0.frame.modal = .settings(.owned) }
      #expect(visit.host.onlineModel.server?.isMember == true)
    }
    visit.host.server["GET house"] = "404\n"
    visit.act { $0.frame.modal = nil }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.onlineModel.server == nil)
  }

  @Test("the page does not say that games are kept before that is known")
  func unknown() {
    let visit = Visit.member()
    #expect(visit.host.onlineModel.page.sentences.last == "Ask Ada.")
    #expect(!visit.host.onlineModel.page.sentences.contains(ServerTexts.sentence(.kept)))
    visit.act { $0.stands(.kept) }
    #expect(visit.host.onlineModel.page.sentences.first == ServerTexts.sentence(.kept))
  }

  @Test("every number that the bridge sends, and no other, is a state", arguments: Array(-1...12))
  func numbers(state: Int32) {
    #expect((SyncStatus(state: state, count: 2) != nil) == (0...9).contains(state))
  }

  @Test("a player who was removed can continue without the server, even if it does not answer")
  func leave() {
    for answers in [["GET house": ServerAnswers.open], [:]] {
      let visit = Visit { $0.server = answers }
      visit.act { $0.stands(.refused(.removed, 3)) }
      visit.act { $0.frame.modal = .settings(.owned) }
      #expect(visit.host.onlineModel.page.intents.last == .leave)
      visit.act { $0.server.act(.leave) }
      #expect(visit.host.questions.last?.request == "LEAVE ")
      #expect(visit.model.server.syncStatus == nil)
      #expect(visit.toast == OnlineTexts.english.left)
      #expect(!visit.host.onlineModel.page.intents.contains(.leave))
    }
  }

  @Test("a member reads how much is kept and where, and when its devices were last seen")
  func figures() {
    let now = 1_763_838_000_000
    let days = [0, 1, 40].map { now - $0 * 86_400_000 }
    let lines = days.map { "8 other 1 \($0) Phone, Chrome\n" }.joined()
    let visit = Visit.looking([
      "GET house": ServerAnswers.kept, "GET devices": "200\npastime-devices 1 3\n" + lines,
      "GET player": "200\npastime-player 1\ndevice 3\nbytes 1234567\nroom 67108864\n",
    ])
    #expect(
      visit.host.onlineModel.page.sentences.contains(
        OnlineTexts.english.kept(0, bytes: 1_234_567, at: "https://games.example")))
    #expect(OnlineTexts.english.kept(2, bytes: 1_234_567, at: "x").contains("1.2 MB"))
    #expect(OnlineTexts.english.kept(2, bytes: 1_234, at: "x").contains("2 kB"))
    let today = Day(number: Int32(now / 86_400_000))
    let seen = visit.host.onlineModel.devices.map {
      OnlineTexts.english.seen($0.seen, today: today)
    }
    #expect(seen == ["last seen today", "last seen yesterday", "last seen 13 Oct"])
  }
}
