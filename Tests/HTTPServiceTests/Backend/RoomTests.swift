import Backend
import Foundation
import HTTPTypes
import Library
import Sync
import Testing

@testable import HTTPService

@Suite("How much players may store")
struct RoomTests {
  private static let week: Int64 = 7 * 86_400_000

  /// A push of one row with this many bytes.
  private func push(_ number: Int, bytes: Int, in backend: TestBackend, as token: String) throws
    -> String
  {
    let player = try #require(try backend.caller(token)).player
    let generation = try backend.data.store.answer(Pull(since: .zero, limit: 1), of: player)
      .generation
    let text = [UInt8](repeating: 120, count: bytes)
    return Push(generation: generation, rows: [.init(key: Array("x/\(number)".utf8), text: text)])
      .string
  }

  @Test("all players from one address share a daily limit of bytes, however many begin there")
  func oneAddress() async throws {
    let backend = try TestBackend { $0.bytesADay = 100_000 }
    var stored = 0
    for _ in 0..<10 {
      let token = try await backend.join()
      for number in 0..<4 {
        let body = try push(number, bytes: 10_000, in: backend, as: token)
        let answer = try await backend.ask(.post, "/v1/rows", body, as: token)
        if answer.status == 200 { stored += 1 } else { #expect(answer.status == 429) }
      }
    }
    #expect(stored == 9)
  }

  @Test("new players do not hold back a player of a week, and can store again after a day")
  func trusted() async throws {
    let backend = try TestBackend { $0.bytesADay = 50_000 }
    let old = try await backend.join()
    backend.time.pass(Self.week)
    let new = try await backend.join()
    for (number, status) in [(0, 200), (1, 429)] {
      let body = try push(number, bytes: 40_000, in: backend, as: new)
      let answer = try await backend.ask(.post, "/v1/rows", body, as: new)
      #expect(answer.status == status)
      #expect((answer.fields[.retryAfter] == "86400") == (status == 429))
    }
    for number in 0..<4 {
      let body = try push(number, bytes: 40_000, in: backend, as: old)
      #expect(try await backend.ask(.post, "/v1/rows", body, as: old).status == 200)
    }
    backend.time.pass(86_400_000)
    let body = try push(1, bytes: 40_000, in: backend, as: new)
    #expect(try await backend.ask(.post, "/v1/rows", body, as: new).status == 200)
  }

  @Test("many small rows count with the space that the database takes for each of them")
  func smallRows() async throws {
    let backend = try TestBackend { $0.bytesADay = 12_000 }
    let token = try await backend.join()
    let player = try #require(try backend.caller(token)).player
    let generation = try backend.data.store.answer(Pull(since: .zero, limit: 1), of: player)
      .generation
    let rows = (0..<100).map {
      Library.Row(key: Array("x/\(100 + $0)".utf8), text: [120])
    }
    let body = Push(generation: generation, rows: rows).string
    #expect(body.utf8.count < 2_500)
    #expect(try await backend.ask(.post, "/v1/rows", body, as: token).status == 200)
    #expect(try await backend.ask(.post, "/v1/rows", body, as: token).status == 429)
  }

  @Test("when the host's space is used up, all reading works, and erased data makes room")
  func space() async throws {
    let backend = try TestBackend { $0.space = 600_000 }
    let (first, second) = (try await backend.join(), try await backend.join())
    var number = 0
    var status = 200
    while status == 200, number < 100 {
      backend.time.pass(1_000)
      let body = try push(number, bytes: 20_000, in: backend, as: first)
      status = try await backend.ask(.post, "/v1/rows", body, as: first).status
      number += 1
    }
    #expect(status == 507)
    #expect((5..<30).contains(number))
    #expect(backend.data.store.usedBytes < 700_000)
    #expect(try await backend.ask(.get, "/readyz").status == 503)
    #expect(try await backend.ask(.post, "/v1/players", "pastime-player 1\n").status == 507)
    #expect(try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: first).status == 200)
    #expect(try await backend.ask(.delete, "/v1/player", as: first).status == 204)
    backend.time.pass(1_000)
    let body = try push(0, bytes: 20_000, in: backend, as: second)
    #expect(try await backend.ask(.post, "/v1/rows", body, as: second).status == 200)
    #expect(try await backend.ask(.get, "/readyz").status == 200)
  }

  @Test("the figures warn before the space is used up")
  func warning() async throws {
    func figures(_ space: Int?) async throws -> String {
      let backend = try TestBackend { $0.space = space }
      let used = backend.data.store.usedBytes
      #expect(used > 4_096)
      return try await Answer.to(
        "/metrics",
        from: OutermostResponder(
          inner: FiguresResponder(figures: backend.server.figures, backend: backend.server),
          configuration: ServiceConfiguration(), logger: Samples.quiet)
      ).body
    }
    let backend = try TestBackend()
    let used = backend.data.store.usedBytes
    for (space, isShort) in [(used * 2, 0), (used * 10 / 9, 1), (used, 1)] {
      let text = try await figures(space)
      #expect(text.contains("\npastime_space_bytes \(space)\n"))
      #expect(text.contains("\npastime_space_short \(isShort)\n"))
    }
    let unlimited = try await figures(nil)
    #expect(unlimited.contains("\npastime_used_bytes \(used)\n"))
    #expect(!unlimited.contains("pastime_space"))
  }
}
