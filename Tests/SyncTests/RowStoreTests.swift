import Library
import Sync
import SyncTesting
import Testing

@Suite("Stores of rows")
struct RowStoreTests {
  private func memory(room: Int = 1 << 20, limits: SyncLimits = SyncLimits()) -> MemoryStore {
    var store = MemoryStore(limits: limits, room: room)
    store.add(ada, generation: generation)
    return store
  }

  private func push(_ rows: Row...) -> Push { Push(generation: generation, rows: rows) }

  @Test("a store answers that a row is stored, known, or behind what it knows")
  func answers() throws {
    var store = memory()
    #expect(try store.keep(push(game(1, "a", "b")), of: ada).rows == [.stored])
    #expect(try store.keep(push(game(1, "a", "b")), of: ada).rows == [.have])
    #expect(try store.keep(push(game(1, "a")), of: ada).rows == [.behind(Revision(1))])
    #expect(try store.keep(push(game(1, "c"), game(2)), of: ada).rows == [.stored, .stored])
    let all = try store.answer(Pull(since: .zero, limit: 200), of: ada)
    #expect(all.rows.map(\.revision.count) == [4, 5])
    #expect(text(all.rows[0].row.text) == "game\na\nb\n\u{1E}game\nc\n")
  }

  @Test("each row comes once, with its latest text, for any size of a page")
  func pages() throws {
    var store = memory()
    for number in 0..<40 {
      _ = try store.keep(push(game(UInt64(number % 13), "a\(number)")), of: ada)
    }
    for limit in 1...14 {
      var keys: [[UInt8]] = []
      var since = Revision.zero
      while true {
        let answer = try store.answer(Pull(since: since, limit: limit), of: ada)
        keys += answer.rows.map(\.row.key)
        #expect(answer.next > since || !answer.more)
        since = answer.next
        if !answer.more { break }
      }
      #expect(keys.count == 13 && Set(keys).count == 13)
    }
  }

  @Test("a push in another epoch stores nothing, and the answer names the present epoch")
  func otherEpoch() throws {
    var store = memory()
    let answer = try store.keep(Push(generation: Generation(bits: 9), rows: [game(1)]), of: ada)
    #expect(answer == PushAnswer(generation: generation, rows: []))
    #expect(try store.answer(Pull(since: .zero, limit: 9), of: ada).rows.isEmpty)
  }

  @Test("a row that the store does not keep fails alone")
  func badRows() throws {
    var limits = SyncLimits()
    limits.rowBytes = 20
    var store = memory(room: 140, limits: limits)
    let rows = [
      Row(key: "device", text: "x"), Row(key: "later/1", text: "xyz"),
      Row(key: Array("later/2".utf8), text: [0xFF]), Row(key: "later/3", text: ""),
      game(1, "first"),
      game(2), Row(key: "setting/motion", text: "1 0000000000000001 off"),
    ]
    let answer = try store.keep(Push(generation: generation, rows: rows), of: ada)
    #expect(
      answer.rows == [
        .refused(.key), .stored, .refused(.text), .refused(.text), .stored, .stored, .refused(.key),
      ])
    // Both lines together are longer than a row may be.
    #expect(try store.keep(push(game(1, "other!")), of: ada).rows == [.refused(.tooLong)])
    #expect(try store.keep(push(game(3)), of: ada).rows == [.refused(.full)])
    #expect(try store.keep(push(game(2, "x")), of: ada).rows == [.stored])
  }

  @Test("players do not see each other's rows")
  func players() throws {
    var store = memory()
    let bob = PlayerID(high: 0, low: 2)
    #expect(throws: StoreError.unknownPlayer) { try store.keep(push(game(1)), of: bob) }
    store.add(bob, generation: Generation(bits: 5))
    _ = try store.keep(push(game(1)), of: ada)
    #expect(try store.answer(Pull(since: .zero, limit: 9), of: bob).rows.isEmpty)
  }

  @Test("a store answers as the store in memory does, byte for byte", arguments: 0..<20)
  func comparison(seed: UInt64) {
    let store = MemoryStore(
      limits: RowStoreComparison<MemoryStore>.limits, room: RowStoreComparison<MemoryStore>.room)
    var comparison = RowStoreComparison(seed: seed, store: store)
    #expect(comparison.firstDifference(of: 150) == nil)
  }

  @Test(
    "the comparison finds mistakes of a store",
    arguments: [
      PlantedBug.longestLineWins, .deletionWins, .deletionsExpire, .revisionsOutOfOrder,
      .answerEndsInARow, .grownRowKeepsItsRevision, .answersBeforeItStores, .restoreKeepsTheEpoch,
    ])
  func comparisonFindsBugs(bug: PlantedBug) {
    let found = (UInt64(0)..<20).count { seed in
      let memory = MemoryStore(
        limits: RowStoreComparison<MemoryStore>.limits, room: RowStoreComparison<MemoryStore>.room)
      var comparison = RowStoreComparison(seed: seed, store: BuggyStore(memory, bug: bug))
      return comparison.firstDifference(of: 400) != nil
    }
    #expect(found >= 15)
  }
}
