import Games
import Testing

@testable import Library

/// Texts of rows as they come from tabs, devices and damage, made from golden records.
struct RandomRows {
  /// A golden record, with where each line of it ends, from the end of its header on.
  private typealias Golden = (bytes: [UInt8], ends: [Int])

  private var random: SeededRandom
  private let records: [Golden]

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    records = try GameKind.allCases.flatMap { GoldenRecord.all(in: "\($0.keyword)") }.map {
      let bytes = try $0.bytes()
      let feeds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      let header = feeds.firstIndex { bytes[$0 - 1] == UInt8(ascii: "\n") } ?? 0
      return (bytes, feeds[header...].map { $0 + 1 })
    }
  }

  mutating func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  /// A key, and what makes texts for it.
  mutating func key() -> RowKey {
    let id = identity(UInt64(draw(3)))
    switch draw(9) {
    case 0...2: return .record(id)
    case 8: return .friends(id)
    case 3: return .gone(id.identity)
    case 4: return .clock(id)
    case 5: return .setting(Array("pegs".utf8))
    case 6: return .theme(Fingerprint(of: theme))
    default: return draw(2) == 0 ? .device : .settings
    }
  }

  private let theme = Array("name=Ours color=red emoji=a pairs=all".utf8)

  /// Three related texts.
  mutating func triple(of key: RowKey) -> [[UInt8]] {
    let record = records[draw(records.count)]
    return (0..<3).map { _ in text(of: key, from: record) }
  }

  private mutating func text(of key: RowKey, from record: Golden) -> [UInt8] {
    switch draw(12) {
    case 0: return []
    case 1: return damaged(Array("0 \(draw(9)) damage".utf8))
    default: break
    }
    switch key {
    case .record, .friends:
      let lines = RecordLines([]).adding((0...draw(3)).map { _ in line(of: record) })
      return draw(9) == 0 ? damaged(lines.text) : lines.text
    case .gone:
      var deletion = Deletion()
      for _ in 0..<draw(4) {
        deletion.delete((0...draw(2)).map { _ in line(of: record) })
        if draw(2) == 0 { deletion.undo() }
      }
      return deletion.text
    case .clock: return Array("\(draw(20) * draw(9000))".utf8)
    case .setting:
      let value = ["", "circle", "square"][draw(3)]
      let device = SettingValue.device(UInt64(draw(3)))
      return SettingValue(count: Int64(draw(4)), device: device, value: Array(value.utf8)).text
    case .theme: return draw(2) == 0 ? theme : damaged(theme)
    case .device: return SettingValue.device(UInt64(draw(3)))
    case .settings: return Array(["pegs circle\n", "palette colour-blind\n"][draw(2)].utf8)
    }
  }

  /// A beginning of a record, which may go on in another way.
  private mutating func line(of record: Golden) -> [UInt8] {
    var line = Array(record.bytes[..<record.ends[draw(record.ends.count)]])
    for move in 0..<draw(3) { line += Array("99999\(move) \(draw(2)) other\n".utf8) }
    return line
  }

  private mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...draw(2) where !text.isEmpty {
      let place = draw(text.count)
      switch draw(3) {
      case 0: text.remove(at: place)
      case 1: text[place] = UInt8(draw(127) + 1)
      default: text.insert([0x1E, 0x0A, 0x20][draw(3)], at: place)
      }
    }
    return text
  }
}

@Suite("Joining rows")
struct RowJoinTests {
  private func join(_ ours: [UInt8], _ theirs: [UInt8], _ key: RowKey) -> [UInt8] {
    RowJoin.join(ours, theirs, of: key.text)
  }

