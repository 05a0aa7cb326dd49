import Library
import Sync
import Synchronization
import Testing

@testable import Backend

@Suite("Storing many pushes at once")
struct GroupCommitTests {
  private let generation = Generation(bits: 1)

  private func push(_ number: Int) -> Push {
    Push(generation: generation, rows: [Row(key: Array("record/\(number)".utf8), text: [97])])
  }

  private func player(_ number: Int) -> PlayerID { PlayerID(high: 0, low: UInt64(number)) }

  /// Counts the pushes that it gets, and stores nothing.
  private final class Recorder: Sendable {
    let groups = Mutex<[[UInt64]]>([])

    func commit(_ pushes: [PlayerPush]) -> [Result<PushAnswer, StoreError>] {
      groups.withLock { $0.append(pushes.map(\.player.low)) }
      return pushes.map {
        .success(PushAnswer(generation: Generation(bits: $0.player.low), rows: [.stored]))
      }
    }
  }

  /// Opens once, and lets everybody through from then on.
  private actor Gate {
    /// How many pushes have come to it.
    private(set) var count = 0
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass(_ pushes: [PlayerPush]) async {
      count += pushes.count
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for one in waiting { one.resume() }
    }
  }

  @Test("pushes that come while a transaction is stored go together into the next one")
  func together() async throws {
    let recorder = Recorder()
    let gate = Gate()
    let commits = GroupCommit { (pushes) async throws(StoreError) in
      await gate.pass(pushes)
      return recorder.commit(pushes)
    }
    try await withThrowingTaskGroup { tasks in
      for number in 0..<40 {
        tasks.addTask {
          // Each gets the answer to its own push.
          let answer = try await commits.keep(push(number), of: player(number))
          #expect(answer.generation.bits == UInt64(number))
        }
      }
      while await commits.waitingCount + gate.count < 40 { await Task.yield() }
      await gate.open()
      try await tasks.waitForAll()
    }
    let groups = recorder.groups.withLock { $0 }
    #expect(groups.flatMap(\.self).sorted() == (0..<40).map(UInt64.init))
    #expect(groups.count == 2)
  }

  @Test("a transaction takes no more pushes than are allowed")
  func most() async throws {
    let recorder = Recorder()
    let commits = GroupCommit(most: 3) { (pushes) async throws(StoreError) in
      recorder.commit(pushes)
    }
    try await withThrowingTaskGroup { tasks in
      for number in 0..<20 {
        tasks.addTask { _ = try await commits.keep(push(number), of: player(number)) }
      }
      try await tasks.waitForAll()
    }
    #expect(recorder.groups.withLock { $0.allSatisfy { $0.count <= 3 } })
    #expect(recorder.groups.withLock { $0.joined().count } == 20)
  }

  @Test(
    "when too many pushes wait, the next one is refused at once, and the waiting ones are stored")
  func full() async throws {
    let gate = Gate()
    let recorder = Recorder()
    let commits = GroupCommit(mostWaiting: 5) { (pushes) async throws(StoreError) in
      await gate.pass(pushes)
      return recorder.commit(pushes)
    }
    try await withThrowingTaskGroup { tasks in
      // One is being stored, and five wait.
      for number in 0..<6 {
        tasks.addTask { _ = try await commits.keep(push(number), of: player(number)) }
        while await commits.waitingCount + gate.count < number + 1 { await Task.yield() }
        while number == 0, await gate.count == 0 { await Task.yield() }
      }
      await #expect(throws: StoreError.unavailable) {
        try await commits.keep(push(6), of: player(6))
      }
      await gate.open()
      try await tasks.waitForAll()
    }
    #expect(recorder.groups.withLock { $0.joined().count } == 6)
  }

  @Test("on a broken disk no push of the group is tried again")
  func broken() async throws {
    let gate = Gate()
    let commits = GroupCommit { (pushes) async throws(StoreError) in
      await gate.pass(pushes)
      throw .brokenDisk
    }
    await withTaskGroup { tasks in
      for number in 0..<10 {
        tasks.addTask {
          await #expect(throws: StoreError.brokenDisk) {
            try await commits.keep(push(number), of: player(number))
          }
        }
      }
      while await commits.waitingCount + gate.count < 10 { await Task.yield() }
      await gate.open()
    }
    #expect(await gate.count == 10)
  }

  @Test("a push that spoils a transaction spoils it for itself alone")
  func spoiled() async throws {
    let gate = Gate()
    let commits = GroupCommit { (pushes) async throws(StoreError) in
      await gate.pass(pushes)
      if pushes.contains(where: { $0.player.low == 7 }) { throw .unavailable }
      return pushes.map { _ in
        .success(PushAnswer(generation: Generation(bits: 1), rows: [.stored]))
      }
    }
    await withTaskGroup { tasks in
      for number in 0..<10 {
        tasks.addTask {
          let stored = (try? await commits.keep(push(number), of: player(number))) != nil
          #expect(stored == (number != 7))
        }
      }
      while await commits.waitingCount + gate.count < 10 { await Task.yield() }
      await gate.open()
    }
  }

  @Test("players whose pushes go together each get their own rows", .everyStorage)
  func players() async throws {
    let database = try RestorableDatabase()
    for number in 0..<30 { database.add(player(number), generation: generation) }
    let commits = GroupCommit(database.store)
    try await withThrowingTaskGroup { tasks in
      for number in 0..<90 {
        tasks.addTask {
          let key = Array("setting/\(number)".utf8)
          let row = Row(key: key, text: Array("1 0123456789abcdef on".utf8))
          let answer = try await commits.keep(
            Push(generation: generation, rows: [row]), of: player(number % 30))
          #expect(answer.rows == [.stored])
        }
      }
      try await tasks.waitForAll()
    }
    for number in 0..<30 {
      let answer = try database.answer(Pull(since: .zero, limit: 200), of: player(number))
      let keys = answer.rows.map { String(decoding: $0.row.key, as: UTF8.self) }
      #expect(Set(keys) == Set((0..<3).map { "setting/\(number + 30 * $0)" }))
      #expect(answer.rows.map(\.revision.count) == [1, 2, 3])
    }
  }
}
