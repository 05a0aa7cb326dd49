import Backend
import Library
import Sync
import Testing

@testable import HTTPService

@Suite("Rows over HTTP")
struct RowRouteTests {
  private func generation(of token: String, in backend: TestBackend) async throws -> Generation {
    let text = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).body
    return try PullAnswer(text: Array(text.utf8), to: Pull(since: .zero, limit: 1)).generation
  }

  @Test("only the devices of a player read what one of them sends")
  func exchange() async throws {
    let backend = try TestBackend()
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let push = Push(
      generation: try await generation(of: mine, in: backend),
      rows: [Row(key: Array("x/1".utf8), text: Array("one".utf8))])
    let pushed = try await backend.ask(.post, "/v1/rows", push.string, as: mine)
    #expect(pushed.status == 200)
    #expect(pushed.fields[.contentType] == "text/plain; charset=utf-8")
    #expect(try PushAnswer(text: Array(pushed.body.utf8), to: push).rows == [.stored])
    let again = try await backend.ask(.post, "/v1/rows", push.string, as: mine)
    #expect(try PushAnswer(text: Array(again.body.utf8), to: push).rows == [.have])

    let pull = Pull(since: .zero, limit: 200)
    let own = try await backend.ask(.get, "/v1/rows?since=0&limit=200", as: mine)
    #expect(own.fields[.cacheControl] == "no-store")
    #expect(try PullAnswer(text: Array(own.body.utf8), to: pull).rows.map(\.row) == push.rows)
    let foreign = try await backend.ask(.get, "/v1/rows?since=0&limit=200", as: theirs)
    #expect(try PullAnswer(text: Array(foreign.body.utf8), to: pull).rows.isEmpty)
    #expect(try await backend.ask(.get, "/v1/player", as: mine).body.contains("\nbytes 6\n"))
  }

  @Test("a push to another player's history stores nothing")
  func foreignEpoch() async throws {
    let backend = try TestBackend()
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let push = Push(
      generation: try await generation(of: theirs, in: backend),
      rows: [Row(key: Array("x/1".utf8), text: Array("one".utf8))])
    let answer = try await backend.ask(.post, "/v1/rows", push.string, as: mine)
    #expect(answer.status == 200)
    #expect(try PushAnswer(text: Array(answer.body.utf8), to: push).rows.isEmpty)
    #expect(try await backend.ask(.get, "/v1/player", as: mine).body.contains("\nbytes 0\n"))
    #expect(try await backend.ask(.get, "/v1/player", as: theirs).body.contains("\nbytes 0\n"))
  }

  @Test("a message of the greatest length is read, and a longer message is refused")
  func length() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let generation = try await generation(of: token, in: backend)
    let rows = (1...4).map {
      Row(key: Array("x/\($0)".utf8), text: Array(repeating: UInt8(ascii: "a"), count: 65_000))
    }
    let answer = try await backend.ask(
      .post, "/v1/rows", Push(generation: generation, rows: rows).string, as: token)
    #expect(answer.status == 200)
    let long = String(repeating: "a", count: 256 * 1_024 + 1)
    #expect(try await backend.ask(.post, "/v1/rows", long, as: token).status == 413)
    let player = String(repeating: "a", count: 16 * 1_024 + 1)
    #expect(try await backend.ask(.post, "/v1/players", player).status == 413)
  }

  @Test("a malformed message is refused, and so is a malformed query")
  func malformed() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    for body in ["", "pastime-push 1 0000000000000abc 0\n", "x\n"] {
      #expect(try await backend.ask(.post, "/v1/rows", body, as: token).status == 400)
    }
    for query in [
      "", "?", "?since=0", "?since=0&limit=0", "?limit=1&since=0", "?since=0&limit=201",
    ] {
      #expect(try await backend.ask(.get, "/v1/rows\(query)", as: token).status == 400)
    }
  }
}

extension Push {
  /// The message as a text.
  var string: String { String(decoding: text, as: UTF8.self) }
}
