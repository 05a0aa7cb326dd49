import Games
import Library
import Sync

/// What must not be true at the end, with the key of the row.
public enum Violation: Hashable, Sendable {
  /// A device waits for something, or does not hold what the server keeps, after ten rounds without
  /// faults.
  case stuck(String)
  /// Something that was played, chosen or deleted is gone.
  case lost(String)
  /// A line that nobody played, or that goes on in another line.
  case phantom(String)
  /// A line that nobody deleted is hidden.
  case wronglyHidden(String)
  /// A line that was deleted, and never brought back, is visible.
  case resurrected(String)
  /// The server has what should stay on a device.
  case told(String)
}

extension Simulation {
  /// Ends the faults, waits until all is quiet, and checks what has become of everything.
  public mutating func verdict() -> Set<Violation> {
    faults.isOn = false
    for device in devices.indices { devices[device].isConnected = true }
    counts.rounds = 1
    var disagreements: Set<Violation> = []
    while counts.rounds <= 10 {
      for device in devices.indices {
        tell(device, .connected(true))
        attend(device)
      }
      run(until: now + Milliseconds(40_000))
      let kept = self.kept
      disagreements = self.disagreements(with: kept)
      if disagreements.isEmpty { return losses.union(violations(in: kept)) }
      counts.rounds += 1
    }
    return losses.union(disagreements)
  }

  /// The devices that do not hold what the server keeps, or do not know that they do.
  private func disagreements(with kept: [[UInt8]: [UInt8]]) -> Set<Violation> {
    var found: Set<Violation> = []
    for device in devices {
      let status = device.replica.status
      if status != .kept { found.insert(.stuck("device \(device.number): \(status)")) }
      let rows = device.storage.travelling
      for key in Set(rows.keys).union(kept.keys) {
        // What the storage knows of the server survives a restart.
        let isMarked = kept[key].map { device.storage.marks[key] == Fingerprint(of: $0) } ?? false
        if rows[key] == kept[key], isMarked { continue }
        found.insert(.stuck("device \(device.number): \(name(key))"))
      }
    }
    return found
  }

  private mutating func violations(in kept: [[UInt8]: [UInt8]]) -> Set<Violation> {
    var found: Set<Violation> = []
    for key in kept.keys where !SyncRow.travels(key) { found.insert(.told(name(key))) }
    for (key, texts) in player.owned {
      let text = kept[key] ?? []
      for owned in texts where !says(text, owned, of: key) { found.insert(.lost(name(key))) }
    }
    for (key, text) in kept {
      guard case .record(let id) = RowKey(key) else { continue }
      let lines = Spelling.lines(text)
      if lines.count > 1 { counts.forks += 1 }
      let gone = RowKey.gone(id.identity).text
      let deletion = Spelling.Deletion(kept[gone] ?? [])
      for line in lines {
        if player.lines[key]?.contains(line) != true { found.insert(.phantom(name(key))) }
        if lines.contains(where: { $0 != line && $0.starts(with: line) }) {
          found.insert(.phantom(name(key)))
        }
        let print = Fingerprint(of: line).digits
        if deletion.hides(line), player.deleted[gone]?.contains(print) != true {
          found.insert(.wronglyHidden(name(key)))
        }
        let wasDeleted = (player.owned[gone] ?? []).contains { Spelling.Deletion($0).hides(line) }
        if wasDeleted, !player.undone.contains(gone), !deletion.hides(line) {
          found.insert(.resurrected(name(key)))
        }
      }
    }
    return found
  }

  /// Whether a text says all that another text says, as this kind of row means it.
  func says(_ text: [UInt8], _ owned: [UInt8], of key: [UInt8]) -> Bool {
    switch RowKey(key) {
    case .record:
      let lines = Spelling.lines(text)
      return Spelling.lines(owned).allSatisfy { line in lines.contains { $0.starts(with: line) } }
    case .gone:
      let (mine, other) = (Spelling.Deletion(text), Spelling.Deletion(owned))
      return mine.count > other.count
        || mine.count == other.count && mine.lines.isSuperset(of: other.lines)
    case .clock:
      return player.hastyClocks.contains(key)
        ? !text.isEmpty : Spelling.number(text) >= Spelling.number(owned)
    case .setting:
      let count = { (text: [UInt8]) in Spelling.number(text.prefix { $0 != 0x20 }) }
      return count(text) >= count(owned)
    default: return text.count >= owned.count
    }
  }

  func name(_ key: [UInt8]) -> String { String(decoding: key, as: UTF8.self) }
}
