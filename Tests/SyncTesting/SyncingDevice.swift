import Games
import Library
import Sync

/// A device with a real replica, where nothing goes wrong: it holds its rows in memory, and asks a
/// store without a network.
public struct SyncingDevice: Sendable {
  /// What it holds.
  public private(set) var rows: [[UInt8]: [UInt8]] = [:]
  private var marks: [[UInt8]: Fingerprint] = [:]
  private var cursor = Cursor()
  private var now = Instant.zero
  /// How often it asked.
  public private(set) var requests = 0

  /// A device that holds these rows, and has never asked.
  public init(_ rows: [[UInt8]: [UInt8]] = [:]) { self.rows = rows }

  /// Plays something.
  public mutating func store(_ row: Row) { rows[row.key] = row.text }

  /// Starts, and goes on until the server has all its rows, and it has all rows of the server.
  /// - Returns: whether it came to that.
  public mutating func settle(
    at store: some RowStore, as player: PlayerID
  ) throws -> Bool {
    var store = store
    var replica = Replica(random: SeededRandom(seed: 1))
    let contents = StorageContents(
      rows: rows.map { Row(key: $0.key, text: $0.value) },
      marks: marks.map { Mark(key: $0.key, text: $0.value) }, cursor: cursor)
    var events: [Event] = [.loaded(contents)]
    var wakes: Instant?
    for _ in 0..<10_000 {
      if events.isEmpty {
        if replica.status == .kept { return true }
        now = wakes ?? now
        events = [.woke]
      }
      for effect in replica.handle(events.removeFirst(), at: now) {
        switch effect {
        case .send(let request):
          events.append(.answered(request.number, .body(try answer(request, &store, player))))
        case .write(let write):
          commit(write)
          events.append(.written)
        case .wake(let time): wakes = time
        case .tell, .show: break
        }
      }
    }
    return false
  }

  private mutating func answer(
    _ request: Request, _ store: inout some RowStore, _ player: PlayerID
  ) throws -> [UInt8] {
    requests += 1
    switch request.body {
    case .push(let push): return try store.keep(Push(text: push.text), of: player).text
    case .pull(let pull): return try store.answer(Pull(query: pull.query), of: player).text
    }
  }

  private mutating func commit(_ write: StorageWrite) {
    for change in write.changes { rows[change.key] = change.row.text }
    if write.forgetsMarks { marks = [:] }
    for mark in write.marks { marks[mark.key] = mark.text }
    cursor = write.cursor ?? cursor
  }
}
