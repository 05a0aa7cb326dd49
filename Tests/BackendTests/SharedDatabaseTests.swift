import BackendTesting
import Foundation
import Library
import Sync
import Synchronization
import Testing

@testable import Backend

/// Each store is as it would be in its own process: the stores share nothing but the database.
@Suite(
  "Several servers on one database",
  .enabled("PostgreSQL is not installed") { await PostgresServer.prepare() },
  .timeLimit(.minutes(20)))
struct SharedDatabaseTests {
  private let address: PostgresAddress
  private let stores: [PostgresStore]
  private let generation = Generation(bits: 1)
  private let start = WallTime(1_800_000_000_000)

  init() throws {
    let address = try PostgresAddress.new()
    self.address = address
    stores = try (0..<2).map { _ in try PostgresStore(address) }
  }

  private func player(_ number: Int) -> PlayerID { PlayerID(high: 4, low: UInt64(number)) }

  private func push(_ keys: String...) -> Push { push(keys) }

  private func push(_ keys: [String]) -> Push {
    Push(generation: generation, rows: keys.map { Row(key: Array($0.utf8), text: [97]) })
  }

  /// How many rows a transaction stores. A reader must miss none of them.
  private static let rowsAtOnce = 56

  /// From now on a transaction that stored something takes up to six milliseconds to end, or, with many rows,
  /// about as long.
  private func delayCommits() throws {
    try stores[0].write { connection in
      try connection.runScript(
        """
        CREATE TABLE numbered (number bigint GENERATED ALWAYS AS IDENTITY);
        CREATE FUNCTION delay() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(random() * 0.006); RETURN NULL; END';
        CREATE CONSTRAINT TRIGGER delay AFTER INSERT ON row
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
          WHEN (random() < 0.02) EXECUTE FUNCTION delay();
        CREATE CONSTRAINT TRIGGER delay AFTER INSERT ON numbered
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION delay();
        """)
    }
  }

  /// Six writers write while a reader reads on and on from a cursor, and once more in the end.
  private func writeAndRead(
    write: @escaping @Sendable (_ writer: Int) throws -> Void,
    read: @escaping @Sendable () throws -> Void
  ) async throws {
    let writers = Locked(6)
    try await withThrowingTaskGroup { tasks in
      for writer in 0..<6 {
        tasks.addTask {
          defer { writers.withLock { $0 -= 1 } }
          try await onThread { for _ in 0..<60 { try write(writer) } }
        }
      }
      tasks.addTask {
        try await onThread {
          while writers.withLock({ $0 > 0 }) { try read() }
          try read()
        }
      }
      try await tasks.waitForAll()
    }
  }

  @Test("a reader with a cursor misses nothing, however late transactions end")
  func cursor() async throws {
    try delayCommits()
    try stores[0].add(player(0), generation: generation)
    let seen = Locked((keys: Set<[UInt8]>(), cursor: Revision.zero))
    let next = Locked(0)
    try await writeAndRead { writer in
      let number = next.withLock {
        $0 += 1; return $0
      }
      let keys = (0..<Self.rowsAtOnce).map { "later/\(number)-\($0)" }
      let answer = try stores[writer % 2].keep(push(keys), of: player(0))
      #expect(answer.rows == keys.map { _ in .stored })
    } read: {
      let cursor = seen.withLock(\.cursor)
      let answer = try stores[1].answer(Pull(since: cursor, limit: 200), of: player(0))
      seen.withLock {
        $0.keys.formUnion(answer.rows.map(\.row.key))
        $0.cursor = answer.next
      }
    }
    let count = 360 * Self.rowsAtOnce
    #expect(seen.withLock(\.keys.count) == count)
    #expect(try stores[0].use(of: player(0)).revision == Revision(Int64(count)))
  }

  @Test("the same test finds that a reader misses something with numbers of a sequence")
  func sequence() async throws {
    try delayCommits()
    let seen = Locked((count: 0, cursor: Int64(0)))
    try await writeAndRead { writer in
      try stores[writer % 2].write { connection in
        _ = try connection.run("INSERT INTO numbered DEFAULT VALUES")
      }
    } read: {
      let cursor = seen.withLock(\.cursor)
      let numbers = try stores[1].read { connection in
        try connection.run(
          "SELECT number FROM numbered WHERE number > $1 ORDER BY number", .integer(cursor)
        ).map { try $0.integer("number") }
      }
      seen.withLock {
        $0.count += numbers.count
        $0.cursor = numbers.last ?? cursor
      }
    }
    #expect(seen.withLock(\.count) < 360)
  }

