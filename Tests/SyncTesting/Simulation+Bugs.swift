import Games
import Library
import Sync

/// What devices with a planted bug see.
extension Simulation {
  mutating func generation() throws -> Generation {
    try store.answer(Pull(since: .zero, limit: 1), of: playerID).generation
  }

  mutating func lastRevision() throws -> Revision {
    var since = Revision.zero
    while true {
      let answer = try store.answer(Pull(since: since, limit: 3), of: playerID)
      since = answer.next
      if !answer.more { return since }
    }
  }

  /// The epoch that a device sees in an answer.
  mutating func seen(_ generation: Generation, by device: Int) throws -> Generation {
    if bug != .epochIsIgnored { return generation }
    let first =
      devices[device].firstEpoch ?? devices[device].storage.cursor.generation ?? generation
    devices[device].firstEpoch = first
    return first
  }
}

extension PullAnswer {
  /// An answer as a server with a planted bug gives it.
  init(generation: Generation, to pull: Pull, rows: [KeptRow], more: Bool) {
    let further = rows.last.map { [KeptRow($0.row, revision: $0.revision.advanced(by: 1))] } ?? []
    self.init(
      generation: generation,
      to: Pull(since: pull.since, limit: max(rows.count, more ? 1 : pull.limit)),
      rows: rows + (more ? further : []))
  }
}
