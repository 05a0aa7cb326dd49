import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Watching a game that somebody sent")
struct WatchingTests {
  /// Whoever is welcomed with a game of two moves.
  private func friend(moves: Bool = true) throws -> Visit {
    let row = codewordRow(moves: ["5 9 slate", "9 10 crane"])
    let session = try RecordReading(row.text).session
    let visit = Visit(Route.result(Array(ResultText.text(of: session).utf8)).fragment)
    visit.host.isMoving = moves
    visit.act { $0.invitations.watch() }
    return visit
  }

  private func count(_ visit: Visit) -> Int? { visit.model.reviews.review?.count }

  @Test("it plays by itself, 700 ms a move, and stays at its end")
  func byItself() throws {
    let visit = try friend()
    #expect(count(visit) == 0)
    visit.wait(699)
    #expect(count(visit) == 0)
    visit.wait(1)
    #expect(count(visit) == 1)
    visit.wait(700)
    #expect(count(visit) == 2)
    #expect(!visit.model.reviews.isPlaying)
    visit.wait(5000)
    #expect(count(visit) == 2)
  }

  @Test("it can be held, and goes on from there; at the end it begins again")
  func held() throws {
    let visit = try friend()
    visit.wait(700)
    visit.act { $0.reviews.togglePlaying() }
    visit.wait(5000)
    #expect(count(visit) == 1)
    visit.act { $0.reviews.togglePlaying() }
    visit.wait(700)
    #expect(count(visit) == 2)
    visit.act { $0.reviews.togglePlaying() }
    #expect(count(visit) == 0)
    visit.wait(700)
    #expect(count(visit) == 1)
  }

  @Test("whoever looks for a move of their own, or opens a modal, is not led on")
  func ownPace() throws {
    let visit = try friend()
    visit.act { $0.reviews.show(1) }
    visit.wait(5000)
    #expect(count(visit) == 1)
    visit.act { $0.reviews.togglePlaying() }
    visit.act { $0.frame.modal = .help(.codeword) }
    visit.wait(5000)
    #expect(count(visit) == 1)
    visit.act { $0.reviews.end() }
    #expect(!visit.model.reviews.isPlaying)
  }

  @Test("where nothing moves it begins only when it is told to")
  func still() throws {
    let visit = try friend(moves: false)
    visit.wait(5000)
    #expect(count(visit) == 0)
    visit.act { $0.reviews.togglePlaying() }
    visit.wait(1400)
    #expect(count(visit) == 2)
  }

  @Test("a game of one's own is only looked through, until that is asked for")
  func own() {
    let visit = Visit(address() + "/moves", rows: [codewordRow(moves: ["5 9 slate"])])
    visit.host.isMoving = true
    visit.wait(5000)
    #expect(count(visit) == 1)
    #expect(!visit.model.reviews.isPlaying)
  }
}
