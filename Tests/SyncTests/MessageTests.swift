import Games
import Library
import SyncTesting
import Testing

@testable import Sync

@Suite("Messages")
struct MessageTests {
  private let push = Push(
    generation: generation, rows: [game(1, "a"), game(2, "b\u{1E}\nc"), game(3, "ü")])
  private let pull = Pull(since: Revision(7), limit: 200)

  private var answer: PushAnswer {
    PushAnswer(generation: generation, rows: [.stored, .behind(Revision(9)), .refused(.tooLong)])
  }

  private var pulled: PullAnswer {
    let rows = push.rows.enumerated().map { KeptRow($1, revision: Revision(Int64(10 + 3 * $0))) }
    return PullAnswer(generation: generation, to: Pull(since: Revision(7), limit: 2), rows: rows)
  }

  @Test("each message reads back as it was written")
  func roundTrips() throws {
    #expect(try Push(text: push.text) == push)
    #expect(try PushAnswer(text: answer.text, to: push) == answer)
    for reason in RowError.allCases {
      let answer = PushAnswer(generation: generation, rows: [.have, .have, .refused(reason)])
      #expect(try PushAnswer(text: answer.text, to: push) == answer)
    }
    #expect(try Pull(query: pull.query) == pull)
    #expect(text(pull.query) == "since=7&limit=200")
    #expect(try PullAnswer(text: pulled.text, to: pull) == pulled)
    #expect(pulled.more && pulled.next == Revision(13))
  }

  @Test("a message is text that a person can read")
  func spelling() {
    let push = Push(
      generation: generation, rows: [Row(key: "clock/x", text: "12"), Row(key: "later", text: "y")])
    #expect(text(push.text) == "pastime-push 1 0000000000000abc 2\nclock/x 2\n12\nlater 1\ny\n")
    let answer = PushAnswer(generation: generation, rows: [.behind(Revision(4)), .refused(.full)])
    #expect(text(answer.text) == "pastime-pushed 1 0000000000000abc 2\nbehind 4\nrefused full\n")
    let kept = KeptRow(Row(key: "later", text: "y"), revision: Revision(5))
    let pulled = PullAnswer(generation: generation, to: Pull(since: .zero, limit: 1), rows: [kept])
    #expect(text(pulled.text) == "pastime-pulled 1 0000000000000abc 5 all 1\n5 later 1\ny\n")
  }

