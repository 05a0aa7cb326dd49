import BackendTesting
import Library
import Sync
import Testing

@testable import Backend

@Suite("Opening a server's database in PostgreSQL")
struct PostgresOpeningTests {
  private func run(_ statement: String, at address: PostgresAddress) throws {
    try PostgresServer.shared?.run(statement, at: address.text)
  }

  @Test("the database of a later version is refused", .enabled { await PostgresServer.prepare() })
  func laterVersion() throws {
    let address = try PostgresAddress.new()
    try PostgresStore(address).add(PlayerID(high: 1, low: 2), generation: Generation(bits: 3))
    try run("UPDATE house SET steps = steps + 1", at: address)
    #expect(throws: OpeningError.laterVersion) { try PostgresStore(address) }
    #expect(throws: OpeningError.laterVersion) { try PostgresReader(address) }
  }

  @Test(
    "the database of the earlier version has everything after it is opened",
    .enabled { await PostgresServer.prepare() })
  func earlierVersion() throws {
    let address = try PostgresAddress.new()
    let connection = try PostgresConnection(address)
    try connection.runScript(PostgresSchema.steps[0])
    try connection.runScript(
      """
      CREATE TABLE house (steps bigint NOT NULL, checks bigint NOT NULL DEFAULT 0);
      INSERT INTO house (steps) VALUES (1);
      INSERT INTO player (id, epoch) VALUES ('\\x00000000000000010000000000000002', 3);
      """)
    #expect(throws: OpeningError.self) { try PostgresReader(address) }
    let store = try PostgresStore(address)
    let player = PlayerID(high: 1, low: 2)
    #expect(
      try store.answer(Pull(since: .zero, limit: 1), of: player).generation == Generation(bits: 3))
    #expect(try store.look { try $0.deals(of: .codeword, on: Day(number: 1)).isEmpty })
  }

  @Test(
    "deals from before there were languages stay, and other languages join them",
    .enabled { await PostgresServer.prepare() })
  func earlierDeals() throws {
    let address = try PostgresAddress.new()
    let connection = try PostgresConnection(address)
    for step in PostgresSchema.steps.dropLast() { try connection.runScript(step) }
    try connection.runScript(
      """
      CREATE TABLE house (steps bigint NOT NULL, checks bigint NOT NULL DEFAULT 0);
      INSERT INTO deal (id, day, game, rules, options, puzzle, salt, commitment)
        VALUES (decode(repeat('01', 16), 'hex'), 20000, 'codeword', 1, 'length=5 attempts=any mode=standard', 'there',
          decode(repeat('02', 16), 'hex'), decode(repeat('03', 32), 'hex'));
      """)
    try connection.run(
      "INSERT INTO house (steps) VALUES ($1)", .integer(Int64(PostgresSchema.steps.count - 1)))
    let store = try PostgresStore(address)
    let german = Deal(
      day: Day(number: 20_000), kind: .codeword, rules: 4,
      options: Array("length=5 attempts=any mode=standard words=de".utf8),
      puzzle: Array("segel".utf8), salt: Array(repeating: 7, count: 16))
    try store.transaction { try $0.insert(german) }
    let deals = try store.look { try $0.deals(of: .codeword, on: Day(number: 20_000)) }
    #expect(deals.map(\.words) == [.english, .german])
  }

  @Test(
    "a database with another program's tables is refused, and stays as it is",
    .enabled { await PostgresServer.prepare() })
  func foreign() throws {
    let address = try PostgresAddress.new()
    try run("CREATE TABLE player (name text)", at: address)
    #expect(throws: OpeningError.notADatabase) { try PostgresStore(address) }
    #expect(throws: OpeningError.notADatabase) { try PostgresReader(address) }
    try run("DROP TABLE player; CREATE TABLE house (name text)", at: address)
    #expect(throws: OpeningError.notADatabase) { try PostgresStore(address) }
    #expect(throws: OpeningError.notADatabase) { try PostgresReader(address) }
  }

  @Test(
    "a store waits until its data is stored, whatever the database says",
    .enabled { await PostgresServer.prepare() })
  func durable() throws {
    let address = try PostgresAddress.new()
    let name = try #require(address.text.firstMatch(of: /(house[0-9]+)\?/)).output.1
    try run("ALTER DATABASE \(name) SET synchronous_commit = off", at: address)
    let store = try PostgresStore(address)
    let setting = try store.read { connection in
      try connection.run("SELECT current_setting('synchronous_commit') AS setting")
        .first?.text("setting")
    }
    #expect(setting == "on")
    #expect(try store.isSound())
  }

  @Test(
    "a server pins its setting to its session, so changes on the database server do not reach it",
    .enabled { await PostgresServer.prepare() }, arguments: ["on", "off", "remote_write"])
  func pinned(setting: String) throws {
    let address = try PostgresAddress.new()
    let name = try #require(address.text.firstMatch(of: /(house[0-9]+)\?/)).output.1
    try run("ALTER DATABASE \(name) SET synchronous_commit = \(setting)", at: address)
    let found = try PostgresStore(address).read { connection in
      try connection.run(
        "SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit'"
      ).first.map { [try $0.text("setting"), try $0.text("source")] }
    }
    #expect(found == [setting == "off" ? "on" : setting, "session"])
  }

  @Test(
    "transactions have the intended isolation, whatever the database says",
    .enabled { await PostgresServer.prepare() })
  func isolation() throws {
    let address = try PostgresAddress.new()
    let name = try #require(address.text.firstMatch(of: /(house[0-9]+)\?/)).output.1
    try run("ALTER DATABASE \(name) SET default_transaction_isolation = serializable", at: address)
    let store = try PostgresStore(address)
    for work in [store.read, store.write]
      as [((PostgresConnection) throws -> String?) throws -> String?]
    {
      let level = try work { connection in
        try connection.run("SELECT current_setting('transaction_isolation') AS level")
          .first?.text("level")
      }
      #expect(level == "read committed")
    }
  }

  @Test(
    "a database that cannot be written reports it, and reads everything",
    .enabled { await PostgresServer.prepare() })
  func readOnly() throws {
    let store = try PostgresStore(PostgresAddress.new())
    let player = PlayerID(high: 1, low: 2)
    let push = Push(
      generation: Generation(bits: 3), rows: [Row(key: Array("later/1".utf8), text: [97])])
    try store.add(player, generation: Generation(bits: 3))
    // The store has one connection as long as it does one thing at a time.
    try store.read { try $0.runScript("SET default_transaction_read_only = on") }
    #expect(try store.use(of: player).bytes == 0)
    #expect(throws: StoreError.readOnly) { try store.keep(push, of: player) }
    #expect(try store.keep(push, of: player).rows == [.stored])
  }

  @Test("an error reports an unreachable server, without the password")
  func unreachable() throws {
    let address = try #require(PostgresAddress("postgres://me:secret@127.0.0.1:1/games"))
    let error = #expect(throws: OpeningError.self) { try PostgresStore(address) }
    let sentence = try PostgresOpeningError(address, #require(error)).description
    #expect(sentence.hasPrefix("games at 127.0.0.1: The database cannot be used: connection to"))
    #expect(!sentence.contains("secret"))
    #expect(!sentence.contains("\n"))
  }

  @Test(
    "a text that libpq does not understand is not an address",
    arguments: [
      "", "games", "host=localhost", "http://localhost/games",
      "postgres://localhost/games?nonsense=1",
      // A character of the password that is not written as %40 or %2F would make the rest a name, which is shown.
      "postgres://me:sec@ret@localhost/games", "postgres://me:sec/ret@localhost/games",
      "postgres://me:sec@ret@localhost:5432,other/games",
    ])
  func noAddress(text: String) {
    #expect(PostgresAddress(text) == nil)
  }

  @Test(
    "values go beside a statement, so no value can be a part of it",
    .enabled { await PostgresServer.prepare() })
  func values() throws {
    let store = try PostgresStore(PostgresAddress.new())
    let texts = ["'; DROP TABLE row; --", "$1", "\\", "\"", "é🧩", ""]
    try store.read { connection in
      for text in texts {
        let row = try connection.run(
          "SELECT $1 AS a, $2 AS b, $3 AS c, $4 AS d, $5 AS e", .text(text),
          .bytes(Array(text.utf8)), .text(nil),
          .integer(.min), .bytes([0, 255])
        ).first
        #expect(try row?.text("a") == text)
        #expect(try row?.bytes("b") == Array(text.utf8))
        #expect(try row?.optionalBytes("c") == nil)
        #expect(try row?.integer("d") == .min)
        #expect(try row?.bytes("e") == [0, 255])
      }
    }
  }
}
