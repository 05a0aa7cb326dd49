#if arch(wasm32)

  /// Bytes that pass between Swift and JavaScript: one side writes, then the other reads.
  package final class SharedBuffer {
    /// The capacity that is kept between messages: a larger buffer is freed after its message has been read.
    private static let keptCapacity = 1 << 16

    private var start: UnsafeMutablePointer<UInt8>?
    private var capacity = 0

    package init() {}

    /// Room for `count` bytes; the previous content of the buffer is lost.
    package func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
      if let start, count <= capacity { return start }
      start?.deallocate()
      capacity = max(count, 1024)
      let room = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      start = room
      return room
    }

    /// Writes `bytes`, for JavaScript to read from `room(for:)`.
    package func fill(_ bytes: [UInt8]) {
      let room = room(for: bytes.count)
      for index in bytes.indices { room[index] = bytes[index] }
    }

    /// Takes the `count` bytes that JavaScript has written.
    package func takeBytes(_ count: Int) -> [UInt8] {
      let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
      releaseIfLarge()
      return bytes
    }

    private func releaseIfLarge() {
      guard capacity > Self.keptCapacity else { return }
      start?.deallocate()
      start = nil
      capacity = 0
    }
  }

#endif
