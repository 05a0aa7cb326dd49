import House
import Sync
import Testing

@testable import Service

@Suite("Recovery sheets over HTTP")
struct SheetRouteTests {
  /// One that is spelled right, and nobody's.
  static let unknown = String(
    decoding: RecoverySheet(high: 1, low: 2).spelling, as: UTF8.self)

  private let house: TestHouse

  init() throws { house = try TestHouse() }

  private func make(_ member: String) async throws -> String {
    let answer = try await house.ask(.post, "/v1/sheet", as: member)
    let sheet = try #require(answer.value("sheet"))
    #expect(answer.status == 200)
    #expect(answer.body == "pastime-sheet 1\nsheet \(sheet)\n")
    #expect(sheet.count == 28)
    return sheet
  }

  @Test("a player knows whether there is one, and since when")
  func made() async throws {
    let (member, other) = (try await house.join(), try await house.join())
    #expect(try await house.ask(.get, "/v1/sheet", as: member).body == "pastime-sheet 1\nnone\n")
    house.time.pass(5)
    _ = try await make(member)
    #expect(
      try await house.ask(.get, "/v1/sheet", as: member).body
        == "pastime-sheet 1\nmade \(TestHouse.start + 5)\n")
    #expect(try await house.ask(.get, "/v1/sheet", as: other).body == "pastime-sheet 1\nnone\n")
  }

  @Test("whoever has it is the player's new device, gets another sheet, and it is used up")
  func recovers() async throws {
    let member = try await house.join()
    let sheet = try await make(member)
    let player = try #require(try house.caller(member)).player
    let answer = try await house.recover(sheet.lowercased())
    #expect(answer.status == 200)
    let token = try #require(answer.token)
    #expect(try await house.ask(.get, "/v1/player", as: token).status == 200)
    #expect(try house.caller(token)?.player == player)
    let next = try #require(answer.value("sheet"))
    #expect(next != sheet)
    #expect(try await house.recover(sheet).reason == "unknown")
    #expect(try await house.recover(next).status == 200)
  }

  @Test("its answer may be lost: it is shown again, until the device has come")
  func lostAnswer() async throws {
    let member = try await house.join()
    let sheet = try await make(member)
    let lost = try #require(try await house.recover(sheet).token)
    let answer = try await house.recover(sheet)
    #expect(try house.caller(lost) == nil)
    #expect(try await house.ask(.get, "/v1/player", as: try #require(answer.token)).status == 200)
    #expect(try await house.recover(sheet).reason == "unknown")
    #expect(try await house.recover(try #require(answer.value("sheet"))).status == 200)
  }

  @Test("where its cookie came and the rest of the answer was lost, it gets a sheet all the same")
  func halfLostAnswer() async throws {
    let member = try await house.join()
    let sheet = try await make(member)
    let token = try #require(try await house.recover(sheet).token)
    let again = try await house.recover(sheet, as: token)
    #expect(again.status == 200)
    #expect(again.fields[.setCookie] == nil)
    #expect(try await house.ask(.get, "/v1/player", as: token).status == 200)
    // It is used up for everybody else.
    #expect(try await house.recover(sheet).reason == "unknown")
    #expect(try await house.recover(sheet, as: member).reason == "unknown")
    #expect(try await house.recover(try #require(again.value("sheet"))).status == 200)
  }

  @Test("one that was replaced is worth nothing, and one that was misread is told")
  func worthless() async throws {
    let member = try await house.join()
    let first = try await make(member)
    let second = try await make(member)
    #expect(try await house.recover(first).reason == "unknown")
    let misread = String(second.dropLast()) + (second.last == "0" ? "1" : "0")
    #expect(try await house.recover(misread).status == 400)
    #expect(try await house.recover(second).status == 200)
  }
}
