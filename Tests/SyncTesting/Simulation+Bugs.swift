import Games
import Library
import Sync

/// What devices with a planted bug see.
extension Simulation {
  mutating func epoch() throws -> Epoch {
    try store.answer(Pull(since: .zero, limit: 1), of: playerID).epoch
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
  mutating func seen(_ epoch: Epoch, by device: Int) throws -> Epoch {
    if bug != .epochIsIgnored { return epoch }
    let first = devices[device].firstEpoch ?? devices[device].storage.bookmark.epoch ?? epoch
    devices[device].firstEpoch = first
    return first
  }
}

extension PullAnswer {
  /// An answer as a house with a planted bug gives it.
  init(epoch: Epoch, to pull: Pull, rows: [KeptRow], more: Bool) {
    let further = rows.last.map { [KeptRow($0.row, revision: $0.revision.advanced(by: 1))] } ?? []
    self.init(
      epoch: epoch, to: Pull(since: pull.since, limit: max(rows.count, more ? 1 : pull.limit)),
      rows: rows + (more ? further : []))
  }
}
