#if arch(wasm32)

  import ByteStrings

  /// The exchange of bytes between a coach and the worker that runs it.
  public struct CoachMailbox {
    private var worker = CoachWorker()
    private let inbox = SharedBuffer()
    private let outbox = SharedBuffer()

    /// An empty mailbox.
    public init() {}

    /// Room for `count` bytes, which the worker writes before the call that they belong to.
    public func room(for count: Int32) -> UnsafeMutablePointer<UInt8> {
      inbox.room(for: Int(count))
    }

    /// Receives a file that the game needs.
    public mutating func learn(_ count: Int32) { worker.learn(inbox.takeBytes(Int(count))) }

    /// Answers a received question. Returns the number of bytes of `reply`, 0 if there is no answer.
    public mutating func answer(_ count: Int32) -> Int32 {
      let page = worker.answer(inbox.takeBytes(Int(count)))?.text ?? []
      outbox.fill(page)
      return Int32(page.count)
    }

    /// The bytes that `answer` wrote.
    public var reply: UnsafeMutablePointer<UInt8> { outbox.room(for: 0) }
  }

#endif
