import Games
import Library
import ScreensTesting
import Testing

@testable import HouseDesk
@testable import Screens

@Suite("The recovery sheet that is offered")
struct HouseOfferTests {
  /// Somebody with so many games.
  private func visit(games: Int, prepare: (FakeHost) -> Void = { _ in }) -> Visit {
    let rows = (0..<games).map { codewordRow(UInt64($0) + 1) }
    return Visit(rows: rows, prepare: prepare)
  }

  @Test("it is offered when twenty games are kept, and never before or where nothing is kept")
  func twentyGames() {
    for (games, isOffered) in [(0, false), (19, false), (20, true)] {
      let visit = visit(games: games)
      #expect(!visit.model.house.offersSheet)
      visit.act { $0.stands(.kept) }
      #expect(visit.model.house.offersSheet == isOffered)
      visit.act { $0.stands(.refused(.removed, 1)) }
      #expect(!visit.model.house.offersSheet)
    }
  }

  @Test("it is sent away for ever, on every device")
  func declined() {
    let visit = visit(games: 20)
    visit.act { $0.stands(.kept) }
    visit.act { $0.house.declineOffer() }
    #expect(!visit.model.house.offersSheet)
    let next = Visit(rows: visit.host.rows.map { Row(key: $0, text: $1) })
    next.act { $0.stands(.kept) }
    #expect(!next.model.house.offersSheet)
    #expect(visit.host.rows.keys.contains { $0.starts(with: "setting/sheet-offer".utf8) })
  }

  @Test("one tap makes the sheet and shows it, and then nothing is offered any more")
  func taken() {
    let visit = visit(games: 20) { $0.house = ["POST sheet": "200\npastime-sheet 1\nsheet ABCD\n"] }
    visit.act { $0.stands(.kept) }
    visit.act { $0.house.takeOffer() }
    #expect(visit.frame.sheet == .settings(.owned))
    #expect(visit.host.openDesk.page.code == "ABCD")
    #expect(!visit.model.house.offersSheet)
  }

  @Test("it is offered when a second device has joined, once there is a game", arguments: [0, 1])
  func secondDevice(games: Int) {
    let visit = visit(games: games) {
      $0.house = [
        "GET house": "200\npastime-house 1\naddress https://games.example\nmember yes\n",
        "POST pairing": "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n",
        "GET pairing": "200\npastime-pairing 1\njoined\n",
      ]
    }
    visit.act { $0.stands(.kept) }
    visit.act { $0.frame.sheet = .settings(.owned) }
    #expect(!visit.model.house.offersSheet)
    visit.act { $0.house.act(.offer) }
    visit.wait(2_000)
    #expect(visit.toast == DeskTexts.english.joined)
    #expect(visit.model.house.offersSheet == (games > 0))
  }
}
