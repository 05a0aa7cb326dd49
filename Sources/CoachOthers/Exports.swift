// What the coach's worker may call, as docs/bridge.md describes it. It never calls one of these while
// another runs.

#if arch(wasm32)

  import ByteStrings
  import CoachPages

  /// The coach of the other games. There is one, and one thread.
  nonisolated(unsafe) private var desk = OthersDesk()

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()
  nonisolated(unsafe) private let outboxBuffer = SharedBuffer()

  /// Room for `count` bytes, which the worker writes before the call that they belong to.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  /// A file that the game needs.
  @_expose(wasm, "learn")
  public func learn(count: Int32) {
    desk.learn(inboxBuffer.takeBytes(Int(count)))
  }

  /// Answers a question: the count of bytes at `outbox()`, 0 where there is nothing to say.
  @_expose(wasm, "answer")
  public func answer(count: Int32) -> Int32 {
    let page = desk.answer(inboxBuffer.takeBytes(Int(count)))?.text ?? []
    outboxBuffer.fill(page)
    return Int32(page.count)
  }

  /// Where `answer` wrote.
  @_expose(wasm, "outbox")
  public func outbox() -> UnsafeMutablePointer<UInt8> {
    outboxBuffer.room(for: 0)
  }

#else

  /// Away from WebAssembly there is nothing to run: this only lets the whole package build.
  @main
  enum OthersDeskProgram {
    static func main() {}
  }

#endif
