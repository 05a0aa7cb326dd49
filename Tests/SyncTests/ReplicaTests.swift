import Games
import GamesTesting
import Library
import SyncTesting
import Testing

@testable import Sync

@Suite("A device")
struct ReplicaTests {
  @Test("a move is sent at once, even while the device still has much to read")
  func playedWhileCatchingUp() {
    var device = TestDevice(game(1), game(2), at: 3)
    let first = device.request
    device.tell(.changed(game(2, "a")))
    device.pulled([(9, game(7))], to: first, more: true)
    #expect(device.push?.rows == [game(2, "a")])
    device.pushed([.stored], to: device.request)
    device.tell(.written)
    // The mark of the row that was sent.
    device.tell(.written)
    #expect(device.pull?.since == Revision(9))
  }

  @Test("the device waits longer after each failure, and shortens each wait at random")
  func backoff() throws {
    var device = TestDevice(at: 3)
    var waits: [Int64] = []
    for _ in 0..<12 {
      let request = try #require(device.request)
      device.tell(.answered(request.number, .failed(.unreachable)))
      let wake = try #require(device.wake)
      waits.append((wake - device.now).count)
      #expect(device.request == nil)
      device.tell(.woke, after: wake - device.now)
    }
    #expect(waits[0] >= 500 && waits[0] <= 1_000)
    #expect(waits[4] >= 8_000 && waits[4] <= 16_000)
    #expect(waits[11] >= 128_000 && waits[11] <= 256_000)
  }

  @Test("the device stops waiting when the network or the player comes back")
  func triesNow() throws {
    var device = TestDevice(at: 3)
    for event in [Event.connected(true), .attended] {
      let request = try #require(device.request)
      device.tell(.answered(request.number, .failed(.busy(600_000))))
      #expect(device.request == nil)
      device.tell(event, after: 10)
      #expect(device.pull != nil)
    }
  }

  @Test("a device asks nothing without a network, and nothing after it was removed")
  func silence() throws {
    var device = TestDevice(game(1), at: 3)
    let request = try #require(device.request)
    device.tell(.connected(false))
    device.tell(.answered(request.number, .failed(.unreachable)))
    device.tell(.woke, after: 500_000)
    #expect(device.request == nil)
    device.tell(.connected(true))
    let again = try #require(device.request)
    device.tell(.answered(again.number, .failed(.removed)))
    #expect(device.effects.contains(.show(.refused(.removed, 1))))
    device.tell(.attended, after: 500_000)
    #expect(device.request == nil)
  }

  @Test("the device gives up a request without an answer, and ignores a late answer")
  func lateAnswer() throws {
    var device = TestDevice(game(1), at: 3)
    device.catchUp()
    let late = try #require(device.request)
    device.tell(.woke, after: Replica.patience)
    device.tell(.woke, after: 5_000)
    #expect(device.request != nil)
    device.pushed([.stored], to: late)
    #expect(device.replica.status == .waiting(1))
  }

  @Test("a long push gets the time that the slowest line needs, and the server gives as much")
  func longPush() throws {
    let text = "game\n" + String(repeating: "move\n", count: 12_000)
    var device = TestDevice(Row(key: "record/\(String(repeating: "0", count: 32))", text: text))
    device.catchUp()
    #expect(device.push != nil)
    let more = Milliseconds(Int64(text.utf8.count / SyncLimits.slowestLine) * 1_000)
    device.tell(.woke, after: Replica.patience + more - Milliseconds(1_000))
    #expect(device.request == nil)
    #expect(device.replica.request != nil)
    device.tell(.woke, after: Milliseconds(2_000))
    #expect(device.replica.request == nil)
  }

  @Test("an answer that cannot be read counts as no answer")
  func damage() throws {
    var device = TestDevice(game(1), at: 3)
    let request = try #require(device.request)
    device.tell(.answered(request.number, .body(Array("<html>".utf8))))
    #expect(device.write == nil && device.request == nil)
    device.tell(.woke, after: 5_000)
    let again = try #require(device.request)
    let word = again.pull == nil ? "pastime-pushed" : "pastime-pulled"
    device.tell(.answered(again.number, .body(Array("\(word) 2 x\n".utf8))))
    #expect(device.replica.status == .refused(.laterFormat, 1))
  }

