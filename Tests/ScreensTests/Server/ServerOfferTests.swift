import Games
import Library
import ScreensTesting
import Testing

@testable import OnlinePages
@testable import Screens

@Suite("The offer of a recovery key")
struct ServerOfferTests {
  /// A player with this number of games.
  private func visit(games: Int, prepare: (FakeHost) -> Void = { _ in }) -> Visit {
    let rows = (0..<games).map { codewordRow(UInt64($0) + 1) }
    return Visit(rows: rows, prepare: prepare)
  }

  @Test("the key is offered when twenty games are kept, and never before or if nothing is kept")
  func twentyGames() {
    for (games, isOffered) in [(0, false), (19, false), (20, true)] {
      let visit = visit(games: games)
      #expect(!visit.model.server.offersRecoveryKey)
      visit.act { $0.stands(.kept) }
      #expect(visit.model.server.offersRecoveryKey == isOffered)
      visit.act { $0.stands(.refused(.removed, 1)) }
      #expect(!visit.model.server.offersRecoveryKey)
    }
  }

  @Test("a player can decline the offer forever, on every device")
  func declined() {
    let visit = visit(games: 20)
    visit.act { $0.stands(.kept) }
    visit.act { $0.server.declineOffer() }
    #expect(!visit.model.server.offersRecoveryKey)
    let next = Visit(rows: visit.host.rows.map { Row(key: $0, text: $1) })
    next.act { $0.stands(.kept) }
    #expect(!next.model.server.offersRecoveryKey)
    #expect(visit.host.rows.keys.contains { $0.starts(with: "setting/sheet-offer".utf8) })
  }

  @Test("one tap makes the recovery key and shows it, and ends the offer")
  func taken() {
    let visit = visit(games: 20) {
      $0.server = ["POST sheet": "200\npastime-sheet 1\nsheet ABCD\n"]
    }
    visit.act { $0.stands(.kept) }
    visit.act { $0.server.takeOffer() }
    #expect(visit.frame.modal == .settings(.owned))
    #expect(visit.host.onlineModel.page.code == "ABCD")
    #expect(!visit.model.server.offersRecoveryKey)
  }

  @Test("the key is offered when a second device joins, if there is a game", arguments: [0, 1])
  func secondDevice(games: Int) {
    let visit = visit(games: games) {
      $0.server = [
        "GET house": "200\npastime-house 1\naddress https://games.example\nmember yes\n",
        "POST pairing": "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n",
        "GET pairing": "200\npastime-pairing 1\njoined\n",
      ]
    }
    visit.act { $0.stands(.kept) }
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(!visit.model.server.offersRecoveryKey)
    visit.act { $0.server.act(.offer) }
    visit.wait(2_000)
    #expect(visit.toast == OnlineTexts.english.joined)
    #expect(visit.model.server.offersRecoveryKey == (games > 0))
  }
}
