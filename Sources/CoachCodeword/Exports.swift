// What the coach's worker may call, as docs/bridge.md describes it. It never calls one of these while
// another runs. The coach's programs share this file by links: an export has to stand in the program's own
// module, and each tells in `Worker.swift` whose coach it is.

#if arch(wasm32)

  import CoachPages

  /// There is one coach in a program, and one thread.
  nonisolated(unsafe) private var mailbox = CoachMailbox<Worker>()

  /// Room for what comes next.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> { mailbox.room(for: count) }

  /// The file that the game needs has come.
  @_expose(wasm, "learn")
  public func learn(count: Int32) { mailbox.learn(count) }

  /// A question has come. Returns how many bytes of `outbox` are the answer.
  @_expose(wasm, "answer")
  public func answer(count: Int32) -> Int32 { mailbox.answer(count) }

  /// What was answered.
  @_expose(wasm, "outbox")
  public func outbox() -> UnsafeMutablePointer<UInt8> { mailbox.reply }

#else

  /// Away from WebAssembly there is nothing to run: this only lets the whole package build.
  @main
  enum CoachProgram {
    static func main() {}
  }

#endif
