/// Numbers of a few bits each, one after the other, the highest bit of each first.
struct BitWriter {
  /// The bytes so far. Unused bits of the last byte are zero.
  private(set) var bytes: [UInt8] = []
  private var free = 0

  /// Appends the lowest bits of a number.
  mutating func write(_ number: Int, count: Int) {
    for bit in (0..<count).reversed() {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      free -= 1
      bytes[bytes.count - 1] |= UInt8(truncatingIfNeeded: (number >> bit & 1) << free)
    }
  }
}

/// Reads what a `BitWriter` wrote.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The number in the next bits. Bits after the end are zero.
  mutating func read(_ count: Int) -> Int {
    var number = 0
    for _ in 0..<count {
      let byte = bytes.startIndex + position >> 3
      let bit = byte < bytes.endIndex ? bytes[byte] >> UInt8(7 - position & 7) & 1 : 0
      number = number << 1 | Int(bit)
      position += 1
    }
    return number
  }

  /// Whether exactly all bits were read: only zeros are left in the last byte.
  var isAtEnd: Bool {
    guard (position + 7) >> 3 == bytes.count else { return false }
    guard position & 7 != 0, let last = bytes.last else { return true }
    return last << UInt8(position & 7) == 0
  }
}
