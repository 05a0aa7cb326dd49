import Games
import Library
import Sync

/// What players do in the pages of their devices, and all that they ever did.
struct SimulatedPlayer {
  /// The lines of every game that were ever played, by the key of its row.
  private(set) var lines: [[UInt8]: Set<[UInt8]>] = [:]
  /// The fingerprints of the lines that were ever deleted.
  private(set) var deleted: [[UInt8]: Set<[UInt8]>] = [:]
  /// The keys of deletions that were ever undone.
  private(set) var undone: Set<[UInt8]> = []
  /// What has to exist at the end: texts by the key of their row.
  private(set) var owned: [[UInt8]: Set<[UInt8]>] = [:]
  /// The keys of clocks that a page may have shortened by itself.
  private(set) var hastyClocks: Set<[UInt8]> = []
  private var moves = 0
  private var games = 0

  /// Something was lost with the only device that had it: only what still exists has to stay.
  mutating func own(only places: [[[UInt8]: [UInt8]]]) {
    owned = [:]
    for place in places {
      for (key, text) in place { owned[key, default: []].insert(text) }
    }
  }

  /// Does something on a device.
  /// - Returns: the rows that it wrote.
  mutating func act(
    on storage: inout SimulatedStorage, device: Int, random: inout SeededRandom
  ) -> [Row] {
    let records = storage.keys.filter { if case .record = RowKey($0) { true } else { false } }
    func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }
    var rows: [Row] = []
    switch draw(20) {
    case 0...4: rows = [begin(draw(4) == 0 ? draw(3) : nil, in: storage)]
    case 5...13:
      guard !records.isEmpty else { return write([begin(draw(3), in: storage)], to: &storage) }
      rows = play(records[draw(records.count)], in: storage, choice: draw(4), hasty: draw(4) == 0)
    case 14...15:
      guard !records.isEmpty else { return [] }
      rows = [delete(records[draw(records.count)], in: storage)]
    case 16:
      let keys = storage.keys.filter { if case .gone = RowKey($0) { true } else { false } }
      guard !keys.isEmpty else { return [] }
      rows = undo(keys[draw(keys.count)], in: storage)
    case 17: rows = [change("setting/pegs", of: device, to: "value\(draw(9))", in: storage)]
    case 18: rows = [change("setting/motion", of: device, to: "off", in: storage)]
    default:
      let length = draw(9) + 1
      rows = [Row(key: "later/1", text: String(repeating: "x", count: length) + "\(draw(9))")]
      // A version that knows the row joins it in its own way; this way is as good.
      let held = storage.rows[rows[0].key] ?? []
      rows = [Row(key: rows[0].key, text: RowJoin.join(held, rows[0].text, of: rows[0].key))]
    }
    return write(rows, to: &storage)
  }

  private mutating func write(_ rows: [Row], to storage: inout SimulatedStorage) -> [Row] {
    for row in rows {
      storage.rows[row.key] = row.text
      if !SyncRow.travels(row.key) { continue }
      owned[row.key, default: []].insert(row.text)
    }
    return rows
  }

  /// A sample has the same name on every device.
  private mutating func begin(_ sample: Int?, in storage: SimulatedStorage) -> Row {
    games += 1
    let number = sample ?? 100 + games
    let key = RowKey.record(GameID(high: 0, low: UInt64(number))).text
    let line = Array("game \(number)\n".utf8)
    lines[key, default: []].insert(line)
    return Row(key: key, text: RowJoin.join(storage.rows[key] ?? [], line, of: key))
  }

  private mutating func play(
    _ key: [UInt8], in storage: SimulatedStorage, choice: Int, hasty: Bool
  ) -> [Row] {
    guard case .record(let id) = RowKey(key), let held = storage.rows[key] else { return [] }
    let deletion = Spelling.Deletion(storage.rows[RowKey.gone(id.identity).text] ?? [])
    let open = Spelling.lines(held).filter { !deletion.hides($0) }
    guard !open.isEmpty else { return [] }
    moves += 1
    let line = open[choice % open.count] + Array("move \(moves)\n".utf8)
    lines[key, default: []].insert(line)
    let clock = RowKey.clock(id).text
    // A page that closes stores its clock without reading the stored clock.
    if hasty { hastyClocks.insert(clock) }
    let before = hasty ? 0 : Spelling.number(storage.rows[clock] ?? [])
    return [
      Row(key: key, text: RowJoin.join(held, line, of: key)),
      Row(key: clock, text: Spelling.bytes(before + 1 + moves % 7)),
    ]
  }

  private mutating func delete(_ key: [UInt8], in storage: SimulatedStorage) -> Row {
    guard case .record(let id) = RowKey(key) else { return Row(key: key, text: []) }
    let gone = RowKey.gone(id.identity).text
    var deletion = Spelling.Deletion(storage.rows[gone] ?? [])
    if !deletion.isDeleted {
      deletion.count += 1
      deletion.lines = []
    }
    for line in Spelling.lines(storage.rows[key] ?? []) {
      let print = Fingerprint(of: line).digits
      deletion.lines.insert(print)
      deleted[gone, default: []].insert(print)
    }
    return Row(key: gone, text: deletion.text)
  }

  private mutating func undo(_ gone: [UInt8], in storage: SimulatedStorage) -> [Row] {
    var deletion = Spelling.Deletion(storage.rows[gone] ?? [])
    guard deletion.isDeleted else { return [] }
    deletion.count += 1
    deletion.lines = []
    undone.insert(gone)
    return [Row(key: gone, text: deletion.text)]
  }

  private func change(
    _ key: String, of device: Int, to value: String, in storage: SimulatedStorage
  ) -> Row {
    let held = storage.rows[Array(key.utf8)] ?? []
    let count = Spelling.number(held.prefix { $0 != UInt8(ascii: " ") }) + 1
    let digits = "000000000000000\(device)"
    return Row(key: key, text: "\(count) \(digits) \(value)")
  }
}

extension Row {
  /// A row as tests write it.
  public init(key: String, text: String) {
    self.init(key: Array(key.utf8), text: Array(text.utf8))
  }
}
