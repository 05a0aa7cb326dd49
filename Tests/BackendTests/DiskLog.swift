import Foundation

/// The changes of a program to the files of a folder, in order, as the library `DiskLog` logs them.
struct DiskLog {
  enum Change: Equatable {
    case opened(name: String)
    case written(offset: Int, bytes: Data)
    case truncated(length: Int)
    /// Everything before it is on the disk.
    case synced
    /// The disk does not take what was written since the last sync, and forgets it.
    case failed
    case removed
  }

  struct Entry {
    let file: Int
    let change: Change
  }

  let entries: [Entry]

  init(_ log: URL) throws {
    let bytes = try Data(contentsOf: log)
    var entries: [Entry] = []
    var position = 0
    func number<Number: FixedWidthInteger>(_: Number.Type) -> Number {
      defer { position += MemoryLayout<Number>.size }
      return bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: position, as: Number.self)
      }
    }
    while position < bytes.count {
      let kind = number(UInt8.self)
      let file = Int(number(UInt8.self))
      let offset = Int(number(Int64.self))
      let length = Int(number(UInt32.self))
      let content = bytes.subdata(in: position..<position + length)
      position += length
      let change: Change =
        switch kind {
        case 1: .opened(name: String(decoding: content, as: UTF8.self))
        case 2: .written(offset: offset, bytes: content)
        case 3: .truncated(length: offset)
        case 4: .synced
        case 6: .failed
        default: .removed
        }
      entries.append(Entry(file: file, change: change))
    }
    self.entries = entries
  }
}
