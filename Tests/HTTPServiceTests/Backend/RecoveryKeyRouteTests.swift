import Backend
import Sync
import Testing

@testable import HTTPService

@Suite("Recovery keys over HTTP")
struct RecoveryKeyRouteTests {
  /// A recovery key that is spelled correctly and belongs to nobody.
  static let unknown = String(
    decoding: RecoveryKey(high: 1, low: 2).spelling, as: UTF8.self)

  private let backend: TestBackend

  init() throws { backend = try TestBackend() }

  private func make(_ member: String) async throws -> String {
    let answer = try await backend.ask(.post, "/v1/sheet", as: member)
    let recoveryKey = try #require(answer.value("sheet"))
    #expect(answer.status == 200)
    #expect(answer.body == "pastime-sheet 1\nsheet \(recoveryKey)\n")
    #expect(recoveryKey.count == 28)
    return recoveryKey
  }

  @Test("a player knows whether a recovery key exists, and since when")
  func made() async throws {
    let (member, other) = (try await backend.join(), try await backend.join())
    #expect(try await backend.ask(.get, "/v1/sheet", as: member).body == "pastime-sheet 1\nnone\n")
    backend.time.pass(5)
    _ = try await make(member)
    #expect(
      try await backend.ask(.get, "/v1/sheet", as: member).body
        == "pastime-sheet 1\nmade \(TestBackend.start + 5)\n")
    #expect(try await backend.ask(.get, "/v1/sheet", as: other).body == "pastime-sheet 1\nnone\n")
  }

  @Test("a new device uses up the recovery key, joins the player, and gets another recovery key")
  func recovers() async throws {
    let member = try await backend.join()
    let recoveryKey = try await make(member)
    let player = try #require(try backend.caller(member)).player
    let answer = try await backend.recover(recoveryKey.lowercased())
    #expect(answer.status == 200)
    let token = try #require(answer.token)
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
    #expect(try backend.caller(token)?.player == player)
    let next = try #require(answer.value("sheet"))
    #expect(next != recoveryKey)
    #expect(try await backend.recover(recoveryKey).reason == "unknown")
    #expect(try await backend.recover(next).status == 200)
  }

  @Test("a device that lost the answer can show the recovery key again, until it has come")
  func lostAnswer() async throws {
    let member = try await backend.join()
    let recoveryKey = try await make(member)
    let lost = try #require(try await backend.recover(recoveryKey).token)
    let answer = try await backend.recover(recoveryKey)
    let token = try #require(answer.token)
    #expect(try backend.caller(lost) == nil)
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
    #expect(try await backend.recover(recoveryKey).reason == "unknown")
    #expect(try await backend.recover(try #require(answer.value("sheet"))).status == 200)
  }

  @Test("a device that got its cookie but lost the rest of the answer still gets a recovery key")
  func halfLostAnswer() async throws {
    let member = try await backend.join()
    let recoveryKey = try await make(member)
    let token = try #require(try await backend.recover(recoveryKey).token)
    let again = try await backend.recover(recoveryKey, as: token)
    #expect(again.status == 200)
    #expect(again.fields[.setCookie] == nil)
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
    // The recovery key is used up for everybody else.
    #expect(try await backend.recover(recoveryKey).reason == "unknown")
    #expect(try await backend.recover(recoveryKey, as: member).reason == "unknown")
    #expect(try await backend.recover(try #require(again.value("sheet"))).status == 200)
  }

  @Test("a replaced recovery key is worth nothing, and a misread recovery key is reported")
  func worthless() async throws {
    let member = try await backend.join()
    let first = try await make(member)
    let second = try await make(member)
    #expect(try await backend.recover(first).reason == "unknown")
    let misread = String(second.dropLast()) + (second.last == "0" ? "1" : "0")
    #expect(try await backend.recover(misread).status == 400)
    #expect(try await backend.recover(second).status == 200)
  }
}