  @Test("a message that is cut anywhere, or goes on after its end, is refused")
  func cuts() {
    for count in 0..<push.text.count {
      #expect(throws: MessageError.self) { try Push(text: Array(push.text.prefix(count))) }
    }
    for count in 0..<pulled.text.count {
      #expect(throws: MessageError.self) {
        try PullAnswer(text: Array(pulled.text.prefix(count)), to: pull)
      }
    }
    for count in 0..<answer.text.count {
      #expect(throws: MessageError.self) {
        try PushAnswer(text: Array(answer.text.prefix(count)), to: push)
      }
    }
    #expect(throws: MessageError.surplus) { try Push(text: push.text + [0x0A]) }
    #expect(throws: MessageError.surplus) { try PullAnswer(text: pulled.text + [0x41], to: pull) }
    #expect(throws: MessageError.surplus) { try PushAnswer(text: answer.text + [0x41], to: push) }
  }

  @Test("a message that is changed anywhere is refused, or is written as it was read")
  func changes() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<4_000 {
      var bytes = push.text
      let place = Int(random.draw(below: UInt32(bytes.count)))
      bytes[place] = UInt8(random.draw(below: 256))
      if let read = try? Push(text: bytes) { #expect(read.text == bytes) }
      bytes = pulled.text
      bytes[Int(random.draw(below: UInt32(bytes.count)))] = UInt8(random.draw(below: 256))
      if let read = try? PullAnswer(text: bytes, to: pull) { #expect(read.text == bytes) }
      bytes = answer.text
      bytes[Int(random.draw(below: UInt32(bytes.count)))] = UInt8(random.draw(below: 256))
      if let read = try? PushAnswer(text: bytes, to: push) { #expect(read.text == bytes) }
    }
  }

  @Test(
    "bad input is refused, and the error names the reason",
    arguments: [
      ("pastime-pull 1 0000000000000abc 1\na 1\nx\n", MessageError.otherMessage),
      ("pastime-push 2 whatever\n", .laterFormat),
      ("pastime-push 0 0000000000000abc 1\n", .malformed),
      ("pastime-push 1 0000000000000ABC 1\na 1\nx\n", .malformed),
      ("pastime-push 1 0000000000000abc 0\n", .rowCount),
      ("pastime-push 1 0000000000000abc 257\n", .rowCount),
      ("pastime-push 1 0000000000000abc 01\na 1\nx\n", .malformed),
      ("pastime-push 1 0000000000000abc 1 \na 1\nx\n", .malformed),
      ("pastime-push 1 0000000000000abc 1\na  1\nx\n", .malformed),
      ("pastime-push 1 0000000000000abc 1\nä 1\nx\n", .malformed),
      ("pastime-push 1 0000000000000abc 1\na 999999999999999999\nx\n", .tooLong),
      ("pastime-push 1 0000000000000abc 1\na 2\nx\n", .cut),
      ("pastime-push 1 0000000000000abc 1\na 1\nxy\n", .malformed),
      ("pastime-push 1 0000000000000abc 2\nb 1\nx\na 1\nx\n", .order),
      ("pastime-push 1 0000000000000abc 2\na 1\nx\na 1\ny\n", .order), ("", .cut),
    ])
  func badPushes(message: String, error: MessageError) {
    #expect(throws: error) { try Push(text: Array(message.utf8)) }
  }

  @Test(
    "an answer that leads no further, or answers something else, is refused",
    arguments: [
      ("0000000000000abc 9 more 0\n", MessageError.otherAnswer),
      ("0000000000000abc 6 all 0\n", .otherAnswer), ("0000000000000abc 8 all 0\n", .otherAnswer),
      ("0000000000000abc 7 some 0\n", .malformed),
      ("0000000000000abc 7 all 1\n7 a 1\nx\n", .order),
      ("0000000000000abc 9 all 1\n8 a 1\nx\n", .otherAnswer),
      ("0000000000000abc 8 all 201\n", .rowCount),
    ])
  func badPulled(message: String, error: MessageError) {
    let bytes = Array("pastime-pulled 1 \(message)".utf8)
    #expect(throws: error) { try PullAnswer(text: bytes, to: pull) }
  }

  @Test("an answer has a line for each row, and none in another epoch")
  func otherAnswers() throws {
    let few = PushAnswer(generation: generation, rows: [.stored])
    #expect(throws: MessageError.otherAnswer) { try PushAnswer(text: few.text, to: push) }
    let other = PushAnswer(generation: Generation(bits: 2), rows: [.stored, .stored, .stored])
    #expect(throws: MessageError.otherAnswer) { try PushAnswer(text: other.text, to: push) }
    let none = PushAnswer(generation: Generation(bits: 2), rows: [])
    #expect(try PushAnswer(text: none.text, to: push) == none)
  }

  @Test(
    "a query has one spelling",
    arguments: [
      "", "since=1", "limit=1&since=1", "since=01&limit=1", "since=1&limit=1&", "since=-1&limit=1",
    ])
  func badQueries(query: String) {
    #expect(throws: MessageError.malformed) { try Pull(query: Array(query.utf8)) }
    #expect(throws: MessageError.rowCount) { try Pull(query: Array("since=1&limit=0".utf8)) }
    #expect(throws: MessageError.rowCount) { try Pull(query: Array("since=1&limit=201".utf8)) }
  }

  @Test("the longest rows fit into a message that both sides accept")
  func limits() throws {
    let limits = SyncLimits()
    let rows = (10..<20).map {
      KeptRow(
        Row(key: "later/\($0)", text: String(repeating: "x", count: limits.rowBytes)),
        revision: Revision(999_999_999_999_999_900 + $0))
    }
    let all = Pull(since: .zero, limit: 200)
    let answer = PullAnswer(generation: generation, to: all, rows: rows)
    #expect(answer.rows.count == 3 && answer.more)
    #expect(answer.text.count <= limits.messageBytes)
    #expect(try PullAnswer(text: answer.text, to: all) == answer)
    let long = Row(key: "later/1", text: String(repeating: "x", count: limits.rowBytes + 1))
    #expect(throws: MessageError.tooLong) {
      try Push(text: Push(generation: generation, rows: [long]).text)
    }
    let bytes = [UInt8](repeating: 0x0A, count: limits.messageBytes + 1)
    #expect(throws: MessageError.tooLong) { try Push(text: bytes) }
  }
}