  @Test("groups with the same players in another order do not hold each other up")
  func order() async throws {
    for number in 0..<20 { try stores[0].add(player(number), generation: generation) }
    try await withThrowingTaskGroup { tasks in
      for (index, store) in stores.enumerated() {
        tasks.addTask {
          for round in 0..<40 {
            let numbers = index == 0 ? Array(0..<20) : (0..<20).reversed()
            let pushes = numbers.map {
              PlayerPush(push("later/\(index)-\(round)"), of: player($0))
            }
            for answer in try await store.commit(pushes) {
              #expect(try answer.get().rows == [.stored])
            }
          }
        }
      }
      try await tasks.waitForAll()
    }
    for number in 0..<20 {
      #expect(try stores[0].use(of: player(number)).revision == Revision(80))
    }
  }

  @Test("when many devices enter a code at once, one of them succeeds")
  func claims() async throws {
    try stores[0].add(player(0), generation: generation)
    let code = PairingCode(bits: 7)
    try stores[0].offer(code, of: player(0), at: start).get()
    let outcomes = try await atOnce(12) { number in
      let claim = Pairing.Claim(
        ticket: Secret().digest, label: "Phone", games: 0, number: 10 + number)
      return try stores[number % 2].claim(code, claim, at: start)
    }
    #expect(outcomes.count { (try? $0.get()) != nil } == 1)
  }

  @Test("a code that is taken back while a device enters it does not come back")
  func withdrawn() async throws {
    try stores[0].add(player(0), generation: generation)
    let code = PairingCode(bits: 7)
    try stores[0].offer(code, of: player(0), at: start).get()
    let claim = Pairing.Claim(ticket: Secret().digest, label: "Phone", games: 0, number: 10)
    let (isLooking, isDone) = (Locked(false), Locked(false))
    async let saying = onThread {
      try stores[0].change(.code(code.digest)) { pairing throws(PairingError) in
        isLooking.withLock { $0 = true }
        while !isDone.withLock({ $0 }), !someoneWaits() { usleep(1_000) }
        try pairing.claim(claim, at: start)
      }
    }
    try await onThread {
      while !isLooking.withLock({ $0 }) { usleep(1_000) }
      try stores[1].withdrawCode(of: player(0))
      isDone.withLock { $0 = true }
    }
    _ = try await saying
    #expect(try stores[0].pairing(of: player(0)) == nil)
  }

  /// Whether a transaction of this database waits for another one.
  private func someoneWaits() -> Bool {
    let waiting = try? stores[0].read { connection in
      try connection.run(
        """
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'
        """)
    }
    return waiting?.isEmpty == false
  }

  @Test("a visit is recorded without waiting for work on another device")
  func lastSeenLog() async throws {
    let tokens = [Secret(), Secret()]
    for (number, token) in tokens.enumerated() {
      try stores[0].add(
        player(number), generation: generation, device: "Phone", token: token.digest, at: start)
    }
    let tomorrow = WallTime(start.count + 86_400_000)
    let callers = try tokens.compactMap { try stores[0].caller(with: $0.digest, at: tomorrow) }
    try stores[0].write { connection in
      try connection.run(
        "SELECT id FROM device WHERE id = $1 FOR UPDATE", .integer(callers[0].device))
      try stores[1].note(callers, at: tomorrow)
    }
    let isFirst = try tokens.map {
      try stores[0].caller(with: $0.digest, at: tomorrow)?.isFirstToday
    }
    #expect(isFirst == [true, false])
  }

  @Test("a recovery key that is shown twice at once makes one device")
  func sheets() async throws {
    try stores[0].add(player(0), generation: generation)
    let recoveryKey = RecoveryKey(high: 1, low: 2)
    try stores[0].make(recoveryKey, of: player(0), at: start)
    let callers = try await atOnce(6) { number in
      try stores[number % 2].recover(
        with: recoveryKey, next: RecoveryKey(high: 3, low: UInt64(number)), device: "New phone",
        token: Secret().digest, by: nil, at: start)?.caller
    }
    #expect(Set(callers.map { $0?.device }).count == 1)
    #expect(try stores[0].devices(of: player(0)).count == 2)
  }

  @Test("servers that start at the same moment make the tables once")
  func opening() async throws {
    let fresh = try PostgresAddress.new()
    let opened = try await atOnce(6) { _ in try PostgresStore(fresh) }
    try opened[0].add(player(0), generation: generation)
    #expect(try opened[5].use(of: player(0)).bytes == 0)
  }

  /// Does the same several times at once.
  private func atOnce<Value: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup { tasks in
      for number in 0..<count {
        tasks.addTask { try await onThread { try work(number) } }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
  }
}

/// Works on a thread that may wait.
func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}

/// A value that several tasks of a test change.
final class Locked<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func withLock<Result: Sendable>(_ work: (inout Value) -> Result) -> Result {
    value.withLock { value in
      var copy = value
      defer { value = copy }
      return work(&copy)
    }
  }
}
