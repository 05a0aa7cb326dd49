import Games
import GamesTesting
import Library
import SyncTesting
import Testing

@testable import Sync

/// The rules of docs/sync.md, by their numbers.
@Suite("Rules of a device")
struct ReplicaRuleTests {
  @Test("1: rows and the bookmark behind them are written together, before more is read")
  func rowsWithBookmark() throws {
    var device = TestDevice(at: 3)
    device.pulled([(4, game(1, "a")), (6, game(2))], to: device.request, more: true)
    let write = try #require(device.write)
    #expect(write.changes.map(\.row) == [game(1, "a"), game(2)])
    #expect(write.changes.allSatisfy { $0.expected.isEmpty })
    #expect(write.cursor == Cursor(generation: generation, cursor: Revision(6)))
    #expect(write.marks.count == 2)
    #expect(device.request == nil)
    device.tell(.written)
    #expect(device.effects.contains(.tell([game(1, "a"), game(2)])))
    #expect(device.pull?.since == Revision(6))
  }

  @Test("1: a row that a page stored meanwhile is joined, and everything is written again")
  func conflict() throws {
    var device = TestDevice(at: 3)
    device.pulled([(4, game(1, "a")), (6, game(2))], to: device.request)
    device.tell(.conflict([game(1, "b")]))
    let write = try #require(device.write)
    #expect(text(write.changes[0].row.text) == "game\nb\n\u{1E}game\na\n")
    #expect(write.changes[0].expected == game(1, "b").text)
    #expect(write.changes[1].row == game(2))
    #expect(write.cursor?.cursor == Revision(6))
    // The server has only one of the two lines.
    #expect(write.marks.map(\.key) == [game(2).key])
    #expect(device.push?.rows == [write.changes[0].row])
  }

  @Test("2: the answer to a push does not move the cursor")
  func pushMovesNothing() {
    var device = TestDevice(game(1), at: 3)
    device.catchUp()
    device.pushed([.stored], to: device.request)
    #expect(device.write?.cursor == nil)
    device.tell(.written)
    #expect(device.pull?.since == Revision(3))
  }

  @Test("3: a row that grew while it was sent is sent again")
  func grownRow() {
    var device = TestDevice(game(1, "a"), at: 3)
    device.catchUp()
    let first = device.request
    device.tell(.changed(game(1, "a", "b")))
    device.pushed([.stored], to: first)
    #expect(device.write == nil)
    device.pulled([], to: device.request)
    #expect(device.push?.rows == [game(1, "a", "b")])
    #expect(device.replica.status == .waiting(1))
  }

  @Test("a game without a move stays on its device until a move is made")
  func gameWithoutMove() {
    var device = TestDevice(at: 3)
    device.catchUp()
    device.tell(.changed(game(1, "")))
    #expect(device.push == nil)
    #expect(device.replica.status == .kept)
    // The player left the game: neither the game nor its time is written again.
    let clock = Row(key: "clock/" + text(game(1).key.dropFirst(7)), text: "500")
    device.tell(.changed(clock))
    let push = device.request
    for key in [game(1).key, clock.key] { device.tell(.changed(Row(key: key, text: []))) }
    device.pushed([.stored], to: push)
    #expect(device.write == nil)
    device.catchUp()
    #expect(device.replica.status == .kept)
    device.tell(.changed(game(1, "", "a")))
    #expect(device.push?.rows == [game(1, "", "a")])
  }

