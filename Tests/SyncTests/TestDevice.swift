import Games
import GamesTesting
import Library
import Sync
import SyncTesting

extension Instant: ExpressibleByIntegerLiteral {}

/// A replica under test: it gets one event at a time, and the test looks at its effects.
struct TestDevice {
  var replica: Replica
  var now = Instant.zero
  /// All its effects of the last event.
  var effects: [Effect] = []

  init(limits: SyncLimits = SyncLimits()) {
    replica = Replica(random: SeededRandom(seed: 1), limits: limits)
  }

  /// A device that holds rows and has read the server up to a revision; all rows are kept, or none.
  init(_ rows: Row..., at revision: Int64 = 0, areKept: Bool = false) {
    self.init()
    var contents = StorageContents(rows: rows)
    contents.cursor = Cursor(generation: generation, cursor: Revision(revision))
    if areKept {
      contents.marks = rows.map { Mark(key: $0.key, text: Fingerprint(of: $0.text)) }
    }
    tell(.loaded(contents))
  }

  mutating func tell(_ event: Event, after wait: Milliseconds = 0) {
    now = now + wait
    effects = replica.handle(event, at: now)
  }

  var request: Request? { effects.lazy.compactMap(\.request).first }
  var push: Push? { request?.push }
  var pull: Pull? { request?.pull }
  var write: StorageWrite? { effects.lazy.compactMap(\.write).first }

  var wake: Instant? {
    for case .wake(let time) in effects { return time }
    return nil
  }

  /// The server answers a pull.
  mutating func pulled(
    _ rows: [(Int64, Row)], to request: Request?, generation: Generation = generation,
    more: Bool = false
  ) {
    guard let request, let pull = request.pull else { return }
    var kept = rows.map { KeptRow($1, revision: Revision($0)) }
    let limit = more ? kept.count : pull.limit
    if more, let last = kept.last {
      kept.append(KeptRow(last.row, revision: last.revision.advanced(by: 1)))
    }
    let answer = PullAnswer(
      generation: generation, to: Pull(since: pull.since, limit: limit), rows: kept)
    tell(.answered(request.number, .body(answer.text)))
  }

  /// The server answers a push.
  mutating func pushed(
    _ rows: [RowAnswer], to request: Request?, generation: Generation = generation
  ) {
    guard let request else { return }
    let answer = PushAnswer(generation: generation, rows: rows)
    tell(.answered(request.number, .body(answer.text)))
  }

  /// The server answers the first question after the launch: there is nothing new.
  mutating func catchUp() { pulled([], to: request) }
}