  @Test("the device asks when the server announces something new, and after a minute anyway")
  func asks() {
    var device = TestDevice(at: 3)
    device.catchUp()
    device.tell(.notified(Revision(3)))
    #expect(device.request == nil)
    device.tell(.notified(Revision(4)))
    #expect(device.pull?.since == Revision(3))
    device.catchUp()
    #expect(device.wake == device.now + Replica.pollInterval)
    device.tell(.woke, after: Replica.pollInterval)
    #expect(device.pull != nil)
  }

  @Test("the device asks again if the server announces something new during a request")
  func notifiedMeanwhile() {
    var device = TestDevice(at: 3)
    let request = device.request
    device.tell(.notified(Revision(9)))
    device.pulled([], to: request)
    #expect(device.pull != nil)
  }

  @Test("a clock that a closing page overwrote is mended, at once or at the next launch")
  func clock() {
    let clock = { Row(key: "clock/0000000000000000000000000000000a", text: $0) }
    var device = TestDevice(clock("90"), at: 3, areKept: true)
    device.catchUp()
    device.tell(.changed(clock("5")))
    #expect(device.write?.changes == [RowChange(clock("90"), over: clock("5").text)])
    // Nobody reported it: the mark is of another text.
    device = TestDevice()
    var contents = StorageContents(rows: [clock("5")])
    contents.marks = [Mark(key: clock("90").key, text: Fingerprint(of: clock("90").text))]
    contents.cursor = Cursor(generation: generation, cursor: Revision(20))
    device.tell(.loaded(contents))
    device.catchUp()
    #expect(device.push?.rows == [clock("5")])
    device.pushed([.behind(Revision(8))], to: device.request)
    device.tell(.written)
    #expect(device.pull?.since == Revision(7))
    device.pulled([(8, clock("90"))], to: device.request)
    #expect(device.write?.changes == [RowChange(clock("90"), over: clock("5").text)])
  }

  @Test("a row that does not travel is neither sent nor accepted")
  func privateRows() {
    let motion = Row(key: "setting/motion", text: "1 0000000000000001 off")
    var device = TestDevice(motion, at: 3)
    #expect(device.replica.status == .kept)
    device.pulled([(4, Row(key: "device", text: "0123456789abcdef"))], to: device.request)
    #expect(device.write?.changes == [])
    device.tell(.changed(motion))
    device.tell(.written)
    #expect(device.push == nil)
  }

  @Test("rows of later versions are passed on byte for byte")
  func laterRows() {
    let later = Row(key: "race/7", text: "\u{1E} \n\t 🐧")
    var device = TestDevice(later, at: 3)
    device.catchUp()
    #expect(device.push?.rows == [later])
    device = TestDevice(at: 3)
    device.pulled([(4, later)], to: device.request)
    #expect(device.write?.changes.map(\.row) == [later])
  }

  @Test("a storage that refuses holds up other devices' rows, but not this device's rows")
  func fullStorage() {
    var device = TestDevice(at: 3)
    device.pulled([(4, game(1))], to: device.request)
    device.tell(.notWritten)
    #expect(device.replica.status == .refused(.storage, 0))
    device.tell(.changed(game(2)))
    #expect(device.push?.rows == [game(2)])
    device.pushed([.stored], to: device.request)
    device.tell(.woke, after: 2_000)
    #expect(device.write?.changes.map(\.row) == [game(1)])
    #expect(device.write?.cursor?.cursor == Revision(4))
    #expect(device.write?.marks.count == 2)
    device.tell(.written)
    #expect(device.replica.status == .kept)
  }

  @Test("a device that was away for a year catches up in at most sixty requests")
  func yearAway() throws {
    var store = MemoryStore()
    store.add(ada, generation: generation)
    for part in 0..<100 {
      let rows = (0..<100).map { number in
        Row(
          key: "record/0000000000000000000000000000\(1000 + part * 10 + number / 10)-\(number)",
          text: String(repeating: "move \(number)\n", count: 60))
      }
      let sorted = rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      _ = try store.keep(Push(generation: generation, rows: sorted), of: ada)
    }
    var device = TestDevice(game(1, "only here"), at: 0)
    var requests = 0
    var stored = 0
    while let request = device.request {
      requests += 1
      let body =
        try request.push.map { try store.keep($0, of: ada).text }
        ?? request.pull.map { try store.answer($0, of: ada).text } ?? []
      device.tell(.answered(request.number, .body(body)))
      if let write = device.write {
        stored += write.changes.count
        if device.request == nil { device.tell(.written) }
      }
    }
    #expect(requests <= 60)
    #expect(stored == 10_000)
    #expect(device.replica.status == .kept)
  }
}
