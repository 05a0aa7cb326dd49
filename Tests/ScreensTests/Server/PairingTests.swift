import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens

@Suite("A device joins by a code or a recovery key")
struct PairingTests {
  @Test("a code is shown until another device enters it, and both show the same number")
  func offer() {
    let visit = Visit.member([
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

  @Test("a code that nobody needs any more is withdrawn when the player leaves")
  func withdraw() {
    let visit = Visit.member([
      "POST pairing": "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\nview 0 0 1 1\noutline M0 0\n"
    ])
    visit.act { $0.server.act(.offer) }
    visit.act { $0.frame.modal = nil }
    #expect(visit.host.questions.last?.request == "DELETE pairing")
    let count = visit.host.questions.count
    visit.wait(60_000)
    #expect(visit.host.questions.count == count)
  }

  @Test("a device that enters the code waits for consent, and then gets the games")
  func join() {
    let visit = Visit.looking(["GET house": ServerAnswers.open])
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
    visit.host.server["GET house"] = ServerAnswers.kept
    visit.host.server["GET devices"] = ServerAnswers.devices
    visit.wait(2_000)
    #expect(visit.host.questions.contains { $0.body == "pastime-outcome 1\nticket 00ff\n" })
    #expect(visit.host.onlineModel.server?.isMember == true)
    #expect(visit.toast == OnlineTexts.english.begun)
  }

  @Test(
    "a refused device shows why, and can try again",
    arguments: [
      "unknown", "over", "used", "refused",
    ])
  func refused(reason: String) {
    let visit = Visit.looking(["GET house": ServerAnswers.open])
    visit.host.server["POST join"] = "200\npastime-join 1\nticket 00ff\nnumber 47\n"
    visit.host.server["POST join/outcome"] = "409\npastime-refused 1\n\(reason)\n"
    visit.say("7K3F9QXD")
    visit.wait(10_000)
    #expect(visit.host.onlineModel.page.field == OnlineTexts.english.code)
    #expect(!visit.host.onlineModel.problem.isEmpty)
  }

  @Test(
    "a recovery key can be entered in place of a code, and a new recovery key is shown")
  func recover() {
    let visit = Visit.looking(["GET house": ServerAnswers.open])
    visit.host.server["POST recovery"] = "200\npastime-sheet 1\nsheet ZZZZ\n"
    visit.host.server["GET house"] = ServerAnswers.kept
    visit.say("0123 4567 89AB CDEF GHJK MNPQ RSTV")
    #expect(visit.host.onlineModel.page.code == "ZZZZ")
    #expect(visit.host.onlineModel.server?.isMember == true)
  }

  @Test("a link with a code leads to the field, with the code in it")
  func link() {
    let visit = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": ServerAnswers.open] }
    #expect(visit.frame.modal == .settings(.owned))
    #expect(visit.model.server.entered == "7K3F9QXD")
    #expect(visit.host.onlineModel.page.field == OnlineTexts.english.code)
    #expect(visit.host.addresses == ["/"])
  }

  @Test("a server that is too busy while a device waits for consent is asked again")
  func busy() {
    let visit = Visit.looking(["GET house": ServerAnswers.open])
    visit.host.server["POST join"] = "200\npastime-join 1\nticket 00ff\nnumber 47\n"
    visit.host.server["POST join/outcome"] = "503\n"
    visit.say("7K3F9QXD")
    visit.wait(10_000)
    #expect(visit.host.onlineModel.page.sentences == [OnlineTexts.english.waits("47")])
    visit.host.server["POST join/outcome"] = "200\npastime-outcome 1\njoined\n"
    visit.host.server["GET house"] = ServerAnswers.kept
    visit.wait(10_000)
    #expect(visit.host.onlineModel.server?.isMember == true)
  }

  @Test("no link contains a recovery key")
  func sheetInLink() {
    let visit = Visit("/pair/0123456789ABCDEFGHJKMNPQRSTV") {
      $0.server = ["GET house": ServerAnswers.open]
    }
    #expect(visit.model.server.entered == "0123456789ABCD")
  }

  @Test(
    "a device that has a player shows what another player's code does, before the code is sent"
  )
  func moving() {
    let visit = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": ServerAnswers.kept] }
    #expect(visit.host.onlineModel.page.sentences == [OnlineTexts.english.moveNote])
    let other = Visit("/pair/7K3F9QXD") { $0.server = ["GET house": ServerAnswers.open] }
    #expect(other.host.onlineModel.page.sentences == [OnlineTexts.english.enterNote])
  }

  @Test("no code is sent until it is known whether the device has a player")
  func unknownPlayer() {
    let visit = Visit("/pair/7K3F9QXD")
    visit.act { $0.server.act(.join) }
    #expect(!visit.host.questions.contains { $0.request == "POST join" })
    #expect(!visit.host.onlineModel.problem.isEmpty)
  }
}
