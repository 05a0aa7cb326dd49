import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Watching a game that somebody sent")
struct WatchingTests {
  /// A friend who is welcomed with a game of two moves.
  private func friend(moves: Bool = true) throws -> Visit {
    let row = codewordRow(moves: ["5 9 slate", "9 10 crane"])
    let session = try RecordReading(row.text).session
    let visit = Visit(Route.result(Array(ResultText.text(of: session).utf8)).fragment)
    visit.host.isMoving = moves
    visit.act { $0.invitations.watch() }
    return visit
  }

  private func count(_ visit: Visit) -> Int? { visit.model.reviews.review?.count }

  @Test("the game plays by itself, 700 ms a move, and stays at its end")
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

  @Test("the player can stop the game, and go on from there; at the end it begins again")
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

  @Test("the game stops playing when the player chooses a move, or opens a modal")
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

  @Test("without motion the game plays only when the player asks for it")
  func still() throws {
    let visit = try friend(moves: false)
    visit.wait(5000)
    #expect(count(visit) == 0)
    visit.act { $0.reviews.togglePlaying() }
    visit.wait(1400)
    #expect(count(visit) == 2)
  }

  @Test("the player's own game does not play until the player asks for it")
  func own() {
    let visit = Visit(address() + "/moves", rows: [codewordRow(moves: ["5 9 slate"])])
    visit.host.isMoving = true
    visit.wait(5000)
    #expect(count(visit) == 1)
    #expect(!visit.model.reviews.isPlaying)
  }
}