  @Test("4: a row is unsent until its storage knows better, no matter who wrote it")
  func unsentIsDurable() {
    var device = TestDevice(game(1), game(2), at: 3, areKept: true)
    #expect(device.replica.status == .kept)
    // Another page wrote a row and did not report it.
    var contents = StorageContents(rows: [game(1), game(2, "a")])
    contents.cursor = Cursor(generation: generation, cursor: Revision(3))
    contents.marks = [game(1), game(2)].map { Mark(key: $0.key, text: Fingerprint(of: $0.text)) }
    device = TestDevice()
    device.tell(.loaded(contents))
    device.catchUp()
    #expect(device.push?.rows == [game(2, "a")])
    device.pushed([.stored], to: device.request)
    #expect(
      device.write?.marks == [Mark(key: game(2).key, text: Fingerprint(of: game(2, "a").text))])
    #expect(device.replica.status == .kept)
  }

  @Test("5: a refused row is reported, and holds up no other row")
  func refusedRow() {
    var device = TestDevice(game(1), game(2), at: 3)
    device.catchUp()
    device.pushed([.refused(.full), .stored], to: device.request)
    #expect(device.replica.status == .refused(.row(.full), 1))
    device.tell(.changed(game(3)))
    #expect(device.push?.rows == [game(3)])
    // There may be room later.
    device.pushed([.stored], to: device.request)
    device.tell(.written)
    device.tell(.written)
    device.catchUp()
    device.tell(.woke, after: Replica.refusalInterval)
    device.catchUp()
    #expect(device.push?.rows == [game(1)])
  }

  @Test("5: a row that makes the server refuse whole requests is found, and set aside")
  func poison() {
    var device = TestDevice(game(1), game(2), game(3), game(4), at: 3)
    device.catchUp()
    var sent: Set<[UInt8]> = []
    for _ in 0..<40 {
      guard let request = device.request else {
        device.tell(.woke, after: 300_000)
        continue
      }
      if let push = request.push {
        if push.rows.contains(game(2)) {
          device.tell(.answered(request.number, .failed(.refused)))
        } else {
          sent.formUnion(push.rows.map(\.key))
          device.pushed(push.rows.map { _ in .stored }, to: request)
        }
      } else {
        device.catchUp()
      }
      if device.write != nil {
        let effects = device.effects
        device.tell(.written)
        if device.request == nil { device.effects = effects }
      }
    }
    #expect(sent == Set([game(1), game(3), game(4)].map(\.key)))
    #expect(device.replica.status == .refused(.row(.other), 1))
  }

  @Test("6: an empty server makes a device offer everything, and deletes nothing")
  func emptyServer() {
    var device = TestDevice(game(1), game(2), at: 30, areKept: true)
    let other = Generation(bits: 77)
    device.pulled([], to: device.request, generation: other)
    #expect(device.write?.forgetsMarks == true)
    #expect(device.write?.changes == [])
    #expect(device.write?.cursor == Cursor(generation: other, cursor: .zero))
    device.tell(.written)
    #expect(device.pull?.since == .zero)
    device.pulled([], to: device.request, generation: other)
    #expect(device.push == Push(generation: other, rows: [game(1), game(2)]))
  }

  @Test("6: the answer to a push counts for nothing if it names another epoch")
  func pushInOtherEpoch() {
    var device = TestDevice(game(1), game(2), at: 30)
    device.catchUp()
    device.pushed([], to: device.request, generation: Generation(bits: 77))
    #expect(device.replica.status == .waiting(2))
    device.tell(.written)
    #expect(device.pull?.since == .zero)
  }

  @Test("6: a server that has less than it said gets the rest again, but is not asked forever")
  func forgetfulServer() {
    var device = TestDevice(game(1, "a"), at: 3, areKept: true)
    device.pulled([(4, game(1))], to: device.request)
    #expect(device.replica.status == .waiting(1))
    #expect(device.request == nil)
    device.tell(.written)
    device.tell(.woke, after: 1_000)
    #expect(device.push?.rows == [game(1, "a")])
  }

  @Test("7: a new device sends only what it has")
  func newDevice() {
    var device = TestDevice()
    device.tell(
      .loaded(StorageContents(rows: [game(1), Row(key: "device", text: "0123456789abcdef")])))
    #expect(device.pull == Pull(since: .zero, limit: 200))
    let gone = Row(key: "gone/0000000000000000000000000000000a", text: "1")
    device.pulled([(8, game(1)), (9, gone)], to: device.request)
    #expect(device.push == nil)
    #expect(device.replica.status == .kept)
  }
}
