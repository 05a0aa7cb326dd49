// A program only for tests: it does with a record what the page's program does, without the page.
// It is built from the same modules, in the same way.

#if arch(wasm32)

  import ByteStrings
  import Library

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()
  nonisolated(unsafe) private let outboxBuffer = SharedBuffer()

  /// Room for `count` bytes of a record.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  /// Replays the record in the inbox. Returns the number of bytes at `outbox()`: the transcript and
  /// the record, written again.
  @_expose(wasm, "replay")
  public func replay(count: Int32) -> Int32 {
    let record = inboxBuffer.takeBytes(Int(count))
    guard let session = (try? RecordReading(record))?.session else { return 0 }
    let answer = session.transcript + session.record
    outboxBuffer.fill(answer)
    return Int32(answer.count)
  }

  /// Where `replay` wrote.
  @_expose(wasm, "outbox")
  public func outbox() -> UnsafeMutablePointer<UInt8> {
    outboxBuffer.room(for: 0)
  }

#else

  /// Outside WebAssembly `pastime replay` does this. This type only lets the whole package build.
  @main
  enum Replay {
    static func main() {}
  }

#endif
