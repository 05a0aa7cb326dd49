import Games
import Library
import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens

@Suite("Games kept by a server")
struct ServerTests {
  private static let open = """
    200
    pastime-house 1
    address https://games.example
    invited no
    member no
    sentence Ask Ada.

    """
  private static let kept = open.replacing("member no", with: "member yes")
  private static let devices = """
    200
    pastime-devices 1 2
    3 this 1763838000000 1763838000000 Laptop, Firefox
    8 other 1763838000000 1763838000000 Phone, Chrome

    """

  /// Somebody who looks at their games in the settings.
  private func visit(_ answers: [String: String]) -> Visit {
    let visit = Visit { $0.server = answers }
    visit.act { $0.frame.modal = .settings(.owned) }
    return visit
  }

  /// What stands on the page.
  private func lines(_ visit: Visit) -> [[String]] { visit.model.server.page.lines.map(\.fields) }

  @Test("an online program that cannot be had is told, and may be asked again")
  func noOnlineProgram() {
    let visit = Visit("/pair/7K3F9QXD") {
      $0.server = ["GET house": Self.open]
      $0.hasOnlineProgram = false
    }
    #expect(
      lines(visit) == [
        ["n", ServerTexts.missing], ["b", "", "code 7K3F9QXD", ServerTexts.retry],
      ])
    visit.host.hasOnlineProgram = true
    visit.act { $0.server.act("code 7K3F9QXD") }
    #expect(visit.host.onlineModel.server != nil)
    #expect(visit.model.server.entered == "7K3F9QXD")
    #expect(lines(visit).map { $0[0] } == ["p", "f", "n", "b", "b"])
  }

  @Test(
    "the address of what is played together stays, so that a page that is loaded anew is back there"
  )
  func addressStays() {
    #expect(Visit("/pair/7K3F9QXD").host.addresses.last == "/")
    let visit = Visit("/pair/R7K3F9QXD02MN")
    #expect(visit.host.addresses.last == "/pair/R7K3F9QXD02MN")
    #expect(visit.model.frame.route == .home)
    #expect(visit.model.frame.modal == .settings(.owned))
    #expect(visit.host.told.last?.message.contains("code R7K3F9QXD02MN") == true)
  }

  @Test("while the online program is fetched, a quiet line says so")
  func waiting() {
    let visit = Visit()
    visit.act { $0.shown(Array("w\n".utf8)) }
    #expect(lines(visit) == [["p", ServerTexts.wait]])
  }

  @Test(
    "an online program is opened where a server serves the page, or one is known, and for no other reason"
  )
  func calls() {
    let visit = Visit { $0.server = ["GET house": Self.open] }
    visit.act { $0.stands(nil) }
    visit.act { $0.frame.modal = .settings(.general) }
    #expect(!visit.host.told.contains { $0.call != .ifOpen })
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.told.last?.call == .ifServed)
    visit.act { $0.frame.modal = nil }
    #expect(visit.host.told.last?.call == .ifOpen)
    visit.act { $0.stands(.kept) }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.told.last?.call == .always)
    #expect(Visit("/pair/7K3F9QXD").host.told.last?.call == .always)
  }

  @Test("while the player looks, the online program hears what changes around it, once")
  func surroundings() {
    let visit = member()
    let count = visit.host.told.count
    visit.act { _ in }
    #expect(visit.host.told.count == count)
    visit.host.localDay = Day(number: visit.host.localDay.number + 1)
    visit.act { _ in }
    #expect(visit.host.told.count == count + 1)
    visit.act { $0.stands(.waiting(3)) }
    #expect(visit.host.onlineModel.page.sentences.first == ServerTexts.sentence(.waiting(3)))
  }

  private func member(_ answers: [String: String] = [:]) -> Visit {
    visit(["GET house": Self.kept, "GET devices": Self.devices].merging(answers) { $1 })
  }

  @Test("a server is asked when the player looks, and never before")
  func asksLate() {
    let visit = Visit { $0.server = ["GET house": Self.open] }
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
    "where nobody answers, or something else does, there is no server",
    arguments: [
      [:], ["GET house": "404\nNot found.\n"], ["GET house": "200\n<!doctype html>\n"],
      ["GET house": "200\n<!doctype html>\n   \n<address>\naddress x\n"],
    ])
  func noServer(answers: [String: String]) {
    let visit = visit(answers)
    #expect(visit.host.onlineModel.server == nil)
    #expect(visit.toast == nil)
  }

  @Test("one tap makes a player, with the invitation word where it asks for one")
  func begin() {
    let visit = visit(["GET house": Self.open.replacing("invited no", with: "invited yes")])
    visit.host.server["POST players"] = "201\n"
    visit.host.server["GET house"] = Self.kept
    visit.host.server["GET devices"] = Self.devices
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

  @Test("a wrong invitation word is told, and may be typed again")
  func wrongWord() {
    let visit = visit(["GET house": Self.open, "POST players": "403\n"])
    visit.act { $0.server.act(.begin) }
    #expect(visit.host.onlineModel.server?.isMember == false)
    #expect(
      visit.host.onlineModel.problem == OnlineTexts.english.problem(ServerAnswer(Array("403".utf8)))
    )
  }

  @Test("a code is shown until another device says it, and both see the same number")
  func offer() {
    let visit = member([
      "POST pairing": "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\nview 0 0 1 1\noutline M0 0\n"
    ])
    visit.host.server["GET pairing"] = "200\npastime-pairing 1\noffered 1\n"
    visit.act { $0.server.act(.offer) }
    #expect(visit.host.onlineModel.page.code == "7K3F 9QXD")
    #expect(visit.host.onlineModel.page.picture?.outline == "M0 0")
    visit.wait(10_000)
    visit.host.server["GET pairing"] = "200\npastime-pairing 1\nclaimed 47 214 Phone, Chrome\n"
    visit.wait(10_000)
    let question = OnlineTexts.english.asks(["47", "214", "Phone, Chrome"])
    #expect(visit.host.onlineModel.page.sentences == [question])
    #expect(visit.said == question)
    visit.host.server["POST pairing/decision"] = "204\n"
    visit.host.server["GET pairing"] = "200\npastime-pairing 1\njoined\n"
    visit.act { $0.server.act(.allow) }
    #expect(visit.host.questions.contains { $0.body == "pastime-decision 1\nallow 47\n" })
    #expect(visit.toast == OnlineTexts.english.joined)
    #expect(!visit.model.server.isUnderWay)
  }

  @Test("a code that nobody needs any more is taken back when the player goes")
  func withdraw() {
    let visit = member([
      "POST pairing": "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\nview 0 0 1 1\noutline M0 0\n"
    ])
    visit.act { $0.server.act(.offer) }
    visit.act { $0.frame.modal = nil }
    #expect(visit.host.questions.last?.request == "DELETE pairing")
    let count = visit.host.questions.count
    visit.wait(60_000)
    #expect(visit.host.questions.count == count)
  }

  @Test("a device that says the code waits for the yes, and then has the games")
  func join() {
    let visit = visit(["GET house": Self.open])
    visit.host.server["POST join"] = "200\npastime-join 1\nticket 00ff\nnumber 47\n"
    visit.host.server["POST join/outcome"] = "200\npastime-outcome 1\nwaiting\n"
    visit.say("7k3f 9qxd")
    #expect(
      visit.host.questions.contains { $0.body == "pastime-join 1\ncode 7k3f 9qxd\ngames 0\n" })
    #expect(visit.host.onlineModel.page.sentences == [OnlineTexts.english.waits("47")])
    visit.wait(10_000)
    visit.host.server["POST join/outcome"] = nil
    visit.wait(10_000)
    visit.host.server["POST join/outcome"] = "200\npastime-outcome 1\njoined\n"
    visit.host.server["GET house"] = Self.kept
    visit.host.server["GET devices"] = Self.devices
    visit.wait(2_000)
    #expect(visit.host.questions.contains { $0.body == "pastime-outcome 1\nticket 00ff\n" })
    #expect(visit.host.onlineModel.server?.isMember == true)
    #expect(visit.toast == OnlineTexts.english.begun)
  }

  @Test(
    "a refused device is told so, and may try again",
    arguments: [
      "unknown", "over", "used", "refused",
    ])
  func refused(reason: String) {
    let visit = visit(["GET house": Self.open])
    visit.host.server["POST join"] = "200\npastime-join 1\nticket 00ff\nnumber 47\n"
    visit.host.server["POST join/outcome"] = "409\npastime-refused 1\n\(reason)\n"
    visit.say("7K3F9QXD")
    visit.wait(10_000)
    #expect(visit.host.onlineModel.page.field == OnlineTexts.english.code)
    #expect(!visit.host.onlineModel.problem.isEmpty)
  }

  @Test(
    "what stands on a recovery key is read in the place of a code, and a new recovery key is shown")
  func recover() {
    let visit = visit(["GET house": Self.open])
    visit.host.server["POST recovery"] = "200\npastime-sheet 1\nsheet ZZZZ\n"
    visit.host.server["GET house"] = Self.kept
    visit.say("0123 4567 89AB CDEF GHJK MNPQ RSTV")
    #expect(visit.host.onlineModel.page.code == "ZZZZ")
    #expect(visit.host.onlineModel.server?.isMember == true)
  }

  @Test("a link with a code leads to the field, with the code in it")
  func link() {
    let visit = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": Self.open] }
    #expect(visit.frame.modal == .settings(.owned))
    #expect(visit.model.server.entered == "7K3F9QXD")
    #expect(visit.host.onlineModel.page.field == OnlineTexts.english.code)
    #expect(visit.host.addresses == ["/"])
  }

  @Test("a device is removed, and everything is erased after a question")
  func removeAndErase() throws {
    let visit = member(["DELETE devices/8": "204\n", "DELETE player": "204\n"])
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

  @Test("a device that the server does not know any more may begin anew")
  func removed() {
    let visit = member()
    visit.act { $0.stands(.refused(.removed, 3)) }
    #expect(visit.host.onlineModel.server?.isMember == false)
    visit.host.server["GET devices"] = "401\n"
    let again = member(["GET devices": "401\n"])
    #expect(again.host.onlineModel.server?.isMember == false)
  }

  @Test("without storage there is nothing to keep, so no server is asked")
  func noStorage() {
    let visit = Visit(canStore: false) { $0.server = ["GET house": Self.open] }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.host.questions.isEmpty)
    #expect(visit.model.server.page.lines.isEmpty)
  }

  @Test("a server that is too busy while a device waits for the yes is asked again")
  func busy() {
    let visit = visit(["GET house": Self.open])
    visit.host.server["POST join"] = "200\npastime-join 1\nticket 00ff\nnumber 47\n"
    visit.host.server["POST join/outcome"] = "503\n"
    visit.say("7K3F9QXD")
    visit.wait(10_000)
    #expect(visit.host.onlineModel.page.sentences == [OnlineTexts.english.waits("47")])
    visit.host.server["POST join/outcome"] = "200\npastime-outcome 1\njoined\n"
    visit.host.server["GET house"] = Self.kept
    visit.wait(10_000)
    #expect(visit.host.onlineModel.server?.isMember == true)
  }

  @Test("a server that does not answer for a while is still the server")
  func silence() {
    let visit = member()
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

  @Test("what is not known yet is not said to be kept")
  func unknown() {
    let visit = member()
    #expect(visit.host.onlineModel.page.sentences.last == "Ask Ada.")
    #expect(!visit.host.onlineModel.page.sentences.contains(ServerTexts.sentence(.kept)))
    visit.act { $0.stands(.kept) }
    #expect(visit.host.onlineModel.page.sentences.first == ServerTexts.sentence(.kept))
  }

  @Test("no link has what stands on a recovery key")
  func sheetInLink() {
    let visit = Visit("/pair/0123456789ABCDEFGHJKMNPQRSTV") { $0.server = ["GET house": Self.open] }
    #expect(visit.model.server.entered == "0123456789ABCD")
  }

  @Test("each number that the bridge tells is a state, and no other", arguments: Array(-1...12))
  func numbers(state: Int32) {
    #expect((SyncStatus(state: state, count: 2) != nil) == (0...9).contains(state))
  }

  @Test("whoever was removed may go on without the server, also where it does not answer")
  func leave() {
    for answers in [["GET house": Self.open], [:]] {
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

  @Test("a member reads how much is kept and where, and when its devices were there")
  func figures() {
    let now = 1_763_838_000_000
    let days = [0, 1, 40].map { now - $0 * 86_400_000 }
    let lines = days.map { "8 other 1 \($0) Phone, Chrome\n" }.joined()
    let visit = visit([
      "GET house": Self.kept, "GET devices": "200\npastime-devices 1 3\n" + lines,
      "GET player": "200\npastime-player 1\ndevice 3\nbytes 1234567\nroom 67108864\n",
    ])
    #expect(
      visit.host.onlineModel.page.sentences.first
        == OnlineTexts.english.kept(0, bytes: 1_234_567, at: "https://games.example"))
    #expect(OnlineTexts.english.kept(2, bytes: 1_234_567, at: "x").contains("1.2 MB"))
    #expect(OnlineTexts.english.kept(2, bytes: 1_234, at: "x").contains("2 kB"))
    let today = Day(number: Int32(now / 86_400_000))
    let told = visit.host.onlineModel.devices.map {
      OnlineTexts.english.seen($0.seen, today: today)
    }
    #expect(told == ["last seen today", "last seen yesterday", "last seen 13 Oct"])
  }

  @Test(
    "a device that has a player is told what a code of another player does, before it says the code"
  )
  func moving() {
    let visit = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": Self.kept] }
    #expect(visit.host.onlineModel.page.sentences == [OnlineTexts.english.moveNote])
    let anew = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": Self.open] }
    #expect(anew.host.onlineModel.page.sentences == [OnlineTexts.english.enterNote])
  }

  @Test("as long as it is not known whether a device has a player, no code is said")
  func unknownPlayer() {
    let visit = Visit("/pair/7K3F9QXD")
    visit.act { $0.server.act(.join) }
    #expect(!visit.host.questions.contains { $0.request == "POST join" })
    #expect(!visit.host.onlineModel.problem.isEmpty)
  }
}
