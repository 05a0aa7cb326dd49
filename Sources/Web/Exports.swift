// What the page may call, as docs/bridge.md describes it. The page never calls one of these while
// another runs, so the application need not be re-entrant.

#if arch(wasm32)

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()
  nonisolated(unsafe) private let outboxBuffer = SharedBuffer()

  /// Room for `count` bytes, which the page writes before the call that they belong to.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  /// Rows from storage, each `key NUL text NUL`.
  @_expose(wasm, "stored")
  public func stored(count: Int32) {
    takeRows(count) { application?.stored(key: $0, text: $1) }
  }

  /// Rows that another page stored, each `key NUL text NUL`.
  @_expose(wasm, "changed")
  public func changed(count: Int32) {
    takeRows(count) { application?.changed(key: $0, text: $1) }
  }

  private func takeRows(_ count: Int32, _ take: ([UInt8], [UInt8]) -> Void) {
    let rows = inboxBuffer.takeBytes(Int(count)).split(
      separator: 0, omittingEmptySubsequences: false)
    for index in stride(from: 0, to: rows.count - 1, by: 2) {
      take(Array(rows[index]), Array(rows[index + 1]))
    }
  }

  /// Builds the first page, for a fragment of the address.
  @_expose(wasm, "start")
  public func start(count: Int32, storage: Int32) {
    application?.start(fragment: inboxBuffer.takeBytes(Int(count)), keepsNothing: storage != 0)
  }

  /// An event at a node; answers 1 when it was handled.
  @_expose(wasm, "dispatch")
  public func dispatch(event: Int32, node: Int32, count: Int32, flags: Int32) -> Int32 {
    let text = inboxBuffer.takeText(Int(count))
    let handled = application?.dispatch(event: event, node: node, text: text, flags: flags)
    return handled == true ? 1 : 0
  }

  /// The fragment of the address has changed.
  @_expose(wasm, "navigated")
  public func navigated(count: Int32) {
    application?.navigated(fragment: inboxBuffer.takeBytes(Int(count)))
  }

  /// The page came into view (1), or left it (0).
  @_expose(wasm, "visible")
  public func visible(state: Int32) {
    application?.visible(state != 0)
  }

  /// A timer is due.
  @_expose(wasm, "woke")
  public func woke(timer: Int32) {
    application?.woke(timer: timer)
  }

  /// The outcome of a request, with its bytes.
  @_expose(wasm, "answered")
  public func answered(request: Int32, status: Int32, count: Int32) {
    let bytes = inboxBuffer.takeBytes(Int(count))
    application?.answered(request: request, status: status, bytes: bytes)
  }

  /// A new version of the page waits.
  @_expose(wasm, "updated")
  public func updated() {
    application?.updated()
  }

  /// Replays the record in the inbox; answers the count of bytes at `outbox()`.
  @_expose(wasm, "replay")
  public func replay(count: Int32) -> Int32 {
    let transcript = application?.replay(record: inboxBuffer.takeBytes(Int(count))) ?? []
    outboxBuffer.fill(transcript)
    return Int32(transcript.count)
  }

  /// Where `replay` wrote.
  @_expose(wasm, "outbox")
  public func outbox() -> UnsafeMutablePointer<UInt8> {
    outboxBuffer.room(for: 0)
  }

#else

  /// Away from WebAssembly there is no page to drive: this only lets the whole package build.
  @main
  enum Web {
    static func main() {}
  }

#endif
