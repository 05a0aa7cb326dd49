import Backend
import BackendTesting
import Foundation
import Library
import Sync
import Testing

@Suite("A server in PostgreSQL and the commands for it", .timeLimit(.minutes(20)))
struct DatabaseCommandTests {
  private static let wish = "pastime-player 1\n"
  private let player = PlayerID(high: 1, low: 2)

  /// The address of a server with one player and one game.
  private func backend() throws -> (address: String, store: PostgresStore) {
    let address = try #require(PostgresServer.shared).database()
    let store = try PostgresStore(#require(PostgresAddress(address)))
    try store.add(
      player, generation: Generation(bits: 7), device: "Phone", token: Secret().digest,
      at: WallTime(1_800_000_000_000))
    let push = Push(generation: Generation(bits: 7), rows: [SampleGame(1).row(moves: 2)])
    #expect(try store.keep(push, of: player).rows == [.stored])
    return (address, store)
  }

  @Test(
    "two services of one database answer as one server", .enabled { await PostgresServer.prepare() }
  )
  func shared() async throws {
    let address = try #require(PostgresServer.shared).database()
    let (first, second) = (try Folder(), try Folder())
    let one = try ServedBackend("--database", address, page: first)
    let other = try ServedBackend("--database", address, page: second)
    let token = try #require(try await one.ask("POST", "/v1/players", Self.wish).token)
    let pulled = try await other.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
    let pushed = try await other.ask(
      "POST", "/v1/rows", "pastime-push 1 \(generation) 1\nx/1 3\none\n", cookie: token)
    #expect(pushed.body == "pastime-pushed 1 \(generation) 1\nstored\n")
    other.kill()
    let again = try await one.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    #expect(again == "pastime-pulled 1 \(generation) 1 all 1\n1 x/1 3\none\n")
    #expect(try await one.ask("GET", "/readyz").status == 200)
    #expect(one.stop() == 0)
  }

  @Test("a server can be checked while it runs", .enabled { await PostgresServer.prepare() })
  func check() throws {
    let (address, store) = try backend()
    let check = try Command("check", "--database", address)
    #expect(
      check.output == """
        players 1
        devices 1
        plays 0
        judged 0
        circles 0
        members 0
        races 0
        challenges 0
        rows 1
        bytes \(SampleGame(1).bytes(moves: 2))
        games 1
        lines 1
        moves 2
        later 0
        faults 0

        """)
    #expect(check.code == 0)
    let wrong = Push(
      generation: Generation(bits: 7),
      rows: [Row(key: SampleGame(9).key, text: SampleGame(3).text(moves: 1))])
    #expect(try store.keep(wrong, of: player).rows == [.stored])
    try PostgresServer.shared?.run("UPDATE player SET bytes = bytes + 1", at: address)
    let faulty = try Command("check", "--database", address)
    #expect(faulty.output.contains(": the record is that of another game\n"))
    #expect(faulty.output.contains(": the rows take more or fewer bytes than were counted\n"))
    #expect(faulty.output.hasSuffix("faults 2\n"))
    #expect(faulty.code == 1)
  }

  @Test(
    "a restored server begins a new generation, and keeps its rows",
    .enabled { await PostgresServer.prepare() })
  func restored() throws {
    let (address, store) = try backend()
    let restored = try Command("restored", "--database", address)
    #expect(restored.output.hasSuffix(": restored\n"))
    #expect(restored.code == 0)
    let answer = try store.answer(Pull(since: .zero, limit: 9), of: player)
    #expect(answer.generation != Generation(bits: 7))
    #expect(answer.rows.map(\.row) == [SampleGame(1).row(moves: 2)])
  }

  @Test(
    "a database that cannot be reached is reported in one sentence, without its password",
    arguments: [["serve", "--port", "0"], ["check"], ["restored"]])
  func unreachable(command: [String]) throws {
    let page = try Folder()
    try page.write("<!doctype html>", to: "index.html")
    let address = "postgres://me:sesame@127.0.0.1:1/games"
    let result = try Command(
      command + (command[0] == "serve" ? ["--page", page.url.path] : []) + ["--database", address])
    let start = "games at 127.0.0.1: The database cannot be used: connection to server"
    #expect(result.complaint.hasPrefix(start), "\(result.complaint)")
    #expect(result.complaint.split(separator: "\n").count == 1)
    #expect(!result.complaint.contains("sesame"))
    #expect(result.code == 69)
  }

  @Test(
    "a wrong database address is refused and not repeated, because it may have a password",
    arguments: [["serve", "--port", "0"], ["check"], ["restored"]],
    [
      "postgres://me:sesame@localhost/games?nonsense=1", "postgres//me:sesame@localhost/games",
      "postgres://me:p@sesame@localhost/games", "postgres://me:p/sesame@localhost/games",
    ])
  func mistyped(command: [String], address: String) throws {
    let result = try Command(command + ["--database", address])
    #expect(result.complaint.contains("postgres://user@host/name"), "\(result.complaint)")
    #expect(!(result.complaint + result.output).contains("sesame"))
    #expect(result.code == 2)
  }

  @Test(
    "a database without a server is not marked as restored, and stays the same",
    .enabled { await PostgresServer.prepare() })
  func nothingRestored() throws {
    let address = try #require(PostgresServer.shared).database()
    let result = try Command("restored", "--database", address)
    #expect(result.output.isEmpty)
    #expect(result.complaint.hasSuffix(": The database does not have the tables of a server.\n"))
    #expect(result.code == 69)
    #expect(throws: OpeningError.notADatabase) {
      try PostgresReader(#require(PostgresAddress(address)))
    }
  }

  @Test(
    "wrong options for a database are refused",
    arguments: [
      ["serve", "--database", "games"], ["serve", "--database", "postgres://a/b", "--data", "x"],
      ["serve", "--database", "postgres://a/b", "--invite-only"],
      ["serve", "--data", "x", "--invite-only", "--words", "y"], ["restored"],
      ["serve", "--database", "postgres://a/b", "--words", "y"],
      ["check", "copy", "--database", "postgres://a/b"],
    ])
  func usage(arguments: [String]) throws {
    let command = try Command(arguments)
    #expect(command.code == 2)
    #expect(command.output.isEmpty)
  }

  @Test(
    "invitation words are in a file that is named", .enabled { await PostgresServer.prepare() })
  func invited() async throws {
    let (page, words) = (try Folder(), try Folder())
    let address = try #require(PostgresServer.shared).database()
    let file = words.url.appending(path: "words").path
    let served = try ServedBackend(
      "--database", address, "--invite-only", "--words", file, page: page)
    let line = try #require(served.printed.firstMatch(of: /need an invitation word: (\S+)\n/))
    #expect(try await served.ask("POST", "/v1/players", Self.wish).status == 403)
    let made = try await served.ask(
      "POST", "/v1/players", Self.wish + "word \(line.output.1)\n")
    #expect(made.status == 201)
  }
}
