#if arch(wasm32)

  import ByteStrings

  /// What passes between a coach and the worker that runs it, as bytes.
  public struct CoachMailbox<Worker: CoachWorker> {
    private var worker = Worker()
    private let inbox = SharedBuffer()
    private let outbox = SharedBuffer()

    /// Nothing has come yet.
    public init() {}

    /// Room for `count` bytes, which the worker writes before the call that they belong to.
    public func room(for count: Int32) -> UnsafeMutablePointer<UInt8> {
      inbox.room(for: Int(count))
    }

    /// A file that the game needs has come.
    public mutating func learn(_ count: Int32) { worker.learn(inbox.takeBytes(Int(count))) }

    /// Answers a question that has come: the count of bytes of `reply`, 0 where there is nothing to say.
    public mutating func answer(_ count: Int32) -> Int32 {
      let page = worker.answer(inbox.takeBytes(Int(count)))?.text ?? []
      outbox.fill(page)
      return Int32(page.count)
    }

    /// Where `answer` wrote.
    public var reply: UnsafeMutablePointer<UInt8> { outbox.room(for: 0) }
  }

#endif
