// The functions that the coach's worker may call, as described in docs/bridge.md. It never calls one while another is
// running.

#if arch(wasm32)

  import CoachPages

  /// A program has one coach and one thread.
  nonisolated(unsafe) private var mailbox = CoachMailbox()

  /// Room for the next input.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> { mailbox.room(for: count) }

  /// Receives the file that the game needs.
  @_expose(wasm, "learn")
  public func learn(count: Int32) { mailbox.learn(count) }

  /// Answers a question. Returns how many bytes of `outbox` are the answer.
  @_expose(wasm, "answer")
  public func answer(count: Int32) -> Int32 { mailbox.answer(count) }

  /// The bytes of the answer.
  @_expose(wasm, "outbox")
  public func outbox() -> UnsafeMutablePointer<UInt8> { mailbox.reply }

#else

  /// There is nothing to run outside WebAssembly. This only lets the whole package build.
  @main
  enum CoachProgram {
    static func main() {}
  }

#endif