  @Test("joining is associative, commutative and idempotent, for any bytes", arguments: 0..<10)
  func laws(seed: Int) throws {
    var rows = try RandomRows(seed: UInt64(seed))
    for _ in 0..<1000 {
      let key = rows.key()
      let texts = rows.triple(of: key)
      let (a, b, c) = (texts[0], texts[1], texts[2])
      let ab = join(a, b, key)
      let isLawful =
        ab == join(b, a, key) && join(ab, c, key) == join(a, join(b, c, key), key)
        && join(ab, b, key) == ab && join(ab, ab, key) == ab && join(a, [], key) == join(a, a, key)
      if !isLawful { Issue.record("\(key): \(texts.map { text($0) })") }
    }
  }

  @Test("nothing that was played is lost: each line is the beginning of one that is kept")
  func nothingIsLost() throws {
    var rows = try RandomRows(seed: 34)
    let key = RowKey.record(identity(1))
    for _ in 0..<1500 {
      let texts = rows.triple(of: key)
      let joined = RecordLines(join(join(texts[0], texts[1], key), texts[2], key)).texts
      let lines = texts.flatMap { RecordLines($0).texts }
      let isAllThere = lines.allSatisfy { line in joined.contains { $0.starts(with: line) } }
      let isNoMore = joined.allSatisfy { line in
        lines.contains(line) && joined.filter { $0.starts(with: line) }.count == 1
      }
      if !isAllThere || !isNoMore { Issue.record("\(texts.map { text($0) })") }
    }
  }

  @Test("a deletion hides only what it names, and an undoing brings it back")
  func deletionsHideWhatTheyName() throws {
    var rows = try RandomRows(seed: 56)
    let key = RowKey.gone(identity(1).identity)
    for _ in 0..<1500 {
      let texts = rows.triple(of: .record(identity(1)))
      let lines = RecordLines(texts[0]).texts
      var (mine, other) = (Deletion(), Deletion())
      mine.delete(lines)
      other.delete(RecordLines(texts[1]).texts)
      let joined = try #require(Deletion(join(mine.text, other.text, key)))
      let isExact = RecordLines(texts[2]).texts.allSatisfy {
        joined.covers($0) == (mine.covers($0) || other.covers($0))
      }
      mine.undo()
      let undone = try #require(Deletion(join(mine.text, other.text, key)))
      let isBack = lines.allSatisfy { !undone.covers($0) }
      if !isExact || !isBack { Issue.record("\(texts.map { text($0) })") }
    }
  }

  @Test("a single line is stored as every earlier version stored it", arguments: GameKind.allCases)
  func oneLine(kind: GameKind) throws {
    for record in GoldenRecord.all(in: "\(kind.keyword)") {
      let bytes = try record.bytes()
      #expect(RecordLines(bytes).text == bytes)
      #expect(join([], bytes, .record(identity(1))) == bytes)
    }
  }

  @Test("a record that goes on replaces its beginning")
  func goesOn() {
    let one = record(moves: ["1 1 slate"])
    let two = record(moves: ["1 1 slate", "2 2 trace"])
    #expect(join(one, two, .record(identity(1))) == two)
    #expect(join(two, one, .record(identity(1))) == two)
  }

  @Test("the larger clock counts, and a clock that is not a number gives way")
  func clocks() {
    let key = RowKey.clock(identity(1))
    for (ours, theirs, both) in [
      ("9", "10", "10"), ("", "0", "0"), ("x", "3", "3"), ("007", "3", "3"), ("19", "18", "19"),
    ] {
      #expect(join(Array(ours.utf8), Array(theirs.utf8), key) == Array(both.utf8))
      #expect(join(Array(theirs.utf8), Array(ours.utf8), key) == Array(both.utf8))
    }
  }

  @Test("rows of a kind that this version does not know stay as they are")
  func unknown() {
    let key = Array("later/1".utf8)
    for (ours, theirs, both) in [("", "a", "a"), ("a", "b", "b"), ("b", "aa", "aa")] {
      #expect(RowJoin.join(Array(ours.utf8), Array(theirs.utf8), of: key) == Array(both.utf8))
      #expect(RowJoin.join(Array(theirs.utf8), Array(ours.utf8), of: key) == Array(both.utf8))
    }
  }
}
