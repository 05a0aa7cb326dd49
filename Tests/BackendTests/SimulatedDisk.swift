import Foundation
import Games

/// Files as a disk holds them: everything that was synced is there, and of all later changes only those that a
/// power cut happens to leave.
struct SimulatedDisk {
  fileprivate struct File {
    var name = ""
    var isThere = true
    /// The content that a power cut cannot take.
    var durable = Data()
    /// The changes since then, in order.
    var pending: [DiskLog.Change] = []
  }

  private var files: [Int: File] = [:]
  /// The files that nothing has opened yet.
  private var untouched: [String: Data]
  /// All that was written to the file with this name, on the disk or not.
  private(set) var text = Data()
  private let textName: String

  /// - Parameters:
  ///   - initial: the files that were there before, by name.
  ///   - textName: a file that is not on this disk: a reader has read it for good.
  init(initial: [String: Data], textName: String) {
    untouched = initial
    self.textName = textName
  }

  mutating func apply(_ entry: DiskLog.Entry) {
    var file = files[entry.file] ?? File()
    switch entry.change {
    case .opened(let name):
      file.name = name
      file.durable = untouched.removeValue(forKey: name) ?? Data()
    case .synced:
      for change in file.pending { change.apply(to: &file.durable) }
      file.pending = []
    case .failed: file.pending = []
    case .removed:
      file.isThere = false
      file.durable = Data()
      file.pending = []
    case .written(_, let bytes):
      if file.name == textName { text += bytes }
      file.isThere = true
      file.pending.append(entry.change)
    case .truncated:
      file.pending.append(entry.change)
    }
    files[entry.file] = file
  }

  /// The files that a power cut leaves at this moment, by name. Files that are only shared in memory are gone.
  func cut(_ random: inout SeededRandom) -> [String: Data] {
    var left = untouched
    for number in files.keys.sorted() {
      guard let file = files[number], file.isThere, file.name != textName else { continue }
      var content = file.durable
      for change in file.survivors(&random) { change.apply(to: &content) }
      left[file.name] = content
    }
    return left.filter { !$0.key.hasSuffix("-shm") }
  }
}

extension SimulatedDisk.File {
  /// None of the pending changes, the first of them, or any; the last one may be torn.
  fileprivate func survivors(_ random: inout SeededRandom) -> [DiskLog.Change] {
    if pending.isEmpty { return [] }
    switch random.draw(below: 3) {
    case 0: return []
    case 1:
      let count = Int(random.draw(below: UInt32(pending.count)))
      return pending.prefix(count) + [pending[count].torn(&random)]
    default: return pending.filter { _ in random.draw(below: 2) == 0 }
    }
  }
}

extension DiskLog.Change {
  /// Only the first sectors of what is written.
  fileprivate func torn(_ random: inout SeededRandom) -> Self {
    guard case .written(let offset, let bytes) = self else { return self }
    let sectors = UInt32(bytes.count / 512 + 1)
    let length = min(bytes.count, 512 * Int(random.draw(below: sectors)))
    return .written(offset: offset, bytes: bytes.prefix(length))
  }

  fileprivate func apply(to content: inout Data) {
    switch self {
    case .written(let offset, let bytes):
      let end = offset + bytes.count
      if content.count < end { content.append(Data(count: end - content.count)) }
      content.replaceSubrange(offset..<end, with: bytes)
    case .truncated(let length):
      if content.count > length {
        content.removeSubrange(length...)
      } else {
        content.append(Data(count: length - content.count))
      }
    case .opened, .synced, .failed, .removed: break
    }
  }
}
